import { colorFromPacked } from '../../color/color';
import { formatHex } from '../../color/format';
import type { PaletteEntry } from './paletteHistory';
import styles from './PaletteMiniature.module.css';

/** The colors alone, side by side. */
export const PaletteMiniature = ({ entries }: { readonly entries: readonly Pick<PaletteEntry, 'rgb'>[] }) => {
  const hexes = entries.map(({ rgb }) => formatHex(colorFromPacked(rgb)));
  return (
    <span className={styles.strip}>
      {hexes.map((hex, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- a saved palette may have a color twice
        <i key={i} style={{ background: hex }}>
          <span className={styles.unseen}>{hex}</span>
        </i>
      ))}
    </span>
  );
};

import { formatHex } from '../../color/format';
import type { Hex } from '../../color/types';
import { useListLatestQuery } from '../../state/palette/latestPalettesApi';
import { ColorStrip } from '../../ui/ColorStrip';
import styles from './LatestPalettes.module.css';

const MOST = 4;
/** For users who have saved nothing yet. */
const BUILT_IN: readonly Hex[] = ['#1D1B31', '#6C3B8F', '#D65C8B', '#F7B267', '#FBEFE0'];

/** The user's latest saved palettes, one above the other. */
export const LatestPalettes = () => {
  const { data, isLoading } = useListLatestQuery(MOST);
  const latest = data?.map(({ colors }) => colors.map((color) => formatHex(color))) ?? [];
  const strips = latest.length > 0 || isLoading ? latest : [BUILT_IN];
  return (
    <div className={styles.palettes} aria-hidden>
      {strips.map((hexes, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- two saved palettes may have the same colors
        <ColorStrip key={i} hexes={hexes} />
      ))}
    </div>
  );
};

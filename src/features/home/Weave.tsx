import { formatHex } from '../../color/format';
import type { Palette } from '../../color/types';
import { ColorStrip } from '../../ui/ColorStrip';
import type { VariableStyle } from '../../ui/variableStyle';
import styles from './ExploreTile.module.css';

/** The offset of each row in pixels, and the relative widths of its three palettes. */
const ROWS: readonly { readonly shift: number; readonly parts: readonly number[] }[] = [
  { shift: -20, parts: [2, 3, 2] },
  { shift: 28, parts: [3, 2, 3] },
  { shift: -44, parts: [2, 2, 3] },
  { shift: 10, parts: [3, 2, 2] },
  { shift: -30, parts: [2, 3, 2] },
  { shift: 36, parts: [3, 2, 3] },
];
const PER_ROW = 3;

const Strip = ({ palette, part }: { readonly palette: Palette | undefined; readonly part: number }) => (
  <span className={styles.strip} style={{ flexGrow: part }}>
    {palette && <ColorStrip hexes={palette.map((color) => formatHex(color))} />}
  </span>
);

/** A pattern of palettes; if there are few, they repeat. Without any, every place is empty. */
export const Weave = ({ palettes }: { readonly palettes: readonly Palette[] }) => (
  <div className={styles.weave}>
    {ROWS.map(({ shift, parts }, row) => {
      const style: VariableStyle = { '--shift': `${shift}px` };
      return (
        <div key={shift} className={styles.row} style={style}>
          {parts.map((part, place) => (
            // Positions in a pattern that never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <Strip key={place} part={part} palette={palettes[(row * PER_ROW + place) % palettes.length]} />
          ))}
        </div>
      );
    })}
  </div>
);

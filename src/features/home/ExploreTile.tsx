import { formatHex } from '../../color/format';
import type { Palette } from '../../color/types';
import { PATHS } from '../../domain/paths';
import { ColorStrip } from '../../ui/ColorStrip';
import type { VariableStyle } from '../../ui/variableStyle';
import styles from './ExploreTile.module.css';
import { HomeTile } from './HomeTile';
import { useTrendingPalettes } from './useTrendingPalettes';

/** How far each row is shifted in pixels, and the parts of its three palettes. */
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

/** What the community uses most, woven together. */
export const ExploreTile = () => {
  const palettes = useTrendingPalettes(ROWS.length * PER_ROW);
  return (
    <HomeTile path={PATHS.explore} title="Explore palettes" text="Trending palettes from the community">
      <div className={styles.weave}>
        {ROWS.map(({ shift, parts }, row) => {
          const style: VariableStyle = { '--shift': `${shift}px` };
          return (
            <div key={shift} className={styles.row} style={style}>
              {parts.map((part, place) => (
                // Places of a pattern that never changes.
                // oxlint-disable-next-line react/no-array-index-key
                <Strip key={place} part={part} palette={palettes[row * PER_ROW + place]} />
              ))}
            </div>
          );
        })}
      </div>
    </HomeTile>
  );
};

import { colorFromHex } from '../../color/color';
import { formatHex } from '../../color/format';
import type { Color } from '../../color/types';
import { PATHS } from '../../domain/paths';
import { OptionalImage } from '../../ui/OptionalImage';
import type { VariableStyle } from '../../ui/variableStyle';
import { HomeTile } from './HomeTile';
import { useStillBars } from './useStillBars';
import styles from './VideoTile.module.css';

type Shot = { readonly time: string; readonly still: string; readonly colors: readonly Color[] };

const shot = (time: string, still: string, ...hexes: string[]): Shot => ({
  time,
  still: `/weekly/${still}.jpg`,
  colors: hexes.map((hex) => colorFromHex(hex)),
});

/** Three shots of built-in videos, and the colors of each from light to dark. */
const SHOTS: readonly Shot[] = [
  shot('0:05', 'slow-tide', '#F1EBDD', '#9CCFC0', '#2F8F8B', '#14535C', '#0B2B33'),
  shot('0:25', 'ember-silk', '#FDE5C9', '#F69955', '#D5412D', '#6F123D', '#220A1B'),
  shot('0:45', 'night-market', '#FFE3A8', '#FF8A3D', '#C2316B', '#3B1C59', '#0D1021'),
];
const Video = ({ time, still, colors }: Shot) => {
  const { bars, read } = useStillBars(still, colors);
  return (
    <div className={styles.shot}>
      <div className={styles.still}>
        <OptionalImage src={still} loading="lazy" onLoad={() => void read()} />
        <span className={styles.time}>{time}</span>
      </div>
      <div className={styles.bars}>
        {bars.map((shares, bar) => (
          // Bars are identified by their position, and never move.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={bar}>
            {colors.map((color, index) => {
              const style: VariableStyle = { '--c': formatHex(color), '--share': shares[index] ?? 0 };
              return <i key={formatHex(color)} style={style} />;
            })}
          </span>
        ))}
      </div>
    </div>
  );
};

/** Video frames above the bars of their colors, read live from them. */
export const VideoTile = () => (
  <HomeTile path={PATHS.video} title="Video to palette" badge="NEW" text="Six palettes from every frame">
    <div className={styles.film}>
      {SHOTS.map((each) => (
        <Video key={each.still} {...each} />
      ))}
    </div>
  </HomeTile>
);

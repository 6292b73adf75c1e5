import { readableInk } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import type { Palette } from '../../../color/types';
import styles from './HexStrip.module.css';

/** The colors of a palette with their values, as far as these have room. */
export const HexStrip = ({ colors }: { readonly colors: Palette }) => (
  <div className={styles.strip}>
    {colors.map((color, i) => (
      <span
        // oxlint-disable-next-line react/no-array-index-key -- a palette may hold a color twice
        key={i}
        className={styles.color}
        style={{ background: formatHex(color), color: readableInk(color.rgb) }}
      >
        <span className={styles.hex}>{formatHex(color).slice(1)}</span>
      </span>
    ))}
  </div>
);

import { X } from 'lucide-react';
import { sameColor } from '../../../color/color';
import { formatHex } from '../../../color/format';
import type { Palette } from '../../../color/types';
import { colorsOf, removeColor } from '../../../domain/themeHueMessages';
import styles from './AnchorChips.module.css';

type AnchorChipsProps = {
  /** The id of the scale. */
  readonly scale: string;
  readonly colors: Palette;
  readonly onRemove: (index: number) => void;
};

/** The exact colors of a scale, each with a remove button. */
export const AnchorChips = ({ scale, colors, onRemove }: AnchorChipsProps) => (
  <ul className={styles.chips} aria-label={colorsOf(scale)}>
    {colors.map((color, index) => {
      const hex = formatHex(color);
      const label = removeColor(hex, scale);
      return (
        <li
          key={`${hex} ${colors.slice(0, index).filter((one) => sameColor(one, color)).length}`}
          className={styles.chip}
        >
          <span className={styles.swatch} style={{ background: hex }} aria-hidden />
          <span className={styles.hex}>{hex}</span>
          <button
            type="button"
            className={styles.remove}
            data-index={index}
            aria-label={label}
            title={label}
            onClick={() => onRemove(index)}
          >
            <X aria-hidden />
          </button>
        </li>
      );
    })}
  </ul>
);

import { Check } from 'lucide-react';
import { memo, type CSSProperties } from 'react';
import { readableInk } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import { shownName } from '../../../color/shownName';
import type { Color } from '../../../color/types';
import { MESSAGES } from '../../../domain/messages';
import { useCopied } from '../../../ui/useCopied';
import styles from './Swatch.module.css';

type SwatchProps = {
  readonly color: Color;
  /** Position in the palette, from 0. */
  readonly index: number;
  readonly isSelected: boolean;
  readonly onSelect: (index: number) => void;
};

/** One color of the strip. The whole area selects it; its hex copies itself. */
export const Swatch = memo(function Swatch({ color, index, isSelected, onSelect }: SwatchProps) {
  const { copied, copy } = useCopied();
  const hex = formatHex(color);
  const name = shownName(color);
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--color': hex,
    '--ink': readableInk(color.rgb),
  };
  return (
    <li className={styles.swatch} data-selected={isSelected || undefined} style={style}>
      <button
        type="button"
        className={styles.select}
        aria-label={`Color ${index + 1}: ${name}, ${hex}`}
        aria-current={isSelected || undefined}
        onClick={() => onSelect(index)}
      />
      <div className={styles.label}>
        <button
          type="button"
          className={styles.hex}
          aria-label={`Copy ${hex}`}
          onClick={() => void copy(hex)}
        >
          {hex}
        </button>
        {copied === hex ? (
          <span className={styles.copied}>
            <Check aria-hidden />
            {MESSAGES.copied}
          </span>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
      </div>
    </li>
  );
});

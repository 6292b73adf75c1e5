import { Check, Lock } from 'lucide-react';
import { readableInk } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import type { Color } from '../../../color/types';
import { MESSAGES } from '../../../domain/messages';
import { Switch } from '../../../ui/Switch';
import { useCopied } from '../../../ui/useCopied';
import type { VariableStyle } from '../../../ui/variableStyle';
import type { PreviewColor } from './previewColors';
import styles from './PreviewColumn.module.css';

const OUTCOME_LABELS = {
  adjusted: 'Adjusted',
  unchanged: 'Unchanged',
  locked: 'Locked',
} as const satisfies Record<PreviewColor['outcome'], string>;

const swatchStyle = (color: Color): VariableStyle => ({
  '--color': formatHex(color),
  '--ink': readableInk(color.rgb),
});

type PreviewColumnProps = {
  readonly column: PreviewColor;
  /** Position in the palette, from 0. */
  readonly index: number;
  /** Empty until the names are loaded. */
  readonly name: string;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly onUnlock: () => void;
  readonly onToggle: () => void;
};

/** A color of the palette above the adjusted one; beside it on phones. */
export const PreviewColumn = ({
  column: { original, adjusted, outcome, isActive },
  index,
  name,
  isSelected,
  onSelect,
  onUnlock,
  onToggle,
}: PreviewColumnProps) => {
  const { copied, copy } = useCopied();
  const hex = formatHex(original);
  return (
    <li className={styles.column} style={swatchStyle(original)}>
      <div className={styles.original}>
        <button
          type="button"
          className={styles.select}
          data-swatch
          aria-label={`Color ${index + 1}: ${name}, ${hex}`}
          aria-current={isSelected || undefined}
          onClick={onSelect}
        />
        <div className={styles.foot}>
          <div className={styles.label}>
            <button
              type="button"
              className={styles.hex}
              aria-label={`Copy ${hex}`}
              onClick={() => void copy(hex)}
            >
              {hex}
            </button>
            <span className={styles.name}>
              {copied === hex ? (
                <>
                  <Check aria-hidden />
                  {MESSAGES.copied}
                </>
              ) : (
                name || '\u00a0'
              )}
            </span>
          </div>
          {outcome === 'locked' && (
            <button
              type="button"
              className={styles.lock}
              aria-label={`Unlock ${name || hex}`}
              title="Unlock color"
              onClick={onUnlock}
            >
              <Lock aria-hidden />
            </button>
          )}
        </div>
      </div>
      <div className={styles.adjusted} style={swatchStyle(adjusted)}>
        <div className={styles.foot}>
          <div className={styles.label}>
            <span className={styles.hex}>{formatHex(adjusted)}</span>
            <span className={styles.name}>{OUTCOME_LABELS[outcome]}</span>
          </div>
          {outcome !== 'locked' && (
            <Switch label={`Adjust ${name || hex}`} isOn={isActive} onChange={onToggle} />
          )}
        </div>
      </div>
    </li>
  );
};

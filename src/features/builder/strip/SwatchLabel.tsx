import { Check, Lock, Pencil } from 'lucide-react';
import { memo } from 'react';
import type { Hex } from '../../../color/types';
import { MESSAGES } from '../../../domain/messages';
import { useCopied } from '../../../ui/useCopied';
import { HexField } from './HexField';
import { useSwatchActions } from './swatchActionsContext';
import { SwatchButton } from './SwatchButton';
import styles from './SwatchLabel.module.css';

type SwatchLabelProps = {
  readonly index: number;
  readonly hex: Hex;
  readonly name: string;
  readonly isSelected: boolean;
  readonly isLocked: boolean;
  /** A new value is being typed in place of the hex. */
  readonly isTyping: boolean;
};

const PENCIL = <Pencil aria-hidden />;
const LOCK = <Lock aria-hidden />;

/** The name of the color, and its lock if it has one. */
export const SwatchLabel = memo(function SwatchLabel(props: SwatchLabelProps) {
  const { index, hex, name, isSelected, isLocked, isTyping } = props;
  const { toggleLock, beginTyping } = useSwatchActions();
  const { copied, copy } = useCopied();
  return (
    <div className={styles.foot}>
      <div className={styles.label}>
        {isTyping ? (
          <HexField index={index} hex={hex} />
        ) : (
          <div className={styles.value}>
            <button
              type="button"
              className={styles.hex}
              aria-label={`Copy ${hex}`}
              onClick={() => void copy(hex)}
            >
              {hex}
            </button>
            {isSelected && (
              <div className={styles.edit}>
                <SwatchButton label="Edit hex" icon={PENCIL} onClick={beginTyping} />
              </div>
            )}
          </div>
        )}
        {copied === hex ? (
          <span className={styles.copied}>
            <Check aria-hidden />
            {MESSAGES.copied}
          </span>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
      </div>
      {isLocked && (
        // The selected swatch already has a lock button among its controls, so this one is hidden from screen readers.
        <div className={styles.lock} aria-hidden={isSelected || undefined}>
          <SwatchButton
            label="Unlock color"
            icon={LOCK}
            tabIndex={isSelected ? -1 : undefined}
            onClick={() => toggleLock(index)}
          />
        </div>
      )}
    </div>
  );
});

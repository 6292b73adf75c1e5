import { Check, Lock } from 'lucide-react';
import { memo } from 'react';
import type { Hex } from '../../../color/types';
import { MESSAGES } from '../../../domain/messages';
import { useCopied } from '../../../ui/useCopied';
import { useSwatchActions } from './swatchActions';
import { SwatchButton } from './SwatchButton';
import styles from './SwatchLabel.module.css';

type SwatchLabelProps = {
  readonly index: number;
  readonly hex: Hex;
  readonly name: string;
  readonly isSelected: boolean;
  readonly isLocked: boolean;
};

const LOCK = <Lock aria-hidden />;

/** What the color is called, and its lock where it has one. */
export const SwatchLabel = memo(function SwatchLabel(props: SwatchLabelProps) {
  const { index, hex, name, isSelected, isLocked } = props;
  const { toggleLock } = useSwatchActions();
  const { copied, copy } = useCopied();
  return (
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
        // Beside the lock of the selected swatch's controls this one is for the eye and the pointer.
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

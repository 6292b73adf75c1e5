import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Copy,
  GripVertical,
  Lock,
  LockOpen,
  Trash2,
} from 'lucide-react';
import { memo } from 'react';
import { PALETTE_MAX, PALETTE_MIN } from '../../../domain/limits';
import { MESSAGES } from '../../../domain/messages';
import type { DragHandle } from './dragHandle';
import { useIsStacked } from './stripLayout';
import { useSwatchActions } from './swatchActions';
import { SwatchButton } from './SwatchButton';
import styles from './SwatchControls.module.css';

type SwatchControlsProps = {
  readonly index: number;
  readonly count: number;
  readonly isLocked: boolean;
  readonly handle: DragHandle;
};

/** Everything that can be done with the selected swatch. Another color is no reason to render it again. */
export const SwatchControls = memo(({ index, count, isLocked, handle }: SwatchControlsProps) => {
  const { attach, instructionsId, listeners } = handle;
  const { moveBy, toggleLock, duplicate, remove } = useSwatchActions();
  const stacked = useIsStacked();
  return (
    <div className={styles.controls} data-controls>
      <div className={styles.move}>
        <SwatchButton
          {...listeners}
          ref={attach}
          aria-describedby={instructionsId}
          label="Drag to move"
          icon={<GripVertical aria-hidden />}
          control="handle"
          data-drag-handle
        />
        <SwatchButton
          label={stacked ? 'Move up' : 'Move left'}
          icon={stacked ? <ArrowUp aria-hidden /> : <ArrowLeft aria-hidden />}
          control="before"
          refusal={index === 0 ? MESSAGES.colorIsFirst : null}
          onClick={() => moveBy(index, -1)}
        />
        <SwatchButton
          label={stacked ? 'Move down' : 'Move right'}
          icon={stacked ? <ArrowDown aria-hidden /> : <ArrowRight aria-hidden />}
          control="after"
          refusal={index === count - 1 ? MESSAGES.colorIsLast : null}
          onClick={() => moveBy(index, 1)}
        />
      </div>
      <div className={styles.edit}>
        <SwatchButton
          label={isLocked ? 'Unlock color' : 'Lock color'}
          icon={isLocked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
          onClick={() => toggleLock(index)}
        />
        <SwatchButton
          label="Duplicate color"
          icon={<Copy aria-hidden />}
          control="duplicate"
          refusal={count >= PALETTE_MAX ? MESSAGES.paletteTooLarge : null}
          onClick={() => duplicate(index)}
        />
        <SwatchButton
          label="Delete color"
          icon={<Trash2 aria-hidden />}
          control="delete"
          refusal={count <= PALETTE_MIN ? MESSAGES.paletteTooSmall : null}
          onClick={() => remove(index)}
        />
      </div>
    </div>
  );
});
SwatchControls.displayName = 'SwatchControls';

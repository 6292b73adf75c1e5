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
import { MESSAGES } from '../../../domain/messages';
import { BUILDER_MESSAGES } from '../../../domain/builderMessages';
import type { DragHandle } from './dragHandle';
import { useIsStacked } from './stripLayout';
import { useSwatchActions } from './swatchActionsContext';
import { SwatchButton } from './SwatchButton';
import styles from './SwatchControls.module.css';

/** Created once: React skips an identical element. */
const ICONS = {
  handle: <GripVertical aria-hidden />,
  left: <ArrowLeft aria-hidden />,
  right: <ArrowRight aria-hidden />,
  up: <ArrowUp aria-hidden />,
  down: <ArrowDown aria-hidden />,
  locked: <Lock aria-hidden />,
  unlocked: <LockOpen aria-hidden />,
  duplicate: <Copy aria-hidden />,
  remove: <Trash2 aria-hidden />,
} as const;

type SwatchControlsProps = {
  readonly index: number;
  /** Not the palette's length, which would render this at every insertion and deletion. */
  readonly isLast: boolean;
  readonly isFull: boolean;
  readonly isSmallest: boolean;
  readonly isLocked: boolean;
  readonly handle: DragHandle;
};

/** All actions for the selected swatch. Does not render again when its color changes. */
export const SwatchControls = memo((props: SwatchControlsProps) => {
  const { index, isLast, isFull, isSmallest, isLocked, handle } = props;
  const { attach, instructionsId, isLifted, listeners } = handle;
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
          isQuiet={isLifted}
          icon={ICONS.handle}
          control="handle"
          data-drag-handle
        />
        <SwatchButton
          label={stacked ? 'Move up' : 'Move left'}
          icon={stacked ? ICONS.up : ICONS.left}
          control="before"
          refusal={index === 0 ? BUILDER_MESSAGES.colorIsFirst : null}
          onClick={() => moveBy(index, -1)}
        />
        <SwatchButton
          label={stacked ? 'Move down' : 'Move right'}
          icon={stacked ? ICONS.down : ICONS.right}
          control="after"
          refusal={isLast ? BUILDER_MESSAGES.colorIsLast : null}
          onClick={() => moveBy(index, 1)}
        />
      </div>
      <div className={styles.edit}>
        <SwatchButton
          label={isLocked ? 'Unlock color' : 'Lock color'}
          icon={isLocked ? ICONS.locked : ICONS.unlocked}
          onClick={() => toggleLock(index)}
        />
        <SwatchButton
          label="Duplicate color"
          icon={ICONS.duplicate}
          control="duplicate"
          refusal={isFull ? MESSAGES.paletteTooLarge : null}
          onClick={() => duplicate(index)}
        />
        <SwatchButton
          label="Delete color"
          icon={ICONS.remove}
          control="delete"
          refusal={isSmallest ? MESSAGES.paletteTooSmall : null}
          onClick={() => remove(index)}
        />
      </div>
    </div>
  );
});
SwatchControls.displayName = 'SwatchControls';

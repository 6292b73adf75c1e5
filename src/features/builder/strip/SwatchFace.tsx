import type { DraggableSyntheticListeners } from '@dnd-kit/core';
import { memo } from 'react';
import type { Hex } from '../../../color/types';
import type { DragHandle } from './dragHandle';
import styles from './Swatch.module.css';
import { useSwatchActions } from './swatchActionsContext';
import { SwatchControls } from './SwatchControls';
import { SwatchLabel } from './SwatchLabel';

/** 'Color 2: Palatinate blue, #2B3FD6'; the name is empty until the list of names is loaded. */
const swatchName = (index: number, name: string, hex: Hex): string =>
  `Color ${index + 1}: ${name.trim() === '' ? '' : `${name}, `}${hex}`;

type SwatchFaceProps = {
  readonly index: number;
  readonly hex: Hex;
  readonly name: string;
  readonly isSelected: boolean;
  readonly isLocked: boolean;
  readonly isTyping: boolean;
  /** What the controls of the selected swatch need to know about the palette; false for the others. */
  readonly isLast: boolean;
  readonly isFull: boolean;
  readonly isSmallest: boolean;
  readonly handle: DragHandle;
  readonly press: NonNullable<DraggableSyntheticListeners>;
};

/**
 * The content of a swatch. A component of its own, as the drag library renders the swatch whenever another is added or
 * removed.
 */
export const SwatchFace = memo(function SwatchFace(props: SwatchFaceProps) {
  const { index, hex, name, isSelected, isLocked, isTyping, isLast, isFull, isSmallest, handle, press } =
    props;
  const { select } = useSwatchActions();
  return (
    <div className={styles.face} {...press}>
      <button
        type="button"
        className={styles.select}
        data-control="select"
        aria-label={swatchName(index, name, hex)}
        data-swatch
        aria-current={isSelected || undefined}
        onClick={() => select(index)}
      />
      <SwatchLabel
        index={index}
        hex={hex}
        name={name}
        isSelected={isSelected}
        isLocked={isLocked}
        isTyping={isTyping}
      />
      {isSelected && (
        <SwatchControls
          index={index}
          isLast={isLast}
          isFull={isFull}
          isSmallest={isSmallest}
          isLocked={isLocked}
          handle={handle}
        />
      )}
    </div>
  );
});

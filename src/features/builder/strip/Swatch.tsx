import { useSortable } from '@dnd-kit/sortable';
import { memo, useMemo } from 'react';
import { readableInk } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import { PALETTE_MAX, PALETTE_MIN } from '../../../color/paletteSize';
import type { Color } from '../../../color/types';
import type { VariableStyle } from '../../../ui/variableStyle';
import { InsertButton } from './InsertButton';
import { Seam } from './Seam';
import styles from './Swatch.module.css';
import { SwatchFace } from './SwatchFace';
import type { OpenSeam } from './useSeam';

type SwatchProps = {
  /** Follows the color when it moves; above 0. */
  readonly id: number;
  readonly color: Color;
  readonly name: string;
  /** Position in the palette, from 0. */
  readonly index: number;
  readonly count: number;
  readonly isSelected: boolean;
  readonly isLocked: boolean;
  /** A new value is being typed. */
  readonly isTyping: boolean;
  /** The open colors between this swatch and the next, if any. */
  readonly seam: OpenSeam | null;
};

const sortableOptions = { animateLayoutChanges: () => false } as const;

/** One color of the strip. The whole area selects and drags it; a click on its hex copies it. */
export const Swatch = memo(function Swatch(props: SwatchProps) {
  const { id, color, name, index, count, isSelected, isLocked, isTyping, seam } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging, transform, transition } =
    useSortable({ id, ...sortableOptions });
  const instructionsId = attributes['aria-describedby'];
  const { handle, press } = useMemo(() => {
    const { onKeyDown, ...pointer } = listeners ?? {};
    const own = onKeyDown ? { onKeyDown } : {};
    return {
      handle: { attach: setActivatorNodeRef, instructionsId, isLifted: isDragging, listeners: own },
      press: pointer,
    };
  }, [setActivatorNodeRef, instructionsId, isDragging, listeners]);
  const hex = formatHex(color);
  const style: VariableStyle = {
    '--color': hex,
    '--ink': readableInk(color.rgb),
    transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
    transition,
  };
  const isLast = index === count - 1;
  const isFull = count >= PALETTE_MAX;
  return (
    <li
      ref={setNodeRef}
      className={styles.swatch}
      data-selected={isSelected || undefined}
      data-dragged={isDragging || undefined}
      data-seam={seam ? (seam.isNarrow ? 'short' : 'full') : undefined}
      style={style}
    >
      <SwatchFace
        index={index}
        hex={hex}
        name={name}
        isSelected={isSelected}
        isLocked={isLocked}
        isTyping={isTyping}
        isLast={isSelected && isLast}
        isFull={isSelected && isFull}
        isSmallest={isSelected && count <= PALETTE_MIN}
        handle={handle}
        press={press}
      />
      {seam && !isLast && !isFull && <Seam index={index} seam={seam} />}
      {!isLast && <InsertButton index={index} isOpen={seam !== null} isHidden={isFull} />}
    </li>
  );
});

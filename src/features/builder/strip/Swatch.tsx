import { useSortable } from '@dnd-kit/sortable';
import { memo, useMemo } from 'react';
import { readableInk } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import { PALETTE_MAX } from '../../../domain/limits';
import type { Color, Hex } from '../../../color/types';
import type { VariableStyle } from '../../../ui/variableStyle';
import { InsertButton } from './InsertButton';
import { Seam } from './Seam';
import styles from './Swatch.module.css';
import { useSwatchActions } from './swatchActions';
import { SwatchControls } from './SwatchControls';
import { SwatchLabel } from './SwatchLabel';
import type { OpenSeam } from './useSeam';

/** 'Color 2: Palatinate blue, #2B3FD6'; the name is blank until the list of names is there. */
const swatchName = (index: number, name: string, hex: Hex): string =>
  `Color ${index + 1}: ${name.trim() === '' ? '' : `${name}, `}${hex}`;

type SwatchProps = {
  /** Stays with the color while it moves; above 0. */
  readonly id: number;
  readonly color: Color;
  readonly name: string;
  /** Position in the palette, from 0. */
  readonly index: number;
  readonly count: number;
  readonly isSelected: boolean;
  readonly isLocked: boolean;
  /** The colors between this swatch and the next, where they are open. */
  readonly seam: OpenSeam | null;
};

/** One color of the strip. The whole area selects it and drags it; its hex copies itself. */
export const Swatch = memo(function Swatch(props: SwatchProps) {
  const { id, color, name, index, count, isSelected, isLocked, seam } = props;
  const { select } = useSwatchActions();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging, transform, transition } =
    useSortable({ id, animateLayoutChanges: () => false });
  const { onKeyDown, ...press } = listeners ?? {};
  const instructionsId = attributes['aria-describedby'];
  const handle = useMemo(
    () => ({ attach: setActivatorNodeRef, instructionsId, listeners: onKeyDown ? { onKeyDown } : {} }),
    [setActivatorNodeRef, instructionsId, onKeyDown],
  );
  const hex = formatHex(color);
  const style: VariableStyle = {
    '--color': hex,
    '--ink': readableInk(color.rgb),
    transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
    transition,
  };
  const hasNext = index < count - 1 && count < PALETTE_MAX;
  return (
    <li
      ref={setNodeRef}
      className={styles.swatch}
      data-selected={isSelected || undefined}
      data-dragged={isDragging || undefined}
      data-seam={seam ? (seam.isNarrow ? 'short' : 'full') : undefined}
      style={style}
    >
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
        {isSelected && <SwatchControls index={index} count={count} isLocked={isLocked} handle={handle} />}
        <SwatchLabel index={index} hex={hex} name={name} isSelected={isSelected} isLocked={isLocked} />
      </div>
      {hasNext && seam && <Seam index={index} seam={seam} />}
      {hasNext && <InsertButton index={index} isOpen={seam !== null} />}
    </li>
  );
});

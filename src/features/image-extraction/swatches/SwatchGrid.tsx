import { useMemo, useState, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react';

import { colorFromPacked } from '../../../color/color';
import { useAppSelector } from '../../../state/hooks';
import { useDrawnCount } from '../../../ui/useDrawnCount';
import { selectMatches } from '../imageExtractionSlice';
import { arrangeSwatches, gridShape, type GridShape } from './arrangeSwatches';
import type { SwatchOrder } from './swatchOrder';
import { cellAfterKey } from './gridSteps';
import { SwatchCell } from './SwatchCell';
import styles from './SwatchGrid.module.css';
import { useGridColumns } from './useGridColumns';

/** Cells per slice: two rows of the widest grid. */
const AT_ONCE = 80;

type SwatchGridProps = {
  /** 0xRRGGBB, unique. A swatch is identified by its index in this list. */
  readonly swatches: readonly number[];
  readonly order: SwatchOrder;
  readonly onToggle: (cell: number) => void;
};

const sideOf = (position: number, { columns, rows, flow }: GridShape): 'start' | 'end' | undefined => {
  const column = flow === 'row' ? position % columns : Math.floor(position / rows);
  if (column === 0) return 'start';
  return column === columns - 1 ? 'end' : undefined;
};

const isInLastRow = (position: number, { columns, rows, flow }: GridShape): boolean =>
  (flow === 'row' ? Math.floor(position / columns) : position % rows) === rows - 1;

const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;

/** All colors of the picture as toggles. One Tab stop; arrow keys, Home and End move between the cells. */
export const SwatchGrid = ({ swatches, order, onToggle }: SwatchGridProps) => {
  // Selected here, where React renders in slices, and not while the store is still notifying of the new picture.
  const matches = useAppSelector(selectMatches);
  const columns = useGridColumns();
  const [focused, setFocused] = useState<number | null>(null);
  const shape = useMemo(
    () => gridShape(swatches.length, columns, order.mode),
    [swatches, columns, order.mode],
  );
  const arranged = useMemo(
    () => arrangeSwatches(swatches.map(colorFromPacked), order, shape),
    [swatches, order, shape],
  );
  const count = useDrawnCount(arranged.length, AT_ONCE);
  const drawn = arranged.slice(0, count);
  const tabStop = focused !== null && focused < swatches.length ? focused : drawn[0];

  const toggle = (event: MouseEvent) => {
    const cell = cellOf(event.target)?.dataset['cell'];
    if (cell === undefined) return;
    setFocused(Number(cell));
    onToggle(Number(cell));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = cellOf(event.target)?.dataset['cell'];
    if (from === undefined) return;
    const position = cellAfterKey(event.key, drawn.indexOf(Number(from)), drawn.length, shape);
    const next = position === null ? undefined : drawn[position];
    if (next === undefined) return;
    event.preventDefault();
    setFocused(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  };

  const style: CSSProperties & Record<'--columns' | '--rows', number> = {
    '--columns': shape.columns,
    '--rows': shape.rows,
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its cells
    <div
      className={count < arranged.length ? `${styles.grid} ${styles.waiting}` : styles.grid}
      style={style}
      data-flow={shape.flow}
      role="toolbar"
      aria-label="Colors of the picture"
      onClick={toggle}
      onKeyDown={onKeyDown}
    >
      {drawn.map((cell, position) => (
        <SwatchCell
          key={cell}
          cell={cell}
          rgb={matches.get(cell) ?? swatches[cell] ?? 0}
          isInPalette={matches.has(cell)}
          isTabStop={cell === tabStop}
          side={sideOf(position, shape)}
          isInLastRow={isInLastRow(position, shape)}
        />
      ))}
    </div>
  );
};

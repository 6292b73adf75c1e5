import { useId, type ReactNode } from 'react';

import { readableInk } from '../color/contrast';
import { formatHex } from '../color/format';
import type { Color } from '../color/types';
import styles from './ColorRamp.module.css';
import { rovingItem, useRovingFocus } from './useRovingFocus';
import type { VariableStyle } from './variableStyle';

export type RampCell = {
  readonly color: Color;
  /** What the cell is, without its hex: 'Hue 233°'. */
  readonly name: string;
  /** Marked with a dot: what is chosen now, or comes nearest to it. */
  readonly isCurrent?: boolean;
};

type ColorRampProps = {
  readonly label: string;
  /** At the other end of the label: the current value, or a button. */
  readonly aside?: ReactNode;
  readonly cells: readonly RampCell[];
  readonly onChoose: (color: Color) => void;
  readonly layout?: 'above' | 'beside';
  /** Cells side by side; all of them when left out. */
  readonly columns?: number;
};

/** Cells of 44 px that fit beside each other on a phone of 390 px. */
const THUMBS_ACROSS = 7;

/** Colors to choose one of, under their label or beside it. One Tab stop: arrow keys walk, Enter and Space choose. */
export const ColorRamp = ({
  label,
  aside,
  cells,
  onChoose,
  layout = 'above',
  columns = cells.length,
}: ColorRampProps) => {
  const labelId = useId();
  const current = cells.findIndex(({ isCurrent }) => isCurrent);
  // A long row goes on two lines of a phone: no thumb meets an eleventh of its width.
  const narrowColumns = columns > THUMBS_ACROSS ? Math.ceil(columns / 2) : columns;
  const group = useRovingFocus({
    count: cells.length,
    columns: narrowColumns === columns ? columns : 'measured',
    start: Math.max(current, 0),
  });
  const grid: VariableStyle = { '--columns': columns, '--narrow-columns': narrowColumns };
  return (
    <div className={styles.ramp} data-layout={layout}>
      <div className={styles.head}>
        <span id={labelId}>{label}</span>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </div>
      <div
        {...group}
        role="toolbar"
        aria-labelledby={labelId}
        className={styles.cells}
        style={grid}
        data-folds={narrowColumns < columns || undefined}
      >
        {cells.map(({ color, name, isCurrent }, index) => {
          const hex = formatHex(color);
          const style: VariableStyle = { '--color': hex, '--ink': readableInk(color.rgb) };
          return (
            <button
              {...rovingItem(index)}
              // A place in the ramp, not a color, is what stays the same while the color changes.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              type="button"
              className={styles.cell}
              style={style}
              aria-label={`${name}, ${hex}`}
              aria-current={isCurrent ? true : undefined}
              title={hex}
              onClick={() => onChoose(color)}
            />
          );
        })}
      </div>
    </div>
  );
};

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
  /** Marked with a line, not with a ring like the knob of a slider: the current value, or the nearest to it. */
  readonly isCurrent?: boolean;
};

type ColorRampProps = {
  readonly label: string;
  /** Shown opposite the label: the current value, or a button. */
  readonly aside?: ReactNode;
  readonly cells: readonly RampCell[];
  readonly onChoose: (color: Color) => void;
  readonly layout?: 'above' | 'beside';
  /** Cells per row; all of them by default. */
  readonly columns?: number;
};

/** Number of 44 px cells that fit side by side on a phone 390 px wide. */
const THUMBS_ACROSS = 7;

/**
 * A row of colors to choose from, with its label above or beside it. One Tab stop: arrow keys move, Enter and Space
 * choose.
 */
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
  // On phones a long row is split in two: an eleventh of the width is too small a touch target.
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
              // Keyed by position, which stays the same while the color changes.
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

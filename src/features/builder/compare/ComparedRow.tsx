import { Lock } from 'lucide-react';
import { readableInk } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import type { Color } from '../../../color/types';
import type { ComparedColors, Side } from '../../../palette/comparePalettes';
import { inertWhen } from '../../../ui/inertWhen';
import type { VariableStyle } from '../../../ui/variableStyle';
import styles from './CompareDialog.module.css';

const styleOf = (color: Color): VariableStyle => ({
  '--color': formatHex(color),
  '--ink': readableInk(color.rgb),
});

type ComparedRowProps = {
  /** Counted from 1. */
  readonly place: number;
  readonly row: ComparedColors;
  /** Which color is taken; null while mixed. */
  readonly side: Side;
  /** Null if the row gives no color. */
  readonly result: Color | null;
  /** Locked in the builder: never replaced or mixed. */
  readonly isLocked: boolean;
  /** No other palette is chosen yet, so nothing can be taken over. */
  readonly isAlone: boolean;
  /** Name of the first color's palette. */
  readonly owner: string;
  readonly onTake: (side: 'first' | 'second') => void;
};

/** Two matched colors, their distance, and the resulting color. */
export const ComparedRow = ({
  place,
  row,
  side,
  result,
  isLocked,
  isAlone,
  owner: ownOwner,
  onTake,
}: ComparedRowProps) => {
  const take = (from: 'first' | 'second') => {
    const color = row[from];
    if (isAlone)
      return color ? (
        <span className={styles.color} style={styleOf(color)}>
          {formatHex(color)}
        </span>
      ) : (
        <span className={styles.place} aria-hidden />
      );
    const owner = from === 'first' ? ownOwner : 'the other palette';
    return (
      <button
        type="button"
        className={styles.color}
        style={color ? styleOf(color) : undefined}
        data-empty={color === null || undefined}
        aria-pressed={side === from}
        aria-label={
          color
            ? `Color ${place}: ${isLocked ? 'locked, ' : ''}take ${formatHex(color)} of ${owner}`
            : `Color ${place}: none, leave it out, as in ${owner}`
        }
        {...inertWhen(isLocked, () => onTake(from))}
      >
        {isLocked && from === 'first' && <Lock className={styles.lock} aria-hidden />}
        {color ? formatHex(color) : 'none'}
      </button>
    );
  };
  return (
    <li className={styles.row}>
      {take('first')}
      <span className={styles.difference}>{row.difference === null ? '–' : row.difference.toFixed(1)}</span>
      {take('second')}
      <span
        className={styles.result}
        style={result ? styleOf(result) : undefined}
        data-empty={result === null || undefined}
      >
        {result ? formatHex(result) : 'none'}
      </span>
    </li>
  );
};

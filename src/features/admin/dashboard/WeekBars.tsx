import { groupDigits } from '../../../domain/groupDigits';
import styles from './WeekBars.module.css';
import { scaleLines } from './chartScale';

type WeekBarsProps = {
  readonly kind: 'signUps' | 'upgrades';
  readonly values: readonly number[];
  readonly lineCount: number;
  readonly chosen: number | null;
};

/**
 * A bar chart of one value per week. The last week is incomplete, so its bar is hollow. Visual only: a table has the
 * values.
 */
export const WeekBars = ({ kind, values, lineCount, chosen }: WeekBarsProps) => {
  const lines = scaleLines(Math.max(0, ...values), lineCount);
  const top = lines.at(-1) ?? 1;
  const percentOf = (value: number): number => (value / top) * 100;
  return (
    <div className={styles.chart} data-kind={kind} aria-hidden>
      <svg className={styles.bars} width="100%" height="100%">
        {values.map((value, week) => (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a bar is identified by its week's position
            key={week}
            className={styles.bar}
            data-running={week === values.length - 1 || undefined}
            data-chosen={week === chosen || undefined}
            x={`${((week + 0.5) / values.length) * 100}%`}
            y={`${100 - percentOf(value)}%`}
            // Its lower corners are rounded too: they lie below the edge.
            style={{ height: value === 0 ? 0 : `calc(${percentOf(value)}% + 4px)` }}
            rx="3"
          />
        ))}
      </svg>
      {[0, ...lines].map((line) => (
        <div key={line} className={styles.line} style={{ bottom: `${percentOf(line)}%` }}>
          <span>{groupDigits(line)}</span>
        </div>
      ))}
    </div>
  );
};

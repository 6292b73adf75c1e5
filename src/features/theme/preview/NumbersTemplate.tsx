import { Fragment, memo } from 'react';
import styles from './NumbersTemplate.module.css';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const SHIFTS = ['Early', 'Noon', 'Late', 'Night'] as const;

/** Kiln utilization, 1 to 5, by shift and day. */
const BUSY: readonly (readonly number[])[] = [
  [1, 2, 2, 3, 3, 1, 1],
  [3, 4, 5, 5, 4, 2, 1],
  [2, 4, 4, 5, 5, 3, 2],
  [1, 1, 2, 2, 3, 2, 1],
];

/** Deviation from the program in degrees, by kiln. */
const OFF = [
  { kiln: 'Kiln 1', degrees: -14 },
  { kiln: 'Kiln 2', degrees: -6 },
  { kiln: 'Kiln 3', degrees: 1 },
  { kiln: 'Kiln 4', degrees: 7 },
  { kiln: 'Kiln 5', degrees: 15 },
] as const;

const WIDEST_DEGREES = 16;

const LEVELS = [1, 2, 3, 4, 5] as const;

const Legend = ({ scale, low, high }: { scale: string; low: string; high: string }) => (
  <div className={styles.legend}>
    {low}
    {LEVELS.map((level) => (
      <i key={level} style={{ background: `var(--use-${scale}-${level})` }} />
    ))}
    {high}
  </div>
);

/** Numbers as colors: amounts in a sequential scale, deviations in a diverging one. */
const NumbersTemplate = memo(() => (
  <div className={styles.board}>
    <section className={styles.part}>
      <p className={styles.title}>Kilns in use</p>
      <div className={styles.heat}>
        <span />
        {DAYS.map((day) => (
          <span key={day} className={styles.quiet}>
            {day}
          </span>
        ))}
        {SHIFTS.map((shift, row) => (
          <Fragment key={shift}>
            <span className={styles.quiet}>{shift}</span>
            {DAYS.map((day, column) => (
              <i key={day} style={{ background: `var(--use-sequential-${BUSY[row]?.[column] ?? 1})` }} />
            ))}
          </Fragment>
        ))}
      </div>
      <Legend scale="sequential" low="Few" high="All" />
    </section>
    <section className={styles.part}>
      <p className={styles.title}>Off the program, °C</p>
      {OFF.map(({ kiln, degrees }, i) => {
        const width = (Math.abs(degrees) / WIDEST_DEGREES) * 50;
        return (
          <div key={kiln} className={styles.row}>
            <span className={styles.quiet}>{kiln}</span>
            <span className={styles.track}>
              <i
                style={{
                  left: `${degrees < 0 ? 50 - width : 50}%`,
                  width: `${width}%`,
                  background: `var(--use-diverging-${i + 1})`,
                }}
              />
            </span>
            <b>{degrees > 0 ? `+${degrees}` : `${degrees}`.replace('-', '−')}</b>
          </div>
        );
      })}
      <Legend scale="diverging" low="Colder" high="Hotter" />
    </section>
  </div>
));
NumbersTemplate.displayName = 'NumbersTemplate';

export default NumbersTemplate;

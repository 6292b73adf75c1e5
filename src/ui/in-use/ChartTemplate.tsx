import { memo } from 'react';
import styles from './ChartTemplate.module.css';

/** Kilograms of honey by month: north, middle and south of the roof. */
const HARVEST = [
  { month: 'Apr', kilograms: [4, 6, 3] },
  { month: 'May', kilograms: [12, 9, 11] },
  { month: 'Jun', kilograms: [18, 14, 21] },
  { month: 'Jul', kilograms: [24, 17, 19] },
  { month: 'Aug', kilograms: [16, 12, 15] },
  { month: 'Sep', kilograms: [7, 5, 9] },
] as const;

const HIVES = ['Lime row', 'Chimney', 'South edge'] as const;

/** Geometry in SVG units: a column per month, a height per kilogram. */
const MONTH_WIDTH = 59;
const BAR_WIDTH = 13;
const BAR_STEP = 15;
const UNITS_PER_KG = 12;
const FLOOR = 300;
const GRID_KG = [0, 10, 20] as const;

/** Share of each kind of honey, clockwise from the top. */
const KINDS = [
  { name: 'Linden', percent: 46 },
  { name: 'Clover', percent: 27 },
  { name: 'Chestnut', percent: 18 },
  { name: 'Heather', percent: 9 },
] as const;

/** A circle with this radius has a circumference of 100, so that dashes are percentages. */
const RING_RADIUS = 100 / (2 * Math.PI);

const before = (index: number): number =>
  KINDS.slice(0, index).reduce((sum, { percent }) => sum + percent, 0);

/** A dashboard of three beehives' season. */
const ChartTemplate = memo(() => (
  <div className={styles.board}>
    <div className={styles.head}>
      <div>
        <p className={styles.title}>Rooftop hives</p>
        <p className={styles.quiet}>Honey taken in, April to September</p>
      </div>
      <span className={styles.button}>Add harvest</span>
    </div>
    <div className={styles.season}>
      <div className={styles.legend}>
        {HIVES.map((hive) => (
          <span key={hive}>{hive}</span>
        ))}
      </div>
      <svg className={styles.bars} viewBox="0 0 380 326">
        {GRID_KG.map((kilograms) => (
          <g key={kilograms}>
            <path d={`M24 ${FLOOR - kilograms * UNITS_PER_KG}h356`} className={styles.line} />
            <text x="0" y={FLOOR - kilograms * UNITS_PER_KG + 4} className={styles.label}>
              {kilograms}
            </text>
          </g>
        ))}
        {HARVEST.map(({ month, kilograms }, column) => (
          <g key={month} transform={`translate(${28 + column * MONTH_WIDTH} 0)`}>
            {kilograms.map((kg, hive) => (
              <rect
                key={HIVES[hive]}
                className={styles.bar}
                x={hive * BAR_STEP}
                y={FLOOR - kg * UNITS_PER_KG}
                width={BAR_WIDTH}
                height={kg * UNITS_PER_KG}
                rx="2"
              />
            ))}
            <text x="21.5" y="322" textAnchor="middle" className={styles.label}>
              {month}
            </text>
          </g>
        ))}
      </svg>
    </div>
    <div className={styles.figures}>
      <div className={styles.total}>
        <span className={styles.quiet}>This season</span>
        <b className={styles.number}>222 kg</b>
        <span className={styles.badge}>18 more than last year</span>
      </div>
      <div className={styles.kinds}>
        <svg viewBox="0 0 42 42">
          {KINDS.map(({ name, percent }, index) => (
            <circle
              key={name}
              className={styles.arc}
              cx="21"
              cy="21"
              r={RING_RADIUS}
              strokeDasharray={`${percent - 1} ${101 - percent}`}
              strokeDashoffset={25 - before(index)}
            />
          ))}
        </svg>
        <dl>
          {KINDS.map(({ name, percent }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{percent}%</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  </div>
));

export default ChartTemplate;

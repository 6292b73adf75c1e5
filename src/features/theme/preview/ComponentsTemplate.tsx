import { memo } from 'react';
import styles from './ComponentsTemplate.module.css';

const ORDERS = [
  { number: '1042', what: 'Stoneware bowls', state: 'success', said: 'Fired' },
  { number: '1043', what: 'Celadon vases', state: 'warning', said: 'Drying' },
  { number: '1044', what: 'Teapot, ash glaze', state: 'danger', said: 'Cracked' },
  { number: '1045', what: 'Porcelain cups', state: 'info', said: 'In the kiln' },
] as const;

const ALERTS = [
  { state: 'success', said: 'The kiln has reached 1,240 °C.' },
  { state: 'warning', said: 'The door has not been locked.' },
  { state: 'danger', said: 'Element 3 does not heat.' },
  { state: 'info', said: 'A firing takes eleven hours.' },
] as const;

/** Kilograms of clay by studio. */
const CLAY = [86, 72, 64, 58, 47, 40, 31, 24] as const;

/** Common parts of interfaces, using every role. */
const ComponentsTemplate = memo(() => (
  <div className={styles.sheet}>
    <div className={styles.buttons}>
      <span className={styles.button} data-role="primary">
        Start firing
      </span>
      <span className={styles.button} data-role="secondary">
        Schedule
      </span>
      <span className={styles.button} data-role="accent">
        New
      </span>
      <span className={styles.outlined}>Cancel</span>
      <span className={styles.link}>See the log</span>
    </div>
    <div className={styles.fields}>
      <div className={styles.field}>
        <b>Program</b>
        <span className={styles.input}>Stoneware, slow</span>
        <span className={styles.quiet}>Two holds, then a slow fall</span>
      </div>
      <div className={styles.field}>
        <b>Peak</b>
        <span className={styles.input} data-focused>
          1,240 °C
        </span>
        <span className={styles.quiet}>Has the focus</span>
      </div>
    </div>
    <div className={styles.alerts}>
      {ALERTS.map(({ state, said }) => (
        <span key={state} className={styles.alert} data-role={state}>
          {said}
        </span>
      ))}
    </div>
    <table className={styles.table}>
      <tbody>
        {ORDERS.map(({ number, what, state, said }) => (
          <tr key={number}>
            <td className={styles.quiet}>{number}</td>
            <td>{what}</td>
            <td>
              <span className={styles.badge} data-role={state}>
                {said}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <div className={styles.chart}>
      {CLAY.map((kilograms, i) => (
        <span
          key={kilograms}
          className={styles.bar}
          style={{ height: `${kilograms}%`, background: `var(--use-series-${i + 1})` }}
        />
      ))}
    </div>
  </div>
));
ComponentsTemplate.displayName = 'ComponentsTemplate';

export default ComponentsTemplate;

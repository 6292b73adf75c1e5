import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import { memo, type CSSProperties } from 'react';
import type { FilledRole } from '../../../theme/roles';
import styles from './ComponentsTemplate.module.css';

const ORDERS = [
  { number: '1042', what: 'Stoneware bowls', state: 'success', said: 'Fired' },
  { number: '1043', what: 'Celadon vases', state: 'warning', said: 'Drying' },
  { number: '1044', what: 'Teapot, ash glaze', state: 'danger', said: 'Cracked' },
  { number: '1045', what: 'Porcelain cups', state: 'info', said: 'In the kiln' },
] as const;

const ALERTS = [
  { state: 'success', Icon: CircleCheck, said: 'The kiln has reached 1,240 °C.' },
  { state: 'warning', Icon: TriangleAlert, said: 'The door has not been locked.' },
  { state: 'danger', Icon: CircleX, said: 'Element 3 does not heat.' },
  { state: 'info', Icon: Info, said: 'A firing takes eleven hours.' },
] as const;

/** Kilograms of clay by studio. */
const CLAY = [86, 72, 64, 58, 47, 40, 31, 24] as const;

/** An area with its text, outlined if it is faint on some ground. */
const filled = (role: FilledRole): CSSProperties => ({
  color: `var(--use-on-${role})`,
  backgroundColor: `var(--use-${role})`,
  borderColor: `var(--use-${role}-edge)`,
});

/** Common parts of interfaces, using every role. */
const ComponentsTemplate = memo(() => (
  <div className={styles.sheet}>
    <div className={styles.buttons}>
      <span className={styles.button} style={filled('primary')}>
        Start firing
      </span>
      <span className={styles.button} style={filled('secondary')}>
        Schedule
      </span>
      <span className={styles.button} style={filled('accent')}>
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
      {ALERTS.map(({ state, Icon, said }) => (
        <span key={state} className={styles.alert} style={filled(state)}>
          <Icon />
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
              <span className={styles.badge} style={filled(state)}>
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

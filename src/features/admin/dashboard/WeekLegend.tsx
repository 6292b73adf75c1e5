import type { WeekCount } from '../../../domain/admin';
import { groupDigits } from '../../../domain/groupDigits';
import styles from './WeekLegend.module.css';

/** The legend of the two kinds of bars; on phones with the values of the chosen week, as there is no tooltip. */
export const WeekLegend = ({ week }: { readonly week: WeekCount | null }) => (
  <div className={styles.legend} aria-hidden>
    <span>
      <i className={styles.key} />
      Sign-ups {week && <b className={styles.value}>{groupDigits(week.signUps)}</b>}
    </span>
    <span>
      <i className={styles.key} data-kind="upgrades" />
      PRO {week && <b className={styles.value}>{groupDigits(week.upgrades)}</b>}
    </span>
    <span>
      <i className={styles.key} data-kind="running" />
      This week so far
    </span>
  </div>
);

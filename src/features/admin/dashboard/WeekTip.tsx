import type { WeekCount } from '../../../domain/admin';
import { weekText } from '../dateText';
import { groupDigits } from '../../../domain/groupDigits';
import legend from './WeekLegend.module.css';
import styles from './WeekTip.module.css';

type WeekTipProps = {
  readonly week: WeekCount;
  /** Center of the week along the axis: 0 to 1. */
  readonly place: number;
};

/** The values of one week, over its bar. */
export const WeekTip = ({ week, place }: WeekTipProps) => (
  <div
    className={styles.tip}
    style={{ left: `clamp(0px, calc((100% - 44px) * ${place} - 74px), calc(100% - 148px))` }}
    aria-hidden
  >
    <b>{weekText(week.start)}</b>
    <div>
      <span>
        <i className={legend.key} />
        Sign-ups
      </span>
      <b>{groupDigits(week.signUps)}</b>
    </div>
    <div>
      <span>
        <i className={legend.key} data-kind="upgrades" />
        PRO
      </span>
      <b>{groupDigits(week.upgrades)}</b>
    </div>
  </div>
);

import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';

import styles from './SubscriptionNotice.module.css';

type SubscriptionNoticeProps = {
  readonly title: string;
  readonly isProblem?: boolean;
  readonly children: ReactNode;
};

export const SubscriptionNotice = ({ title, isProblem = false, children }: SubscriptionNoticeProps) => (
  <div className={styles.notice} data-problem={isProblem || undefined}>
    {isProblem ? <CircleAlert aria-hidden /> : <Info aria-hidden />}
    <div>
      <p className={styles.title}>{title}</p>
      <p>{children}</p>
    </div>
  </div>
);

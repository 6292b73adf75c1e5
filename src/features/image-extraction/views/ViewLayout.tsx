import type { ReactNode } from 'react';

import styles from './ViewsPanel.module.css';

type ViewLayoutProps = {
  readonly options: ReactNode;
  /** Actions on the view, under its options. */
  readonly action: ReactNode;
  readonly children: ReactNode;
};

/** A view of the picture with its options beside it; on phones below it. */
export const ViewLayout = ({ options, action, children }: ViewLayoutProps) => (
  <div className={styles.view}>
    <div className={styles.picture}>{children}</div>
    <div className={styles.side}>
      {options}
      {action}
    </div>
  </div>
);

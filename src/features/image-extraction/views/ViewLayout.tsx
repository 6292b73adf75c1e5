import type { ReactNode } from 'react';

import styles from './ViewsPanel.module.css';

type ViewLayoutProps = {
  readonly options: ReactNode;
  /** What can be done with the view, under its options. */
  readonly action: ReactNode;
  readonly children: ReactNode;
};

/** A view of the picture with what can be chosen for it beside it; on phones under it. */
export const ViewLayout = ({ options, action, children }: ViewLayoutProps) => (
  <div className={styles.view}>
    {children}
    <div className={styles.side}>
      {options}
      {action}
    </div>
  </div>
);

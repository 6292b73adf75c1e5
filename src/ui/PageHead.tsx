import type { ReactNode } from 'react';

import styles from './PageHead.module.css';

type PageHeadProps = {
  readonly title: string;
  /** The right side: status, quota, actions. */
  readonly children?: ReactNode;
};

export const PageHead = ({ title, children }: PageHeadProps) => (
  <div className={styles.head}>
    {/* Takes the focus after a navigation. */}
    <h1 tabIndex={-1}>{title}</h1>
    {children}
  </div>
);

import type { ReactNode } from 'react';

import styles from './PageHead.module.css';

type PageHeadProps = {
  readonly title: string;
  /** Below the title, in quieter type: counts. */
  readonly note?: string;
  /** The right side: status, quota, actions. */
  readonly children?: ReactNode;
};

export const PageHead = ({ title, note, children }: PageHeadProps) => (
  <div className={styles.head}>
    <div className={styles.words}>
      {/* Receives the focus after a navigation. */}
      <h1 tabIndex={-1}>{title}</h1>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
    {children}
  </div>
);

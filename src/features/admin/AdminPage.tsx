import type { ReactNode } from 'react';

import styles from './AdminPage.module.css';

type AdminPageProps = {
  readonly title: string;
  readonly note?: ReactNode;
  readonly tools?: ReactNode;
  /** Lines of text and switches are easier to read in a narrow column. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
};

/** A page of the back office: title, subtitle, tools at the right. */
export const AdminPage = ({ title, note, tools, isNarrow = false, children }: AdminPageProps) => (
  <div className={styles.page} data-narrow={isNarrow || undefined}>
    <div className={styles.head}>
      <div>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.note}>{note}</p>
      </div>
      {tools}
    </div>
    {children}
  </div>
);

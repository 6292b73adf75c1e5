import { useId, type ReactNode } from 'react';

import styles from './AdminPanel.module.css';

type AdminPanelProps = {
  readonly title: string;
  readonly controls?: ReactNode;
  readonly children: ReactNode;
};

/** A titled card; its content sets its own padding. */
export const AdminPanel = ({ title, controls, children }: AdminPanelProps) => {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        {controls}
      </header>
      {children}
    </section>
  );
};

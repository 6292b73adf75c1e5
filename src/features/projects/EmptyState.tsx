import type { ReactNode } from 'react';

import styles from './EmptyState.module.css';

const ROWS = ['a', 'b', 'c', 'd'] as const;

type EmptyStateProps = {
  readonly message: string;
  /** An illustration of possible content. */
  readonly hasPicture?: boolean;
  /** The next step. */
  readonly children: ReactNode;
};

export const EmptyState = ({ message, hasPicture = false, children }: EmptyStateProps) => (
  <div className={styles.empty}>
    {hasPicture && (
      <span className={styles.picture} aria-hidden>
        {ROWS.map((row) => (
          <span key={row} />
        ))}
      </span>
    )}
    <p>{message}</p>
    {children}
  </div>
);

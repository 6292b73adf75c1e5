import type { ReactNode } from 'react';
import styles from './AdjustmentRow.module.css';

type AdjustmentRowProps = {
  readonly label: ReactNode;
  /** As high as what it holds; rows of palettes share the free height. */
  readonly isFixed?: boolean;
  readonly children: ReactNode;
};

/** What is done on the left, what comes of it on the right. */
export const AdjustmentRow = ({ label, isFixed = false, children }: AdjustmentRowProps) => (
  <div className={styles.row} data-fixed={isFixed || undefined}>
    <div className={styles.label}>{label}</div>
    {children}
  </div>
);

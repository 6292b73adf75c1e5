import type { ReactNode } from 'react';
import styles from './AdjustmentRow.module.css';

type AdjustmentRowProps = {
  readonly label: ReactNode;
  /** As high as its content; rows of palettes share the remaining height. */
  readonly isFixed?: boolean;
  readonly children: ReactNode;
};

/** Controls on the left, results on the right. */
export const AdjustmentRow = ({ label, isFixed = false, children }: AdjustmentRowProps) => (
  <div className={styles.row} data-fixed={isFixed || undefined}>
    <div className={styles.label}>{label}</div>
    {children}
  </div>
);

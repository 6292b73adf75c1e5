import type { ReactNode } from 'react';
import styles from './PanelNote.module.css';

/** Shown instead of a panel's results: why there are none. */
export const PanelNote = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.note}>{children}</p>
);

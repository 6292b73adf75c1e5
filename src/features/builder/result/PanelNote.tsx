import type { ReactNode } from 'react';
import styles from './PanelNote.module.css';

/** Why a panel has nothing to offer, in the place of what it would offer. */
export const PanelNote = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.note}>{children}</p>
);

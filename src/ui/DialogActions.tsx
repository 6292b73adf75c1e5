import type { ReactNode } from 'react';

import styles from './DialogActions.module.css';

type DialogActionsProps = { readonly note?: string; readonly children: ReactNode };

/** The buttons at a dialog's end; on phones they share the width. */
export const DialogActions = ({ note, children }: DialogActionsProps) => (
  <div className={styles.actions} data-stays>
    {note !== undefined && <p className={styles.note}>{note}</p>}
    {children}
  </div>
);

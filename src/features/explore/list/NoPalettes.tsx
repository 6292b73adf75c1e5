import type { ReactNode } from 'react';

import styles from './NoPalettes.module.css';

type NoPalettesProps = {
  readonly title: string;
  /** What the user can do. */
  readonly note: string;
  readonly isProblem?: boolean;
  readonly children: ReactNode;
};

/** Shown instead of the cards if there are none or loading failed. */
export const NoPalettes = ({ title, note, isProblem = false, children }: NoPalettesProps) => (
  <div className={styles.empty}>
    <span className={styles.ghost} aria-hidden>
      <i />
      <i />
      <i />
      <i />
      <i />
    </span>
    <div role={isProblem ? 'alert' : 'status'}>
      <h2>{title}</h2>
      <p>{note}</p>
    </div>
    <div className={styles.actions}>{children}</div>
  </div>
);

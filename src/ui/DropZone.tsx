import type { ReactNode } from 'react';

import styles from './DropZone.module.css';
import { LocalOnly } from './LocalOnly';

type DropZoneProps = {
  /** The name of the region: 'Choose an image'. */
  readonly label: string;
  readonly title: string;
  /** What may come: kinds of files. */
  readonly note: string;
  /** What is promised about what comes. */
  readonly promise: string;
  /** Whether a file is being dragged over the page. */
  readonly isOver: boolean;
  /** The buttons of the other ways. */
  readonly children: ReactNode;
  /** A quieter way, beside what is promised. */
  readonly below?: ReactNode;
};

/** Where files may be dropped, with the other ways to one. */
export const DropZone = ({ label, title, note, promise, isOver, children, below }: DropZoneProps) => (
  <section className={styles.zone} aria-label={label} data-over={isOver || undefined}>
    <div className={styles.main}>
      <div>
        <h2>{title}</h2>
        <p>{note}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
    <div className={styles.local}>
      <LocalOnly>{promise}</LocalOnly>
      {below}
    </div>
  </section>
);

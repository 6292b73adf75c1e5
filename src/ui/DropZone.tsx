import type { ReactNode } from 'react';

import styles from './DropZone.module.css';
import { LocalOnly } from './LocalOnly';

type DropZoneProps = {
  /** Accessible name of the region: 'Choose an image'. */
  readonly label: string;
  readonly title: string;
  /** The accepted kinds of files. */
  readonly note: string;
  /** The privacy note about the file. */
  readonly promise: string;
  /** Whether a file is being dragged over the page. */
  readonly isOver: boolean;
  /** Buttons for other ways to choose a file. */
  readonly children: ReactNode;
  /** A less prominent way, beside the privacy note. */
  readonly below?: ReactNode;
};

/** A drop target for files, with the other ways to choose one. */
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

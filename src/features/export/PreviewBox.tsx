import type { ReactNode } from 'react';

import styles from './PreviewBox.module.css';

type PreviewBoxProps = {
  readonly fileName: string;
  /** '55 values, 2.0 kB'. */
  readonly size: string;
  readonly children: ReactNode;
};

/** A preview of the file, below its name and size. */
export const PreviewBox = ({ fileName, size, children }: PreviewBoxProps) => (
  <section className={styles.box} aria-label="Preview">
    <header className={styles.header}>
      <span className={styles.name}>{fileName}</span>
      <output className={styles.size}>{size}</output>
    </header>
    {children}
  </section>
);

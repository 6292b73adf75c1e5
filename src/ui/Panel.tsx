import { useId, type ReactNode } from 'react';

import styles from './Panel.module.css';

type PanelProps = {
  readonly title: string;
  /** Stands before the title: the chip of panels that follow the selected color. */
  readonly mark?: ReactNode;
  /** Stands after the title, in quieter type: a count. */
  readonly note?: ReactNode;
  readonly controls?: ReactNode;
  /** Content runs to the panel's edges: color areas have no padding. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
};

/** A titled region with a header of 52 px. */
export const Panel = ({ title, mark, note, controls, isFlush = false, children }: PanelProps) => {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <header className={styles.header}>
        <div className={styles.title}>
          {mark}
          <h2 id={titleId}>{title}</h2>
          {note}
        </div>
        {controls !== undefined && <div className={styles.controls}>{controls}</div>}
      </header>
      <div className={styles.body} data-flush={isFlush || undefined}>
        {children}
      </div>
    </section>
  );
};

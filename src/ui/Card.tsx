import { useId, type ReactNode } from 'react';

import styles from './Card.module.css';

type CardProps = {
  /** For links to it. */
  readonly id?: string;
  readonly title: string;
  /** At the right end of the header. */
  readonly note?: ReactNode;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
};

/** A titled card of a page of forms and facts, 720 px wide at most. */
export const Card = ({ id, title, note, isBusy = false, children }: CardProps) => {
  const titleId = useId();
  return (
    <section id={id} className={styles.card} aria-labelledby={titleId} aria-busy={isBusy}>
      <header className={styles.header}>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {note}
      </header>
      {children}
    </section>
  );
};

/** What a card says, with room around it. */
export const CardBody = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.body}>{children}</div>
);

type CardRowProps = {
  readonly title?: string;
  /** What happens, in a sentence. */
  readonly help: ReactNode;
  /** Buttons: beside the words, or under them on phones where `isWide` says so. */
  readonly children?: ReactNode;
  readonly isWide?: boolean;
};

/** Words on the left, what can be done on the right. */
export const CardRow = ({ title, help, children, isWide = false }: CardRowProps) => (
  <div className={styles.row} data-wide={isWide || undefined}>
    <div>
      {title !== undefined && <h3>{title}</h3>}
      <p>{help}</p>
    </div>
    {children !== undefined && <div className={styles.actions}>{children}</div>}
  </div>
);

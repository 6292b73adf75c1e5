import { useId, type ReactNode } from 'react';

import styles from './Card.module.css';

type CardProps = {
  /** The target of links to the card. */
  readonly id?: string;
  readonly title: string;
  /** At the right end of the header. */
  readonly note?: ReactNode;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
};

/** A titled card for pages of forms and facts, at most 720 px wide. */
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

/** The padded content of a card. */
export const CardBody = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.body}>{children}</div>
);

type CardRowProps = {
  readonly title?: string;
  /** What the action does, in a sentence. */
  readonly help: ReactNode;
  /** Buttons: beside the text, or on phones below it if `isWide` is set. */
  readonly children?: ReactNode;
  readonly isWide?: boolean;
};

/** Text on the left, actions on the right. */
export const CardRow = ({ title, help, children, isWide = false }: CardRowProps) => (
  <div className={styles.row} data-wide={isWide || undefined}>
    <div>
      {title !== undefined && <h3>{title}</h3>}
      <p>{help}</p>
    </div>
    {children !== undefined && <div className={styles.actions}>{children}</div>}
  </div>
);

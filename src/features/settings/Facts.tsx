import type { ReactNode } from 'react';

import styles from './Facts.module.css';

/** Pairs of term and value: side by side, on phones stacked. */
export const Facts = ({ children }: { readonly children: ReactNode }) => (
  <dl className={styles.facts}>{children}</dl>
);

type FactProps = {
  readonly term: ReactNode;
  readonly children: ReactNode;
  /** 0 to 1: shown as a bar under the value. */
  readonly share?: number | undefined;
};

export const Fact = ({ term, share, children }: FactProps) => (
  <div className={styles.fact} data-metered={share !== undefined || undefined}>
    <dt>{term}</dt>
    <dd>
      {children}
      {share !== undefined && (
        <span className={styles.meter} aria-hidden>
          <span style={{ width: `${100 * Math.min(1, share)}%` }} />
        </span>
      )}
    </dd>
  </div>
);

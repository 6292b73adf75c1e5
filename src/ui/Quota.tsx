import type { ReactNode } from 'react';

import styles from './Quota.module.css';

type QuotaProps = {
  readonly limit: number;
  /** Null until it is known; the space is reserved. */
  readonly used: number | null;
  readonly sentence: string;
  /** A link to a higher limit. */
  readonly children?: ReactNode;
};

/** The remaining uses of a small limit, as tick marks and as a sentence. */
export const Quota = ({ limit, used, sentence, children }: QuotaProps) => (
  <div className={styles.quota} data-unknown={used === null || undefined}>
    <span className={styles.ticks} aria-hidden>
      {Array.from({ length: limit }, (_, i) => (
        <i key={i} data-left={i < limit - (used ?? 0) || undefined} />
      ))}
    </span>
    <span className={styles.sentence}>{sentence}</span>
    {children}
  </div>
);

type QuotaLinkProps = { readonly onClick: () => void; readonly children: string };

export const QuotaLink = ({ onClick, children }: QuotaLinkProps) => (
  <button type="button" className={styles.link} onClick={onClick}>
    {children}
  </button>
);

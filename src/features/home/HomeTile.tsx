import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import styles from './HomeTile.module.css';

type HomeTileProps = {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** A badge beside the title, such as NEW. */
  readonly badge?: string;
  /** Illustrates the page; hidden from screen readers, which get the title and the text. */
  readonly children: ReactNode;
};

/** A page of the product as one large link. */
export const HomeTile = ({ path, title, text, badge, children }: HomeTileProps) => (
  <Link className={styles.tile} to={path}>
    <div className={styles.art} aria-hidden>
      {children}
    </div>
    <div className={styles.caption}>
      <h2>
        {title}
        {badge !== undefined && <span className={styles.badge}>{badge}</span>}
      </h2>
      <p>{text}</p>
      <ArrowRight aria-hidden />
    </div>
  </Link>
);

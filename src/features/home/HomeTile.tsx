import { ArrowRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import styles from './HomeTile.module.css';

type HomeTileProps = {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** Shows what the page does; hidden from readers, who have the title and the text. */
  readonly children: ReactNode;
};

/** A page of the product as one large link. */
export const HomeTile = ({ path, title, text, children }: HomeTileProps) => {
  const titleId = useId();
  const textId = useId();
  return (
    <Link className={styles.tile} to={path} aria-labelledby={titleId} aria-describedby={textId}>
      <div className={styles.art} aria-hidden>
        {children}
      </div>
      <div className={styles.caption}>
        <h2 id={titleId}>{title}</h2>
        <p id={textId}>{text}</p>
        <ArrowRight aria-hidden />
      </div>
    </Link>
  );
};

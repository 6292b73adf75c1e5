import { Link } from 'react-router-dom';

import styles from './TagLinks.module.css';

type TagLinksProps = {
  readonly tags: readonly string[];
  /** The page that is filtered by a tag. */
  readonly path: string;
  /** What is there is left behind, as by any link. */
  readonly onFollow?: () => void;
};

/** The tags of a palette; each leads to all that have it. Nothing where there are none. */
export const TagLinks = ({ tags, path, onFollow }: TagLinksProps) =>
  tags.length > 0 && (
    <ul className={styles.tags} aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag} className={styles.item}>
          <Link
            className={styles.tag}
            to={{ pathname: path, search: new URLSearchParams({ tag }).toString() }}
            title={`Palettes tagged ${tag}`}
            onClick={onFollow}
          >
            <bdi>#{tag}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );

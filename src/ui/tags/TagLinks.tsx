import { Link } from 'react-router-dom';

import styles from './TagLinks.module.css';

type TagLinksProps = {
  readonly tags: readonly string[];
  /** The page that the tag filters. */
  readonly path: string;
  /** Called when a tag is followed, for example to close what contains the links. */
  readonly onFollow?: () => void;
};

/** The tags of a palette; each links to all palettes with that tag. Renders nothing without tags. */
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

import { X } from 'lucide-react';

import styles from './TagFilters.module.css';

type TagFiltersProps = {
  readonly tags: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
};

/** The active tag filters, each with a button to remove it. */
export const TagFilters = ({ tags, onChange }: TagFiltersProps) =>
  tags.length > 0 && (
    <ul className={styles.filters} aria-label="Search by tags">
      {tags.map((tag) => (
        <li key={tag}>
          <button
            type="button"
            className={styles.filter}
            onClick={() => onChange(tags.filter((each) => each !== tag))}
          >
            <span className={styles.spoken}>Remove tag </span>
            <bdi>#{tag}</bdi>
            <X aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );

import { useTagOffers } from '../../../state/api/useTagOffers';
import styles from './SearchTags.module.css';

type SearchTagsProps = {
  readonly typed: string;
  /** Tags already searched for, which are not suggested. */
  readonly searched: readonly string[];
  /** Replaces the tag being typed; `rest` is the other text in the field. */
  readonly onChoose: (tag: string, rest: string) => void;
};

/** What follows the last '#': a tag of several words is typed with spaces. */
const LAST_TAG = /(?:^|\s)#(?<words>[^#]+)$/;

/** Suggestions while a tag is typed into the search. */
export const SearchTags = ({ typed, searched, onChoose }: SearchTagsProps) => {
  const match = LAST_TAG.exec(typed);
  const offers = useTagOffers(match?.groups?.['words'] ?? '', 'public').filter(
    ({ tag, isAllowed }) => isAllowed && !searched.includes(tag),
  );
  if (!match || offers.length === 0) return null;
  const rest = typed.slice(0, match.index).trim();
  return (
    <ul className={styles.tags} aria-label="Suggested tags">
      {offers.map(({ tag }) => (
        <li key={tag}>
          <button type="button" className={styles.tag} onClick={() => onChoose(tag, rest)}>
            <bdi>#{tag}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
};

import type { TagOffer } from '../../domain/tag';
import styles from './TagsField.module.css';

type TagOffersProps = {
  /** Id of the field; option ids are derived from it. */
  readonly id: string;
  readonly offers: readonly TagOffer[];
  /** Index of the option that Enter takes; -1 for none. */
  readonly active: number;
  readonly onChoose: (tag: string) => void;
};

/** Suggested tags for the typed text, the user's own tags marked. */
export const TagOffers = ({ id, offers, active, onChoose }: TagOffersProps) => (
  <div
    id={`${id}-offers`}
    className={styles.offers}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list of options would take the focus
    role="listbox"
    aria-label="Suggested tags"
    hidden={offers.length === 0}
  >
    {offers.map(({ tag, isOwn }, i) => (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps the focus and handles the keys
      <div
        key={tag}
        id={`${id}-offer-${i}`}
        className={styles.offer}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
        role="option"
        tabIndex={-1}
        aria-selected={i === active}
        // The field keeps the focus: on blur it would take what was typed as a tag.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(tag)}
      >
        <bdi>{tag}</bdi>
        {isOwn && <span className={styles.own}>yours</span>}
      </div>
    ))}
  </div>
);

import type { TagOffer } from '../../domain/tag';
import styles from './TagsField.module.css';

type TagOffersProps = {
  /** Of the field; options are named after it. */
  readonly id: string;
  readonly offers: readonly TagOffer[];
  /** The one that Enter takes; -1 for none. */
  readonly active: number;
  readonly onChoose: (tag: string) => void;
};

/** Tags that begin like what is being typed, own ones marked. */
export const TagOffers = ({ id, offers, active, onChoose }: TagOffersProps) => (
  <div
    id={`${id}-offers`}
    className={styles.offers}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a real list of options takes the focus
    role="listbox"
    aria-label="Suggested tags"
    hidden={offers.length === 0}
  >
    {offers.map(({ tag, isOwn }, i) => (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus, and the keys
      <div
        key={tag}
        id={`${id}-offer-${i}`}
        className={styles.offer}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
        role="option"
        tabIndex={-1}
        aria-selected={i === active}
        // The field keeps the focus: leaving it would take what was typed.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(tag)}
      >
        <bdi>{tag}</bdi>
        {isOwn && <span className={styles.own}>yours</span>}
      </div>
    ))}
  </div>
);

import { TAG } from '../../../domain/tag';
import { usePopularTagsQuery } from '../../../state/api/tagsApi';
import { Skeleton } from '../../../ui/Skeleton';
import { rovingItem, useRovingFocus } from '../../../ui/useRovingFocus';
import styles from './PopularTags.module.css';

type PopularTagsProps = {
  /** The tags searched for. */
  readonly tags: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
};

/** Widths of the placeholders while loading, in pixels. */
const WIDTHS = [72, 88, 64, 96, 72, 80] as const;

/** The most frequent tags, to search for with a click; nothing if there are none, or loading failed. */
export const PopularTags = ({ tags, onChange }: PopularTagsProps) => {
  const { data: popular = [], isLoading } = usePopularTagsQuery();
  const group = useRovingFocus({ count: popular.length });
  if (isLoading)
    return (
      <div className={styles.tags} aria-hidden>
        {WIDTHS.map((width, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- the order never changes
          <span key={i} className={styles.blank} style={{ width }}>
            <Skeleton radius="14px" />
          </span>
        ))}
      </div>
    );
  if (popular.length === 0) return null;
  const toggle = (tag: string): void => {
    if (tags.includes(tag)) onChange(tags.filter((each) => each !== tag));
    // Beyond the limit the new tag replaces the oldest.
    else onChange([...tags.slice(-(TAG.perPalette - 1)), tag]);
  };
  return (
    <div className={styles.tags} role="toolbar" aria-label="Popular tags" {...group}>
      {popular.map((tag, i) => (
        <button
          key={tag}
          type="button"
          className={styles.tag}
          aria-pressed={tags.includes(tag)}
          onClick={() => toggle(tag)}
          {...rovingItem(i)}
        >
          <bdi>#{tag}</bdi>
        </button>
      ))}
    </div>
  );
};

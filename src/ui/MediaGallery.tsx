import { useId } from 'react';

import { Button } from './Button';
import styles from './MediaGallery.module.css';
import { MediaSkeleton } from './MediaSkeleton';
import { MediaTile, type Medium } from './MediaTile';

type MediaGalleryProps = {
  readonly title: string;
  /** Shown when there are no media. */
  readonly missing: string;
  readonly media: readonly Medium[];
  readonly isLoading: boolean;
  readonly hasMore: boolean;
  readonly pageSize: number;
  readonly onLoadMore: () => void;
  readonly onChoose: (id: string) => void;
};

/** Stock media in justified rows, loaded page by page. */
export const MediaGallery = ({
  title,
  missing,
  media,
  isLoading,
  hasMore,
  pageSize,
  onLoadMore,
  onChoose,
}: MediaGalleryProps) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} aria-busy={isLoading}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <ul className={styles.rows}>
        {media.map((medium) => (
          <MediaTile key={medium.id} medium={medium} onChoose={onChoose} />
        ))}
        {isLoading && <MediaSkeleton count={pageSize} />}
        <li className={styles.filler} aria-hidden />
      </ul>
      {media.length === 0 && !isLoading && (
        <div className={styles.empty}>
          <p>{missing}</p>
          <Button onClick={onLoadMore}>Try again</Button>
        </div>
      )}
      {hasMore && (
        <div className={styles.more}>
          <Button onClick={onLoadMore} disabled={isLoading}>
            Load more
          </Button>
        </div>
      )}
    </section>
  );
};

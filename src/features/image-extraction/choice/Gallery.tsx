import { EXTRACTION } from '../../../domain/limits';
import { MESSAGES } from '../../../domain/messages';
import type { StockPhoto } from '../../../domain/stockPhoto';
import { Button } from '../../../ui/Button';
import styles from './Gallery.module.css';
import { GalleryPhoto } from './GalleryPhoto';
import { GallerySkeleton } from './GallerySkeleton';
import type { StockPhotosOnPage } from './useStockPhotos';

type GalleryProps = {
  readonly stock: StockPhotosOnPage;
  readonly onChoose: (photo: StockPhoto) => void;
};

export const Gallery = ({ stock, onChoose }: GalleryProps) => {
  const { photos, isLoading, hasMore, loadMore } = stock;
  const isEmpty = photos.length === 0 && !isLoading;
  return (
    <section aria-labelledby="stock-photos" aria-busy={isLoading}>
      <h2 className={styles.title} id="stock-photos">
        Or start from a stock photo
      </h2>
      <ul className={styles.rows}>
        {photos.map((photo) => (
          <GalleryPhoto key={photo.id} photo={photo} onChoose={onChoose} />
        ))}
        {isLoading && <GallerySkeleton count={EXTRACTION.galleryPageSize} />}
      </ul>
      {isEmpty && (
        <div className={styles.empty}>
          <p>{MESSAGES.stockPhotosMissing}</p>
          <Button onClick={loadMore}>Try again</Button>
        </div>
      )}
      {hasMore && (
        <div className={styles.more}>
          <Button onClick={loadMore} disabled={isLoading}>
            Load more
          </Button>
        </div>
      )}
    </section>
  );
};

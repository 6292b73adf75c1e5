import { memo, type CSSProperties } from 'react';

import { parseHex } from '../../../color/parse';
import { formatHex } from '../../../color/format';
import type { StockPhoto } from '../../../domain/stockPhoto';
import styles from './Gallery.module.css';

type GalleryPhotoProps = {
  readonly photo: StockPhoto;
  readonly onChoose: (photo: StockPhoto) => void;
};

export const GalleryPhoto = memo(({ photo, onChoose }: GalleryPhotoProps) => {
  const { alt, photographer, src, width, height } = photo;
  // Colours of a provider are text from outside: only what parses reaches the style.
  const colors = photo.colors.map(parseHex).filter((color) => color !== null);
  const hexes = new Set(colors.map(formatHex));
  const ratio: CSSProperties & { '--ratio': number } = { '--ratio': width / height };
  return (
    <li className={styles.photo} style={ratio}>
      <button type="button" aria-label={`${alt}, by ${photographer}`} onClick={() => onChoose(photo)}>
        <span className={styles.image}>
          <img
            src={src.medium}
            alt=""
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            draggable={false}
          />
        </span>
        <span className={styles.strip} aria-hidden>
          {Array.from(hexes, (hex) => (
            <i key={hex} style={{ background: hex }} />
          ))}
        </span>
        <span className={styles.credit}>{photographer}</span>
      </button>
    </li>
  );
});
GalleryPhoto.displayName = 'GalleryPhoto';

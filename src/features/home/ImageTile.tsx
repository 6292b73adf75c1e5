import { useEffect, useState, type CSSProperties } from 'react';

import { readableInk } from '../../color/contrast';
import { formatHex } from '../../color/format';
import { parsePalette } from '../../color/parsePalette';
import { PATHS } from '../../domain/paths';
import type { StockPhoto } from '../../domain/stockPhoto';
import { reportError } from '../../state/reportError';
import { useServices } from '../../state/servicesContext';
import { HomeTile } from './HomeTile';
import styles from './ImageTile.module.css';
import { readColors, type ColorReading } from './readColors';
import { readImage } from './readImage';

const useFirstPhoto = (): StockPhoto | undefined => {
  const { stockPhotos } = useServices();
  const [photo, setPhoto] = useState<StockPhoto>();
  useEffect(() => {
    let isGone = false;
    void stockPhotos.curated(1, 1).then(([first]) => {
      if (!isGone) setPhoto(first);
    });
    return () => {
      isGone = true;
    };
  }, [stockPhotos]);
  return photo;
};

/** A picture of the gallery with its colors where they stand, read from it in front of the visitor. */
export const ImageTile = () => {
  const photo = useFirstPhoto();
  const colors = parsePalette(photo?.colors) ?? [];
  const [readings, setReadings] = useState<readonly ColorReading[]>([]);

  const read = (image: HTMLImageElement): void => {
    try {
      setReadings(readColors(readImage(image), colors));
    } catch (error) {
      reportError('reading the picture of the home page', error);
    }
  };

  return (
    <HomeTile
      path={PATHS.image}
      title="Image to palette"
      text="Drop a picture: some 200 swatches, and a palette with each color’s share of it"
    >
      <div className={styles.frame}>
        {photo && (
          <div className={styles.picture} style={{ '--ratio': photo.width / photo.height } as CSSProperties}>
            <img
              src={photo.src.medium}
              alt=""
              width={photo.width}
              height={photo.height}
              crossOrigin="anonymous"
              onLoad={(event) => read(event.currentTarget)}
            />
            {readings.map(({ pin }, index) => {
              const color = colors[index];
              return (
                color && (
                  <i
                    key={formatHex(color)}
                    className={styles.pin}
                    style={{ '--c': formatHex(color), left: `${pin.x}%`, top: `${pin.y}%` } as CSSProperties}
                  />
                )
              );
            })}
          </div>
        )}
      </div>
      <div className={styles.strip}>
        {colors.map((color, index) => {
          const percent = readings[index]?.percent;
          const style = {
            '--c': formatHex(color),
            '--ink': readableInk(color.rgb),
            '--share': percent ?? 1,
          } as CSSProperties;
          return (
            <span key={formatHex(color)} className={styles.share} style={style}>
              {percent !== undefined && `${percent}%`}
            </span>
          );
        })}
      </div>
    </HomeTile>
  );
};

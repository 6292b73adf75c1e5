import { useEffect, useState } from 'react';

import { readableInk } from '../../color/contrast';
import { formatHex } from '../../color/format';
import { parsePalette } from '../../color/parsePalette';
import { EXTRACTION } from '../../domain/limits';
import { PATHS } from '../../domain/paths';
import type { StockPhoto } from '../../domain/stockPhoto';
import { reportError } from '../../state/reportError';
import { useServices } from '../../state/servicesContext';
import type { VariableStyle } from '../../ui/variableStyle';
import { HomeTile } from './HomeTile';
import styles from './ImageTile.module.css';
import { readColors, type ColorReading } from './readColors';
import { readImage } from './readImage';

/** A wide picture, for a wide tile. */
const useFirstPhoto = (): StockPhoto | undefined => {
  const { stockPhotos } = useServices();
  const [photo, setPhoto] = useState<StockPhoto>();
  useEffect(() => {
    let isGone = false;
    void stockPhotos.curated(1, EXTRACTION.galleryPageSize).then((photos) => {
      if (!isGone) setPhoto(photos.find(({ width, height }) => width > height) ?? photos[0]);
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
  const [readings, setReadings] = useState<readonly ColorReading[]>([]);

  const colors = (parsePalette(photo?.colors) ?? []).map((color, index) => {
    const reading = readings[index];
    const hex = formatHex(color);
    const share: VariableStyle = {
      '--c': hex,
      '--ink': readableInk(color.rgb),
      '--share': reading?.percent ?? 1,
    };
    const pin: VariableStyle = { '--c': hex, left: `${reading?.pin.x}%`, top: `${reading?.pin.y}%` };
    return { color, hex, reading, share, pin };
  });

  const read = (image: HTMLImageElement): void => {
    try {
      setReadings(
        readColors(
          readImage(image),
          colors.map(({ color }) => color),
        ),
      );
    } catch (error) {
      reportError('reading the picture of the home page', error);
    }
  };

  const frame: VariableStyle = { '--ratio': photo ? photo.width / photo.height : 1 };
  return (
    <HomeTile
      path={PATHS.image}
      title="Image to palette"
      text="Drop a picture: some 200 swatches, and a palette with each color’s share of it"
    >
      <div className={styles.frame}>
        {photo && (
          <div className={styles.picture} style={frame}>
            <img
              src={photo.src.medium}
              alt=""
              crossOrigin="anonymous"
              onLoad={(event) => read(event.currentTarget)}
            />
            {colors.map(
              ({ hex, reading, pin }) => reading && <i key={hex} className={styles.pin} style={pin} />,
            )}
          </div>
        )}
      </div>
      <div className={styles.strip}>
        {colors.map(({ hex, reading, share }) => (
          <span key={hex} className={styles.share} style={share}>
            {reading && `${reading.percent}%`}
          </span>
        ))}
      </div>
    </HomeTile>
  );
};

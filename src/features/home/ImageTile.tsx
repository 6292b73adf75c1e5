import { useRef } from 'react';

import { readableInk } from '../../color/contrast';
import { formatHex } from '../../color/format';
import { PATHS } from '../../domain/paths';
import { OptionalImage } from '../../ui/OptionalImage';
import type { VariableStyle } from '../../ui/variableStyle';
import { HomeTile } from './HomeTile';
import styles from './ImageTile.module.css';
import { usePhotoReading, type PhotoColor } from './usePhotoReading';

const Pin = ({ color, reading }: PhotoColor) => {
  if (!reading) return null;
  const { x, y } = reading.place;
  const style: VariableStyle = { '--c': formatHex(color), left: `${x * 100}%`, top: `${y * 100}%` };
  return <i className={styles.pin} style={style} />;
};

const Share = ({ color, reading }: PhotoColor) => {
  const style: VariableStyle = {
    '--c': formatHex(color),
    '--ink': readableInk(color.rgb),
    '--share': reading?.percent ?? 1,
  };
  return (
    <span className={styles.share} style={style}>
      {reading && `${reading.percent}%`}
    </span>
  );
};

/** A gallery picture with its colors at their places, read live from it. */
export const ImageTile = () => {
  const { photo, colors, read } = usePhotoReading();
  const frame = useRef<HTMLDivElement>(null);
  const ratio: VariableStyle = { '--ratio': photo ? photo.width / photo.height : 1 };
  return (
    <HomeTile
      path={PATHS.image}
      title="Image to palette"
      text="Five colors, and the share of the picture nearest to each"
    >
      <div ref={frame} className={styles.frame}>
        {photo && (
          <div className={styles.picture} style={ratio}>
            <OptionalImage
              src={photo.src.medium}
              onLoad={() => {
                if (frame.current) void read(frame.current.getBoundingClientRect());
              }}
            />
            {colors.map((entry) => (
              <Pin key={formatHex(entry.color)} {...entry} />
            ))}
          </div>
        )}
      </div>
      <div className={styles.strip}>
        {colors.map((entry) => (
          <Share key={formatHex(entry.color)} {...entry} />
        ))}
      </div>
    </HomeTile>
  );
};

import { ImageOff } from 'lucide-react';
import { memo, useId, useState } from 'react';

import { formatHex } from '../color/format';
import { parseHex } from '../color/parse';
import styles from './MediaGallery.module.css';
import type { VariableStyle } from './variableStyle';

/** A picture or video in a gallery. */
export type Medium = {
  readonly id: string;
  /** The accessible name of its button. */
  readonly label: string;
  /** Caption shown below; may be empty. */
  readonly title: string;
  readonly image: string;
  readonly width: number;
  readonly height: number;
  /** As received from the provider: untrusted text. */
  readonly colors: readonly string[];
  readonly credit: string;
  /** Shown in a corner of the picture: a duration. */
  readonly badge?: string;
};

type MediaTileProps = {
  readonly medium: Medium;
  readonly onChoose: (id: string) => void;
};

export const MediaTile = memo(({ medium, onChoose }: MediaTileProps) => {
  const { id, label, title, image, width, height, credit, badge } = medium;
  const badgeId = useId();
  // Offline, or removed by the provider: the browser's own icon for that looks broken.
  const [isMissing, setIsMissing] = useState(false);
  // A provider's colors are untrusted text: only what parses is used in styles.
  const colors = medium.colors.map(parseHex).filter((color) => color !== null);
  const hexes = new Set(colors.map(formatHex));
  const ratio: VariableStyle = { '--ratio': width / height };
  return (
    <li className={styles.photo} style={ratio}>
      <button
        type="button"
        aria-label={label}
        aria-describedby={badge === undefined ? undefined : badgeId}
        onClick={() => onChoose(id)}
      >
        {/* The duration is drawn by CSS: it is not part of the button's accessible name. */}
        <span className={styles.image} data-badge={badge}>
          {isMissing ? (
            <span className={styles.missing}>
              <ImageOff aria-hidden />
              Picture not loaded
            </span>
          ) : (
            <img
              src={image}
              alt=""
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
              draggable={false}
              onError={() => setIsMissing(true)}
            />
          )}
        </span>
        {badge !== undefined && (
          <span id={badgeId} hidden>
            {badge}
          </span>
        )}
        <span className={styles.strip} aria-hidden>
          {Array.from(hexes, (hex) => (
            <i key={hex} style={{ background: hex }} />
          ))}
        </span>
        <span className={styles.caption}>{title}</span> <span className={styles.credit}>by {credit}</span>
      </button>
    </li>
  );
});
MediaTile.displayName = 'MediaTile';

import { Clapperboard, Image } from 'lucide-react';
import { useState } from 'react';

import { formatHex } from '../../color/format';
import type { Palette } from '../../color/types';
import { safeMediaUrl } from '../../domain/safeUrl';
import type { BackgroundType } from '../../domain/weeklyPalette';
import { ColorStrip } from '../../ui/ColorStrip';
import styles from './WeeklyScheduleDialog.module.css';

type MediaProps = {
  readonly type: BackgroundType;
  readonly url: string;
  /** Called if it cannot be loaded, or is not media of its type. */
  readonly onMiss: () => void;
};

const Icon = ({ type }: Pick<MediaProps, 'type'>) =>
  type === 'video' ? (
    <Clapperboard className={styles.noMedia} aria-hidden />
  ) : (
    <Image className={styles.noMedia} aria-hidden />
  );

const Media = ({ type, url, onMiss }: MediaProps) => {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <Icon type={type} />;
  const onError = () => {
    setHasFailed(true);
    onMiss();
  };
  return type === 'video' ? (
    <video src={url} muted playsInline preload="metadata" aria-hidden tabIndex={-1} onError={onError} />
  ) : (
    <img src={url} alt="" onError={onError} />
  );
};

/** The palette beside its background, if that can be loaded. */
export const DraftPreview = ({ colors, type, url, onMiss }: MediaProps & { readonly colors: Palette }) => {
  const safe = safeMediaUrl(url.trim());
  return (
    <div className={styles.preview}>
      <ColorStrip hexes={colors.map((color) => formatHex(color))} />
      <div className={styles.media}>
        {safe === null ? (
          <Icon type={type} />
        ) : (
          <Media key={`${type} ${safe}`} type={type} url={safe} onMiss={onMiss} />
        )}
      </div>
    </div>
  );
};

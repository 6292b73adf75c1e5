import { Clapperboard, Image } from 'lucide-react';
import { useState } from 'react';

import { formatHex } from '../../color/format';
import type { Palette } from '../../color/types';
import { WEEKLY_MESSAGES } from '../../domain/weeklyMessages';
import { safeMediaUrl } from '../../domain/safeUrl';
import type { BackgroundType } from '../../domain/weeklyPalette';
import { ColorStrip } from '../../ui/ColorStrip';
import styles from './WeeklyScheduleDialog.module.css';

type MediaProps = { readonly type: BackgroundType; readonly url: string };

const Media = ({ type, url }: MediaProps) => {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <p className={styles.mediaNote}>{WEEKLY_MESSAGES.mediaNotLoaded}</p>;
  const onError = () => setHasFailed(true);
  return type === 'video' ? (
    <video src={url} muted playsInline preload="metadata" aria-hidden tabIndex={-1} onError={onError} />
  ) : (
    <img src={url} alt="" onError={onError} />
  );
};

/** The palette beside what will be behind it, as far as the address leads to something. */
export const DraftPreview = ({ colors, type, url }: MediaProps & { readonly colors: Palette }) => {
  const safe = safeMediaUrl(url.trim());
  const Icon = type === 'video' ? Clapperboard : Image;
  return (
    <div className={styles.preview}>
      <ColorStrip hexes={colors.map((color) => formatHex(color))} />
      <div className={styles.media}>
        {safe === null ? (
          <Icon className={styles.noMedia} aria-hidden />
        ) : (
          <Media key={`${type} ${safe}`} type={type} url={safe} />
        )}
      </div>
    </div>
  );
};

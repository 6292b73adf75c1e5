import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';

import { formatHex } from '../../../color/format';
import type { WeeklyPalette } from '../../../domain/weeklyPalette';
import { OptionalImage } from '../../../ui/OptionalImage';
import type { VariableStyle } from '../../../ui/variableStyle';
import { usePlayback } from './usePlayback';
import styles from './WeeklyTile.module.css';

const Video = ({ url, onReady, onFail }: MediaProps) => {
  const video = useRef<HTMLVideoElement>(null);
  const { isPlaying, toggle } = usePlayback(video);
  const label = isPlaying ? 'Pause the video' : 'Play the video';
  return (
    <>
      {/* No autoplay: the hook decides whether it plays, and a paused video shows its first frame. */}
      <video
        ref={video}
        className={styles.media}
        src={url}
        muted
        loop
        playsInline
        preload="auto"
        aria-hidden
        tabIndex={-1}
        onLoadedData={onReady}
        onError={onFail}
      />
      <button type="button" className={styles.playback} aria-label={label} title={label} onClick={toggle}>
        {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
      </button>
    </>
  );
};

type MediaProps = { readonly url: string; readonly onReady: () => void; readonly onFail: () => void };

const Picture = ({ url, onReady, onFail }: MediaProps) => (
  <img className={styles.media} src={url} alt="" fetchPriority="high" onLoad={onReady} onError={onFail} />
);

const OWN_VIDEO = /^(\/weekly\/[\w-]+)\.mp4$/;

/** Built-in videos have their first frame as an image: it loads much earlier, and nothing jumps when they start. */
const FirstFrame = ({ url }: Pick<MediaProps, 'url'>) => {
  const name = OWN_VIDEO.exec(url)?.[1];
  return name === undefined ? null : (
    <OptionalImage className={styles.still} src={`${name}.jpg`} fetchPriority="high" />
  );
};

/** The background. Until it is loaded, and if it fails, its first frame or the palette itself is shown. */
export const WeeklyMedia = ({ colors, background }: WeeklyPalette) => {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const poster: VariableStyle = colors[0] ? { '--c': formatHex(colors[0]) } : {};
  const Media = background.type === 'video' ? Video : Picture;
  return (
    <div className={styles.box} style={poster} data-state={state}>
      {background.type === 'video' && <FirstFrame url={background.url} />}
      {state !== 'failed' && (
        <Media url={background.url} onReady={() => setState('ready')} onFail={() => setState('failed')} />
      )}
    </div>
  );
};

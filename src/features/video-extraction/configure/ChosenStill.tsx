import { Clapperboard } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useServices } from '../../../state/servicesContext';
import type { OpenedVideo } from '../video/shownVideo';
import styles from './ChosenStill.module.css';

/** A picture of the chosen video, to recognize it by; an icon before it is opened, or if the browser cannot play it. */
export const ChosenStill = ({ chosen }: { readonly chosen: OpenedVideo | null }) => {
  const { videos } = useServices();
  const element = useRef<HTMLVideoElement>(null);
  const source = chosen && (videos.get(chosen.id)?.source ?? null);
  // Films often begin in black.
  const seconds = (chosen?.info.durationSeconds ?? 0) / 3;
  useEffect(() => {
    const video = element.current;
    if (!video || !source) return undefined;
    const url = URL.createObjectURL(source);
    video.src = `${url}#t=${seconds}`;
    return () => {
      video.removeAttribute('src');
      video.load();
      URL.revokeObjectURL(url);
    };
  }, [source, seconds]);
  return (
    <span className={styles.still} aria-hidden>
      <Clapperboard />
      <video ref={element} muted playsInline preload="metadata" tabIndex={-1} />
    </span>
  );
};

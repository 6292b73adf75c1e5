import { useCallback, useEffect, useState, type RefObject } from 'react';

const STILL = '(prefers-reduced-motion: reduce)';

/** With reduced motion or data saving the user has to press play. */
const mayStart = (): boolean => {
  const savesData =
    'connection' in navigator &&
    typeof navigator.connection === 'object' &&
    navigator.connection !== null &&
    'saveData' in navigator.connection &&
    navigator.connection.saveData === true;
  return !savesData && !window.matchMedia(STILL).matches;
};

/** Plays a muted video while it is visible, until the user stops it. */
export const usePlayback = (video: RefObject<HTMLVideoElement | null>) => {
  const [isWanted, setIsWanted] = useState(mayStart);

  useEffect(() => {
    const still = window.matchMedia(STILL);
    const follow = (): void => setIsWanted(!still.matches);
    still.addEventListener('change', follow);
    return () => still.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    if (!isWanted) {
      element.pause();
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)?.isIntersecting === true;
      // Rejected if the browser blocks autoplay: the button then shows it as paused. Leaving the view before it has
      // started is no reason to stay paused.
      if (isSeen)
        element.play().catch((error: unknown) => {
          if (!(error instanceof DOMException && error.name === 'AbortError')) setIsWanted(false);
        });
      else element.pause();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [video, isWanted]);

  const toggle = useCallback(() => setIsWanted((wanted) => !wanted), []);
  return { isPlaying: isWanted, toggle };
};

import { useCallback, useEffect, useState, type RefObject } from 'react';

const STILL = '(prefers-reduced-motion: reduce)';

/** Whoever asked for less motion, or pays for every megabyte, presses play first. */
const mayStart = (): boolean => {
  const savesData =
    'connection' in navigator &&
    typeof navigator.connection === 'object' &&
    navigator.connection !== null &&
    'saveData' in navigator.connection &&
    navigator.connection.saveData === true;
  return !savesData && !window.matchMedia(STILL).matches;
};

/** Plays a muted video while it can be seen, until somebody stops it. */
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
      // Refused where the browser lets nothing move by itself: then it stands still, and the button says so.
      if (isSeen) element.play().catch(() => setIsWanted(false));
      else element.pause();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [video, isWanted]);

  const toggle = useCallback(() => setIsWanted((wanted) => !wanted), []);
  return { isPlaying: isWanted, toggle };
};

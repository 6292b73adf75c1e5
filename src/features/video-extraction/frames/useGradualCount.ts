import { useEffect, useState } from 'react';

/** Further behind than this (the tab was hidden, a film was opened again) there is nothing to follow. */
const FARTHEST = 60;
/** Pictures of the screen in which what has come is caught up with. */
const CATCH_UP = 4;

/**
 * Follows a growing count in small steps, one for each picture the browser draws: a card takes milliseconds to make,
 * and those of a whole batch together would hold up a click. A count that falls is followed at once.
 */
export const useGradualCount = (count: number): number => {
  const [followed, setFollowed] = useState(count);
  const behind = count - followed;
  const isAtOnce = behind < 0 || behind > FARTHEST;
  if (isAtOnce) setFollowed(count);
  useEffect(() => {
    if (followed >= count) return undefined;
    const request = requestAnimationFrame(() =>
      setFollowed(followed + Math.ceil((count - followed) / CATCH_UP)),
    );
    return () => cancelAnimationFrame(request);
  }, [count, followed]);
  return isAtOnce ? count : followed;
};

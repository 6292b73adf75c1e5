import { startTransition, useEffect, useRef, useState } from 'react';

/** How long a new card stays in place before the next ones shift it. */
const MS_PER_CARD = 120;
/** The longest interval: a screenful at a time is as much as anyone can take in. */
const LONGEST_REST_MS = 2400;

type Throttle = {
  /** More is still coming. At the end everything is shown at once. */
  readonly isGrowing: boolean;
  /** The least count to show, regardless of the throttle. */
  readonly least: number;
};

/**
 * Follows a growing count at a rate at which cards can be viewed and clicked: up to eight a second one by one, and
 * beyond that a screenful every few seconds. Cards that nobody would have seen are never rendered. Rendering is a
 * transition, so that a click waits for one card at most. A decrease is followed at once.
 */
export const useThrottledCount = (count: number, { isGrowing, least }: Throttle): number => {
  const [followed, setFollowed] = useState(count);
  const restsUntilMs = useRef(0);
  const isAtOnce = count < followed || followed < Math.min(least, count);
  if (isAtOnce) setFollowed(count);
  useEffect(() => {
    if (followed >= count) return undefined;
    const waitMs = isGrowing ? restsUntilMs.current - performance.now() : 0;
    const timer = setTimeout(
      () => {
        const restMs = Math.min((count - followed) * MS_PER_CARD, LONGEST_REST_MS);
        restsUntilMs.current = performance.now() + restMs;
        startTransition(() => setFollowed(count));
      },
      Math.max(0, waitMs),
    );
    return () => clearTimeout(timer);
  }, [count, followed, isGrowing]);
  return isAtOnce ? count : followed;
};

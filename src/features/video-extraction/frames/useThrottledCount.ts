import { startTransition, useEffect, useRef, useState } from 'react';

/** How long a card that has come stays where it is, before the next ones push it on. */
const MS_PER_CARD = 120;
/** A screenful at a time is as much as anyone takes in. */
const LONGEST_REST_MS = 2400;

type Throttle = {
  /** More is still coming. What has come by its end is shown at once. */
  readonly isGrowing: boolean;
  /** So many have to be shown by now, whatever the pace. */
  readonly least: number;
};

/**
 * Follows a growing count at a pace at which cards can be looked at and pressed: up to eight a second one by one, and
 * where more come, by the screenful every few seconds. Those that nobody would have seen are never made. Their making
 * is a transition, so that a click waits for one card at most. A count that falls is followed at once.
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

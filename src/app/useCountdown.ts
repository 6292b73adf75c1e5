import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` after `ms` of unpaused time; never if `ms` is Infinity. */
export const useCountdown = (ms: number, isPaused: boolean, onEnd: () => void): void => {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isPaused || !Number.isFinite(left.current)) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
};

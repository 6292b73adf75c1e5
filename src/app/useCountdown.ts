import { useEffect, useRef } from 'react';

/** Calls `onEnd` once `ms` have passed outside of pauses; never, when `ms` is Infinity. */
export const useCountdown = (ms: number, isPaused: boolean, onEnd: () => void): void => {
  const left = useRef(ms);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    if (isPaused || !Number.isFinite(left.current)) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
};

import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

const nothing = async (): Promise<void> => {};

/**
 * How many of `count` parts are drawn, from 0: `atOnce` more with each frame, once `prepare` has come to an end. React
 * renders in slices, but what it adds to the page the browser styles and lays out in one piece.
 */
export const useDrawnCount = (
  count: number,
  atOnce: number,
  prepare: () => Promise<unknown> = nothing,
): number => {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn >= count) return undefined;
    let isWanted = true;
    const drawMore = (): void => {
      if (isWanted) startTransition(() => setDrawn(drawn + atOnce));
    };
    afterPaint(() => void prepare().then(drawMore, drawMore));
    return () => {
      isWanted = false;
    };
  }, [drawn, count, atOnce, prepare]);
  return drawn;
};

import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

const nothing = async (): Promise<void> => {};

/**
 * How many of `count` parts to render: starts at 0 and grows by `atOnce` per frame, once `prepare` has settled. React
 * renders in slices, but the browser styles and lays out what it inserts in one go.
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

import { startTransition, useEffect, useState } from 'react';

import { afterPaint } from '../../ui/afterPaint';

/** Cells rendered within a few milliseconds; they fill whole rows of 1, 2, 3, 4, 6 or 8. */
export const STEP = 24;

/** How many of `total` are rendered: some at once, more with each frame, so that a long list does not block. */
export const useGrowingCount = (total: number): number => {
  const [count, setCount] = useState(STEP);
  const shown = Math.min(count, total);
  useEffect(() => {
    if (shown >= total) return undefined;
    let isGone = false;
    afterPaint(() => {
      if (!isGone) startTransition(() => setCount(shown + STEP));
    });
    return () => {
      isGone = true;
    };
  }, [shown, total]);
  return shown;
};

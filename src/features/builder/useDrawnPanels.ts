import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../ui/afterPaint';
import { loadPanels } from './panels';

/** A row of the widest grid. */
const AT_ONCE = 3;

/**
 * How many panels are drawn, of so many: a few more with each frame once their code is there. All together they are a
 * thousand elements for one frame to style and lay out, which takes a slow device 150 ms. None before their code is
 * there: React would bring the first ones 300 ms late, after the others.
 */
export const useDrawnPanels = (count: number): number => {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn >= count) return undefined;
    let isWanted = true;
    const drawMore = (): void => {
      if (isWanted) startTransition(() => setDrawn(drawn + AT_ONCE));
    };
    // Where the code does not come, each panel says so in its place.
    afterPaint(() => void loadPanels().then(drawMore, drawMore));
    return () => {
      isWanted = false;
    };
  }, [drawn, count]);
  return drawn;
};

import { useEffect, useRef, useState } from 'react';

import type { Color } from '../../color/types';
import { fetchMedia } from '../../state/fetchMedia';
import { reportError } from '../../state/reportError';
import { readBars } from './readBars';
import { readImage } from './readImage';

const BARS = 8;

/** How much of each upright slice of a still each color holds, 0 to 1; none before it was read. */
export const useStillBars = (still: string, colors: readonly Color[]) => {
  const [bars, setBars] = useState<readonly (readonly number[])[]>([]);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  /** To be called when the still shows: by then it is in the browser's cache. */
  const read = async (): Promise<void> => {
    const { signal } = leaving.current;
    try {
      const pixels = await readImage(await fetchMedia(still, 'image', signal));
      if (!signal.aborted) setBars(readBars(pixels, colors, BARS));
    } catch (error) {
      if (!signal.aborted) reportError('reading a still of the home page', error);
    }
  };
  return { bars, read };
};

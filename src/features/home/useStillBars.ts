import { useEffect, useRef, useState } from 'react';

import type { Color } from '../../color/types';
import { fetchMedia } from '../../state/fetchMedia';
import { reportError } from '../../state/reportError';
import { readBars } from './readBars';
import { readImage } from './readImage';

const BARS = 8;

/** The share of each color in every vertical slice of a still, 0 to 1; empty until read. */
export const useStillBars = (still: string, colors: readonly Color[]) => {
  const [bars, setBars] = useState<readonly (readonly number[])[]>([]);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  /** Call when the still is loaded: by then it is in the browser's cache. */
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

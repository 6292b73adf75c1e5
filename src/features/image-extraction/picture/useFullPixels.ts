import { useEffect } from 'react';

import type { Picture } from '../imageExtractionState';
import { keepFullPixels, loadFullPixels } from './pixelsOf';

/** Who looks closer picks from the pixels of the file, until another picture is shown. */
export const useFullPixels = (picture: Picture | null, isZoomed: boolean): void => {
  const { id, width, height } = picture ?? {};
  useEffect(() => keepFullPixels(id), [id]);
  useEffect(() => () => keepFullPixels(undefined), []);
  useEffect(() => {
    if (!isZoomed || id === undefined || width === undefined || height === undefined) return undefined;
    const run = new AbortController();
    void loadFullPixels({ id, width, height }, run.signal);
    return () => run.abort();
  }, [id, width, height, isZoomed]);
};

import { useEffect } from 'react';

import type { Picture } from '../imageExtractionState';
import { useServices } from '../../../state/servicesContext';
import { STOPPED } from '../../../state/stopped';
import { loadFullPixels } from './pixelsOf';

/** When zoomed in, colors are picked from the file's pixels, until another picture is shown. */
export const useFullPixels = (picture: Picture | null, isZoomed: boolean): void => {
  const { pictureCache } = useServices();
  const { id, width, height } = picture ?? {};
  useEffect(() => pictureCache.dropFull(id), [pictureCache, id]);
  useEffect(() => () => pictureCache.dropFull(), [pictureCache]);
  useEffect(() => {
    if (!isZoomed || id === undefined || width === undefined || height === undefined) return undefined;
    const run = new AbortController();
    void loadFullPixels(pictureCache, { id, width, height }, run.signal);
    return () => run.abort(STOPPED);
  }, [pictureCache, id, width, height, isZoomed]);
};

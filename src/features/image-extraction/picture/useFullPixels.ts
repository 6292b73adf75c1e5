import { useEffect, useState } from 'react';

import type { Picture } from '../imageExtractionState';
import { useServices } from '../../../state/servicesContext';
import { STOPPED } from '../../../state/stopped';
import { loadFullPixels } from './pixelsOf';

/** When zoomed in, colors are picked from the file's pixels, until another picture is shown. */
export const useFullPixels = (picture: Picture | null, isZoomed: boolean): void => {
  const { pictureCache } = useServices();
  const { id, width, height } = picture ?? {};
  // Not called off when zoomed out: a browser decodes to the end anyway, and the next zoom would begin another decode.
  const [zoomedId, setZoomedId] = useState<number>();
  if (isZoomed && zoomedId !== id) setZoomedId(id);
  const isWanted = id !== undefined && zoomedId === id;
  useEffect(() => pictureCache.dropFull(id), [pictureCache, id]);
  useEffect(() => () => pictureCache.dropFull(), [pictureCache]);
  useEffect(() => {
    if (!isWanted || width === undefined || height === undefined) return undefined;
    const run = new AbortController();
    void loadFullPixels(pictureCache, { id, width, height }, run.signal);
    return () => run.abort(STOPPED);
  }, [pictureCache, id, width, height, isWanted]);
};

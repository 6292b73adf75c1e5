import { useEffect, useState } from 'react';

import type { Look } from '../../../../workers/picture-looks/api';
import { reportError } from '../../../state/reportError';
import { useServices } from '../../../state/servicesContext';
import { previewPixels } from '../picture/previewPixels';

/** The preview of a picture in a view; null until the worker has first drawn it. */
export const useLook = (pictureId: number, look: Look): ImageData | null => {
  const { pictureCache, pictureLooks } = useServices();
  const [seen, setSeen] = useState<ImageData | null>(null);

  useEffect(() => {
    const pixels = previewPixels(pictureCache, pictureId);
    if (!pixels) return undefined;
    // Not aborted: that would stop the worker, which costs more than an unused result.
    let isWanted = true;
    const { signal } = new AbortController();
    const { width, height, rgba } = pixels;
    pictureLooks.see(signal, { width, height, rgba }, look).then(
      (painted) => {
        if (isWanted) setSeen(new ImageData(painted, width, height));
      },
      (error: unknown) => reportError('drawing a view of a picture', error),
    );
    return () => {
      isWanted = false;
    };
  }, [pictureCache, pictureLooks, pictureId, look]);
  return seen;
};

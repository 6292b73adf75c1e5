import { useEffect, useRef } from 'react';

import { reportError } from '../../../state/reportError';
import { openStill, type FilmStill } from '../filmStills';

type StillProps = {
  readonly still: FilmStill;
  readonly className?: string | undefined;
  readonly isUpright?: boolean;
};

/**
 * A still of a film, drawn. An `<img>` would need an address, for which the page has to wait each time, and would leave
 * its pixels in a cache of the browser's: of thousands of stills only those on show hold any.
 */
export const Still = ({ still, className, isUpright = false }: StillProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const surface = canvas.current?.getContext('bitmaprenderer');
    if (!surface) return undefined;
    let isGone = false;
    const draw = async (): Promise<void> => {
      const bitmap = await createImageBitmap(openStill(still));
      if (isGone) bitmap.close();
      else surface.transferFromImageBitmap(bitmap);
    };
    draw().catch((error: unknown) => reportError('drawing a still', error));
    return () => {
      isGone = true;
      // Its pixels go now, not when the element is collected.
      surface.transferFromImageBitmap(null);
    };
  }, [still]);
  return <canvas ref={canvas} className={className} data-upright={isUpright || undefined} aria-hidden />;
};

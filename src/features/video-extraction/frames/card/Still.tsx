import { useLayoutEffect, useRef } from 'react';

import { reportError } from '../../../../state/reportError';
import { giveBackCanvas, takeCanvas } from './idleCanvases';
import styles from './Still.module.css';

type StillProps = {
  /** A JPEG. */
  readonly still: Blob;
  readonly className?: string | undefined;
  readonly isUpright?: boolean;
};

/**
 * A still of a video, drawn. An `<img>` would need an address, for which the page has to wait each time, and would leave
 * its pixels in a cache of the browser's: of thousands of stills only those on show hold any.
 */
export const Still = ({ still, className = '', isUpright = false }: StillProps) => {
  const frame = useRef<HTMLSpanElement>(null);
  // Before the next picture of the screen: a canvas goes from one still to another within one change of the page.
  useLayoutEffect(() => {
    const canvas = takeCanvas();
    frame.current?.append(canvas);
    const surface = canvas.getContext('bitmaprenderer');
    let isGone = false;
    const draw = async (on: ImageBitmapRenderingContext): Promise<void> => {
      const bitmap = await createImageBitmap(still);
      if (isGone) bitmap.close();
      else on.transferFromImageBitmap(bitmap);
    };
    if (surface) draw(surface).catch((error: unknown) => reportError('drawing a still', error));
    return () => {
      isGone = true;
      // Its pixels go now, not with the canvas.
      surface?.transferFromImageBitmap(null);
      giveBackCanvas(canvas);
    };
  }, [still]);
  return (
    <span
      ref={frame}
      className={`${styles.still} ${className}`}
      data-upright={isUpright || undefined}
      aria-hidden
    />
  );
};

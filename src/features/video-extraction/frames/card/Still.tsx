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
 * A still of a video, drawn on a canvas. An `<img>` would need an object URL, which loads asynchronously each time, and
 * would leave its pixels in the browser's cache: this way only the stills on show hold any.
 */
export const Still = ({ still, className = '', isUpright = false }: StillProps) => {
  const frame = useRef<HTMLSpanElement>(null);
  // Before the next paint: a canvas is reused for another still within one commit.
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
      // Releases its pixels now, not with the canvas.
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

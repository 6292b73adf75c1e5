import { ImageIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { useServices } from '../../../state/servicesContext';
import styles from './BatchRow.module.css';

/** The thumbnail of a picture that was read; otherwise an empty frame. */
export const BatchThumbnail = ({ pictureId }: { readonly pictureId: number }) => {
  const { batchCache } = useServices();
  const canvas = useRef<HTMLCanvasElement>(null);
  const thumbnail = batchCache.picture(pictureId)?.thumbnail ?? null;

  useEffect(() => {
    const context = thumbnail && canvas.current?.getContext('2d');
    if (!context) return;
    const pixels = context.createImageData(thumbnail.width, thumbnail.height);
    pixels.data.set(thumbnail.rgba);
    context.putImageData(pixels, 0, 0);
  }, [thumbnail]);

  return (
    <span className={styles.thumbnail} aria-hidden>
      {thumbnail ? <canvas ref={canvas} width={thumbnail.width} height={thumbnail.height} /> : <ImageIcon />}
    </span>
  );
};

import { useLayoutEffect, useRef } from 'react';

import { useServices } from '../../../state/servicesContext';
import styles from './PreviewPanel.module.css';

type PictureCanvasProps = { readonly pictureId: number; readonly name: string };

/** The decoded preview. Drawing a bitmap needs no decoding; an <img> would read the file again. */
export const PictureCanvas = ({ pictureId, name }: PictureCanvasProps) => {
  const { pictureCache } = useServices();
  const canvas = useRef<HTMLCanvasElement>(null);

  useLayoutEffect(() => {
    const preview = pictureCache.get(pictureId)?.preview;
    if (!canvas.current || !preview) return;
    canvas.current.width = preview.width;
    canvas.current.height = preview.height;
    canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(pictureCache.takeCopy(preview));
  }, [pictureCache, pictureId]);

  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawn bitmap; an <img> would have to load it
  return <canvas ref={canvas} className={styles.canvas} role="img" aria-label={name} />;
};

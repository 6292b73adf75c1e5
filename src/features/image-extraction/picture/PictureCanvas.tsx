import { useLayoutEffect, useRef } from 'react';

import { useServices } from '../../../state/servicesContext';
import styles from './PreviewPanel.module.css';

type PictureCanvasProps = { readonly pictureId: number; readonly name: string };

/** The decoded preview. Drawing a bitmap decodes nothing: an <img> would read the file once more. */
export const PictureCanvas = ({ pictureId, name }: PictureCanvasProps) => {
  const { pictureCache } = useServices();
  const canvas = useRef<HTMLCanvasElement>(null);

  useLayoutEffect(() => {
    const preview = pictureCache.get(pictureId)?.preview;
    if (!canvas.current || !preview) return;
    canvas.current.width = preview.width;
    canvas.current.height = preview.height;
    // Through a canvas that is not on the page: drawing into this one would make the browser lay out all of it first.
    const copy = new OffscreenCanvas(preview.width, preview.height);
    copy.getContext('2d')?.drawImage(preview, 0, 0);
    canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(copy.transferToImageBitmap());
  }, [pictureCache, pictureId]);

  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the bitmap is drawn; an <img> would have to load it
  return <canvas ref={canvas} className={styles.canvas} role="img" aria-label={name} />;
};

import { useEffect, useRef } from 'react';

import { useServices } from '../../../state/servicesContext';
import styles from './PreviewPanel.module.css';

type SharpPictureProps = { readonly pictureId: number };

/**
 * The file itself over the 800 px preview, if the screen has the resolution. Photographs only: an animated picture
 * would move although its colors were read from its first frame. The browser decodes it off the main thread and paints
 * it when ready; until then, and on failure, the preview shows.
 */
export const SharpPicture = ({ pictureId }: SharpPictureProps) => {
  const { pictureCache } = useServices();
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const cached = pictureCache.get(pictureId);
    const element = image.current;
    if (!element || cached?.source.type !== 'image/jpeg') return undefined;
    const { preview, source } = cached;
    let giveBack: (() => void) | undefined;
    // Reports the width after layout: reading it at once would force a second layout.
    const observer = new ResizeObserver(() => {
      if (element.clientWidth * window.devicePixelRatio <= preview.width) return;
      observer.disconnect();
      const url = URL.createObjectURL(source);
      giveBack = () => URL.revokeObjectURL(url);
      element.addEventListener('load', giveBack, { once: true });
      element.src = url;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      giveBack?.();
    };
  }, [pictureCache, pictureId]);

  return <img ref={image} className={styles.sharp} alt="" decoding="async" />;
};

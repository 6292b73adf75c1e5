import { useEffect, useRef } from 'react';

import { pictureOnShelf } from '../pictureShelf';
import styles from './PreviewPanel.module.css';

type SharpPictureProps = { readonly pictureId: number };

/**
 * The file itself over the 800 px preview, where the screen has more pixels to show. Only photographs: a moving
 * picture would run on over colours that were read from its first frame. The browser decodes it off the page's
 * thread and paints it when it is there; until then, and where it fails, the preview shows.
 */
export const SharpPicture = ({ pictureId }: SharpPictureProps) => {
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const shelved = pictureOnShelf(pictureId);
    const element = image.current;
    if (!element || shelved?.source.type !== 'image/jpeg') return undefined;
    if (element.clientWidth * window.devicePixelRatio <= shelved.preview.width) return undefined;
    const url = URL.createObjectURL(shelved.source);
    const revoke = (): void => URL.revokeObjectURL(url);
    element.addEventListener('load', revoke, { once: true });
    element.src = url;
    return revoke;
  }, [pictureId]);

  return <img ref={image} className={styles.sharp} alt="" decoding="async" />;
};

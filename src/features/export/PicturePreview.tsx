import { useEffect, useRef } from 'react';

import type { PictureSize } from './formatRow';
import { PreviewBox } from './PreviewBox';
import styles from './PicturePreview.module.css';

type PicturePreviewProps = {
  readonly fileName: string;
  /** '3 values, 1.8 kB'. */
  readonly size: string;
  readonly picture: PictureSize;
  /** Null until it has been generated. */
  readonly bytes: Uint8Array | null;
  readonly mime: string;
};

/** The picture that will be saved, as a whole, with its size in pixels. */
export const PicturePreview = ({ fileName, size, picture, bytes, mime }: PicturePreviewProps) => {
  const { width, height } = picture;
  const shown = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const element = shown.current;
    if (!element || !bytes) return undefined;
    const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: mime }));
    element.src = url;
    return () => URL.revokeObjectURL(url);
  }, [bytes, mime]);
  return (
    <PreviewBox fileName={fileName} size={`${width} × ${height} pixels, ${size}`}>
      <div className={styles.board}>
        {bytes && <img ref={shown} className={styles.picture} width={width} height={height} alt={fileName} />}
      </div>
    </PreviewBox>
  );
};

import { useEffect, useRef, useState } from 'react';
import { DRAWING_MESSAGES } from '../../../domain/drawingMessages';
import styles from './DrawingPreview.module.css';

type SvgPreviewProps = {
  readonly svg: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
};

/** An SVG as an image rather than part of the page, so that it can neither run nor fetch anything. */
export const SvgPreview = ({ svg, name, width, height }: SvgPreviewProps) => {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml;charset=utf-8' }));
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [svg]);
  if (failed === svg)
    return (
      <p className={styles.failed} role="alert">
        {DRAWING_MESSAGES.notDrawn}
      </p>
    );
  return (
    <img
      ref={image}
      className={styles.drawing}
      alt={name}
      style={{ aspectRatio: `${width} / ${height}` }}
      onError={() => setFailed(svg)}
    />
  );
};

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Recoloring } from '../../../../workers/drawing/api';
import type { Raster } from '../../../color/locateColors';
import { createLatestOnly } from '../../../state/latestOnly';
import { reportError } from '../../../state/reportError';
import { useServices } from '../../../state/servicesContext';
import styles from './DrawingPreview.module.css';
import { openDrawings } from './openDrawings';
import { recoloringOf, type OwnDrawing } from './ownDrawing';

type PicturePreviewProps = {
  readonly own: Extract<OwnDrawing, { kind: 'picture' }>;
  /** What each color becomes, as 0xRRGGBB. */
  readonly target: readonly number[];
  readonly name: string;
};

type Question = { readonly raster: Raster; readonly recoloring: Recoloring };

/** Never aborted: starting another worker would take longer. */
const UNENDING = new AbortController().signal;

/** A picture in other colors, drawn by the worker; the previous ones stay until the next are ready. */
export const PicturePreview = ({ own, target, name }: PicturePreviewProps) => {
  const services = useServices();
  const { raster } = own;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [seen, setSeen] = useState<ImageData | null>(null);
  const ask = useMemo(
    () =>
      createLatestOnly(async ({ raster: from, recoloring }: Question) => {
        try {
          const painted = await (await openDrawings(services)).see(UNENDING, from, recoloring);
          setSeen(new ImageData(painted, from.width, from.height));
        } catch (error) {
          reportError('recoloring a picture', error);
        }
      }),
    [services],
  );
  useEffect(() => ask({ raster: own.raster, recoloring: recoloringOf(own, target) }), [ask, own, target]);
  useLayoutEffect(() => {
    if (!canvas.current || !seen) return;
    canvas.current.width = seen.width;
    canvas.current.height = seen.height;
    canvas.current.getContext('2d')?.putImageData(seen, 0, 0);
  }, [seen]);
  return (
    <canvas
      ref={canvas}
      className={styles.drawing}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its pixels are drawn; an <img> would have to load them
      role="img"
      aria-label={name}
      aria-busy={seen === null}
      style={{ aspectRatio: `${raster.width} / ${raster.height}`, maxWidth: raster.width }}
    />
  );
};

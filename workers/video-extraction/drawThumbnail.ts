import { fitWithin, type Size } from '../fitWithin';
import type { VideoInfo } from './api';
import type { Pixels } from './planes';
import { CanvasMissing } from './readFrame';

const MAX_SIDE = 480;
/** The product's own choice: thumbnails are looked at, never read from. */
const JPEG_QUALITY = 0.2;

/** How frames of a film are turned and stretched to be shown. */
export type Pose = Pick<VideoInfo, 'rotation'> & {
  /** In square pixels, before the turn. */
  readonly shown: Size;
};

export type Thumbnail = Size & { readonly jpeg: Promise<Blob> };

const contextOf = (size: Size): OffscreenCanvasRenderingContext2D => {
  const context = new OffscreenCanvas(size.width, size.height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new CanvasMissing();
  return context;
};

/** Draws thumbnails upright. The picture is taken when the function returns; only encoding it goes on. */
export const createThumbnailer = (): ((pixels: Pixels, pose: Pose) => Thumbnail) => {
  let source: OffscreenCanvasRenderingContext2D | null = null;
  let target: OffscreenCanvasRenderingContext2D | null = null;

  const sized = (context: OffscreenCanvasRenderingContext2D | null, size: Size) =>
    context?.canvas.width === size.width && context.canvas.height === size.height ? context : contextOf(size);

  return ({ rgba, width, height }, { rotation, shown }) => {
    source = sized(source, { width, height });
    source.putImageData(new ImageData(rgba, width, height), 0, 0);
    const lying = fitWithin(shown, MAX_SIDE);
    const isTurned = rotation % 180 !== 0;
    const size = isTurned ? { width: lying.height, height: lying.width } : lying;
    target = sized(target, size);
    // JPEG has no transparency, and black is what players show behind a film.
    target.fillRect(0, 0, size.width, size.height);
    target.setTransform(1, 0, 0, 1, size.width / 2, size.height / 2);
    target.rotate((rotation * Math.PI) / 180);
    target.drawImage(source.canvas, -lying.width / 2, -lying.height / 2, lying.width, lying.height);
    target.resetTransform();
    return { ...size, jpeg: target.canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY }) };
  };
};

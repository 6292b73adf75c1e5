import { fitWithin, type Size } from '../../../fitWithin';
import type { VideoInfo } from '../../common/api';
import type { Pixels } from '../../../../src/engine/planes';
import { CanvasMissing, READ_SIDE } from '../decode/readFrame';

/** Fixed by the product: thumbnails are only displayed, never read. */
const JPEG_QUALITY = 0.2;

/** How frames of a video are rotated and scaled for display. */
export type Pose = Pick<VideoInfo, 'rotation'> & {
  /** In square pixels, before the rotation. */
  readonly shown: Size;
};

export type Thumbnail = Size & { readonly jpeg: Promise<Blob> };

const contextOf = (size: Size): OffscreenCanvasRenderingContext2D => {
  const context = new OffscreenCanvas(size.width, size.height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new CanvasMissing();
  return context;
};

/** A canvas that is reused while its size stays the same. */
const createStage = (): ((size: Size) => OffscreenCanvasRenderingContext2D) => {
  let context: OffscreenCanvasRenderingContext2D | null = null;
  return (size) => {
    const fits = context?.canvas.width === size.width && context.canvas.height === size.height;
    return (context = fits && context ? context : contextOf(size));
  };
};

/** Draws upright thumbnails. The pixels are copied before the function returns; only encoding is asynchronous. */
export const createThumbnailer = (): ((pixels: Pixels, pose: Pose) => Thumbnail) => {
  const lyingStage = createStage();
  const uprightStage = createStage();
  let image: ImageData | null = null;

  const put = ({ rgba, width, height }: Pixels): OffscreenCanvasRenderingContext2D => {
    if (image?.width !== width || image.height !== height) image = new ImageData(width, height);
    image.data.set(rgba);
    const stage = lyingStage({ width, height });
    stage.putImageData(image, 0, 0);
    return stage;
  };

  const turn = (source: OffscreenCanvas, lying: Size, rotation: Pose['rotation']) => {
    const isTurned = rotation % 180 !== 0;
    const size = isTurned ? { width: lying.height, height: lying.width } : lying;
    const stage = uprightStage(size);
    // JPEG has no transparency, and players show black behind a video.
    stage.fillRect(0, 0, size.width, size.height);
    stage.setTransform(1, 0, 0, 1, size.width / 2, size.height / 2);
    stage.rotate((rotation * Math.PI) / 180);
    stage.drawImage(source, -lying.width / 2, -lying.height / 2, lying.width, lying.height);
    stage.resetTransform();
    return stage;
  };

  return (pixels, { rotation, shown }) => {
    const lying = fitWithin(shown, READ_SIDE);
    const { canvas } = put(pixels);
    // Most frames need no transformation; drawing them once more takes longer than encoding them.
    const isUpright = rotation === 0 && canvas.width === lying.width && canvas.height === lying.height;
    const still = isUpright ? canvas : turn(canvas, lying, rotation).canvas;
    const { width, height } = still;
    return { width, height, jpeg: still.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY }) };
  };
};

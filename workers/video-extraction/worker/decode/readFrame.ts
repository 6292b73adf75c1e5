import type { Engine } from '../../../../src/engine/engine';
import type { Pixels, Planes } from '../../../../src/engine/planes';
import type { DecodedFrame } from '../../common/decodedFrame';
import { fitWithin, type Size } from '../../../fitWithin';
import { yuvMatrixOf } from '../../../yuvMatrix';

/**
 * Returns a frame's pixels at a given size, valid until the engine's next call; a frame's pixels can be requested until
 * the next frame is read.
 */
export type FramePixels = (maxSide: number) => Pixels;

export type FrameReader = {
  /** The frame may be closed as soon as this has resolved. */
  readonly read: (frame: DecodedFrame) => Promise<FramePixels>;
  /** Synchronous: slower, for a frame that must be released at once. Throws if there is no 2D context. */
  readonly readNow: (frame: DecodedFrame) => FramePixels;
};

/** Size in square pixels, as shown, before any rotation. */
export const shownSize = (frame: DecodedFrame): Size =>
  'displayWidth' in frame ? { width: frame.displayWidth, height: frame.displayHeight } : frame;

/** Thrown if the browser provides no 2D context, as may happen when memory is short. */
export class CanvasMissing extends Error {
  constructor() {
    super('no 2D context');
    this.name = 'CanvasMissing';
  }
}

/** Maximum side in pixels that is ever requested: colors are read from it, and stills are shown at this size. */
export const READ_SIDE = 480;

/** Longest side in pixels for the signature and the mean color of a frame. */
export const SIGNATURE_SIDE = 96;

const PLANAR = new Set<string | null>(['I420', 'I420A', 'NV12']);

/**
 * Copying planes takes a third of a millisecond; drawing a frame of 1280 × 720 to a canvas takes six, mostly for
 * converting pixels that are never read. Frames that need a color conversion are drawn to the canvas all the same.
 */
export const createFrameReader = (engine: Pick<Engine, 'planeBytes' | 'planesToPixels'>): FrameReader => {
  let canvas: OffscreenCanvasRenderingContext2D | null = null;

  const draw = (source: CanvasImageSource, { width, height }: Size): Pixels => {
    canvas ??= new OffscreenCanvas(READ_SIDE, READ_SIDE).getContext('2d', {
      willReadFrequently: true,
      colorSpace: 'srgb',
    });
    if (!canvas) throw new CanvasMissing();
    canvas.clearRect(0, 0, width, height);
    canvas.drawImage(source, 0, 0, width, height);
    return { rgba: canvas.getImageData(0, 0, width, height).data, width, height };
  };

  const readNow = (frame: DecodedFrame): FramePixels => {
    const drawn = draw(frame, fitWithin(shownSize(frame), READ_SIDE));
    return (maxSide) => (Math.max(drawn.width, drawn.height) <= maxSide ? drawn : shrink(drawn, maxSide));
  };

  /** Reads the frame's planes, if the engine supports their format. */
  const readPlanes = async (frame: VideoFrame): Promise<FramePixels | null> => {
    const { width, height } = frame.visibleRect ?? { width: frame.codedWidth, height: frame.codedHeight };
    const matrix = PLANAR.has(frame.format) ? yuvMatrixOf(frame.colorSpace.toJSON(), height) : null;
    // Samples at the edge of an odd width have no neighbor to average with.
    if (!matrix || width < 2 || height < 2) return null;
    const size = frame.allocationSize();
    const [luma, cb, cr] = await frame.copyTo(engine.planeBytes(size));
    if (!luma || !cb) return null;
    const isPaired = frame.format === 'NV12';
    const planes: Omit<Planes, 'bytes'> = {
      width,
      height,
      luma,
      cb,
      cr: isPaired ? { offset: cb.offset + 1, stride: cb.stride } : (cr ?? cb),
      chromaStep: isPaired ? 2 : 1,
      matrix,
    };
    // Looked up again: the memory may have moved when it grew since they were copied.
    return (maxSide) => engine.planesToPixels({ ...planes, bytes: engine.planeBytes(size) }, maxSide);
  };

  return {
    read: async (frame) => {
      const pixels = 'colorSpace' in frame ? await readPlanes(frame) : null;
      return pixels ?? readNow(frame);
    },
    readNow,
  };
};

/** Takes every n-th pixel, like the reading of planes. */
const shrink = ({ rgba, width, height }: Pixels, maxSide: number): Pixels => {
  const step = Math.ceil(Math.max(width, height) / maxSide);
  const size = {
    width: Math.max(1, Math.floor(width / step)),
    height: Math.max(1, Math.floor(height / step)),
  };
  const small = new Uint8ClampedArray(size.width * size.height * 4);
  const from = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const to = new Uint32Array(small.buffer);
  for (let row = 0, at = 0; row < size.height; row += 1) {
    for (let column = 0; column < size.width; column += 1, at += 1) {
      to[at] = from[row * step * width + column * step] ?? 0;
    }
  }
  return { rgba: small, ...size };
};

import type { Engine } from '../../../../src/engine/engine';
import type { Pixels, Planes } from '../../../../src/engine/planes';
import type { DecodedFrame } from '../../common/decodedFrame';
import { fitWithin, type Size } from '../../../fitWithin';
import { yuvMatrixOf } from '../../../yuvMatrix';

/**
 * Hands out a frame's pixels at a size, good until the engine's next call; the pixels of a frame can be asked for until
 * the next one is read.
 */
export type FramePixels = (maxSide: number) => Pixels;

export type FrameReader = {
  /** The frame may be closed as soon as this has resolved. */
  readonly read: (frame: DecodedFrame) => Promise<FramePixels>;
  /** For a frame that cannot wait: slower, but done when it returns. Throws where there is no 2D context. */
  readonly readNow: (frame: DecodedFrame) => FramePixels;
};

/** Size in square pixels, as shown, before any rotation. */
export const shownSize = (frame: DecodedFrame): Size =>
  'displayWidth' in frame ? { width: frame.displayWidth, height: frame.displayHeight } : frame;

/** Thrown where the browser gives no 2D context, as it may when memory is short. */
export class CanvasMissing extends Error {
  constructor() {
    super('no 2D context');
    this.name = 'CanvasMissing';
  }
}

/** The most pixels on a side that are ever asked for: what colors are read from, and stills are shown at. */
export const READ_SIDE = 480;

/** Longest side in pixels of what the signature and the mean color of a frame are read from. */
export const SIGNATURE_SIDE = 96;

const PLANAR = new Set<string | null>(['I420', 'I420A', 'NV12']);

/**
 * Planes are copied in a third of a millisecond, where drawing a frame of 1280 × 720 on a canvas takes six, most of
 * it converting pixels that nobody looks at. Frames that need a conversion of colors go over the canvas all the same.
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

  /** Of the frame, where its planes are of a kind that the engine reads. */
  const readPlanes = async (frame: VideoFrame): Promise<FramePixels | null> => {
    const { width, height } = frame.visibleRect ?? { width: frame.codedWidth, height: frame.codedHeight };
    const matrix = PLANAR.has(frame.format) ? yuvMatrixOf(frame.colorSpace.toJSON(), height) : null;
    // Values at the edge of an odd width have no neighbor to take the mean with.
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
    // Where they lie by now: the memory may have grown since they were copied there.
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

/** Every so many pixels one, as the reading of planes does it. */
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

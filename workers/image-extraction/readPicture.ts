import { transfer } from 'comlink';

import { EXTRACTION } from '../../src/domain/limits';
import { choosePalettes } from '../../src/engine/choosePalettes';
import type { Engine, PictureColors } from '../../src/engine/engine';
import { fitWithin, type Size } from '../fitWithin';
import type { ExtractReply, Reading } from './api';
import { shrink } from './shrink';

/** Fixed, so that the same file always offers the same swatches. */
const SWATCH_SEED = 1;

/** The picture in which patches are found. */
const PATCH_SIDE = 256;
/** The map in which colors are located for the pins. */
const THUMBNAIL_SIDE = 96;

const buffersOf = ({ summary, patches, drawn }: PictureColors): ArrayBufferLike[] => [
  ...[summary, ...(drawn ? [drawn] : [])].flatMap(({ colors, weights }) => [colors.buffer, weights.buffer]),
  ...[patches.colors, patches.areas, patches.contrasts].map(({ buffer }) => buffer),
];

type Times = {
  /** On the worker's clock (performance.now()). */
  readonly startMs: number;
  readonly decodeMs: number;
};

/**
 * A canvas kept in main memory and getImageData, because at 800 px nothing beats it: drawing and reading took
 * 6.2 / 7.5 ms at 12 / 24 megapixels, VideoFrame.copyTo 7.1 / 8.6 ms; smoother scaling 27 / 136 ms ('medium').
 */
const drawWithin = (bitmap: ImageBitmap, size: Size): OffscreenCanvasRenderingContext2D | null => {
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d', { willReadFrequently: true, colorSpace: 'srgb' });
  context?.drawImage(bitmap, 0, 0, size.width, size.height);
  return context;
};

/** Reads the colours of a decoded picture. The bitmap stays the caller's. */
export const readPicture = (
  bitmap: ImageBitmap,
  { count, style }: Reading,
  engine: Engine,
  times: Times,
): ExtractReply => {
  const size = fitWithin(bitmap, EXTRACTION.maxSide);
  const context = drawWithin(bitmap, size);
  if (!context) return { ok: false, failure: 'canvas' };
  const { data } = context.getImageData(0, 0, size.width, size.height);

  const summary = engine.summarize(data);
  if (summary.colors.length === 0) return { ok: false, failure: 'no-pixels' };
  const swatches = engine.sampleSwatches(summary, { target: EXTRACTION.swatchTarget, seed: SWATCH_SEED });
  const patches = engine.findPatches(shrink(data, size, PATCH_SIDE));
  const colors: PictureColors = { summary, patches, drawn: null };
  const [palette = []] = choosePalettes(engine, colors, { count, style, variants: [0] });
  const thumbnail = shrink(data, size, THUMBNAIL_SIDE);
  const preview = context.canvas.transferToImageBitmap();

  const reply: ExtractReply = {
    ok: true,
    extraction: {
      width: bitmap.width,
      height: bitmap.height,
      preview,
      swatches,
      palette,
      colors,
      thumbnail,
      decodeMs: times.decodeMs,
      totalMs: performance.now() - times.startMs,
    },
    memoryBytes: engine.memoryBytes(),
  };
  return transfer(reply, [preview, swatches.buffer, thumbnail.rgba.buffer, ...buffersOf(colors)]);
};

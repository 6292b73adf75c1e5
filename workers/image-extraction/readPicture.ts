import { transfer } from 'comlink';

import { EXTRACTION } from '../../src/domain/limits';
import { choosePalettes } from '../../src/engine/choosePalettes';
import { drawnColors } from '../../src/engine/drawnColors';
import type { Engine, PictureColors } from '../../src/engine/engine';
import type { PictureReading } from '../../src/engine/pictureReader';
import type { Pixels } from '../../src/engine/planes';
import { fromP3, type Gamut, markWide, pixelsToSrgb } from '../../src/engine/wideGamut';
import type { Size } from '../fitWithin';
import type { ExtractReply, Reading } from './api';
import { cutOut } from './cutOut';
import type { DecodedFrame } from './decodeFrame';
import { decodedPart, turnPixels, uprightSize } from './orientation';
import { readStrips } from './readStrips';
import type { Helper } from './rows/helper';
import { readFrame } from './rows/readFrame';
import { shrink } from './shrink';

/** Fixed, so that the same file always offers the same swatches. */
const SWATCH_SEED = 1;

/** The picture in which patches are found. */
const PATCH_SIDE = 256;
/** The map in which colors are located for the pins. */
const THUMBNAIL_SIDE = 96;

const buffersOf = ({ summary, patches, drawn }: PictureColors): ArrayBufferLike[] => [
  ...[summary, ...(drawn ? [drawn] : [])].flatMap(({ colors, weights, p3 }) =>
    [colors, weights, ...(p3 ? [p3] : [])].map(({ buffer }) => buffer),
  ),
  ...[patches.colors, patches.areas, patches.contrasts].map(({ buffer }) => buffer),
];

type Times = {
  /** On the worker's clock (performance.now()). */
  readonly startMs: number;
  readonly decodeMs: number;
};

const toBitmap = ({ rgba, width, height }: Pixels, gamut: Gamut): ImageBitmap | null => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true, colorSpace: gamut });
  if (!context) return null;
  const image = context.createImageData(width, height, { colorSpace: gamut });
  image.data.set(rgba);
  context.putImageData(image, 0, 0);
  return canvas.transferToImageBitmap();
};

/** The reply for a picture whose pixels have been read. `size` is that of the whole picture. */
const describePicture = (
  { summary: found, exact, preview }: PictureReading,
  gamut: Gamut,
  size: Size,
  { count, style }: Reading,
  engine: Engine,
  times: Times,
): ExtractReply => {
  if (found.colors.length === 0) return { ok: false, failure: 'no-pixels' };
  const bitmap = toBitmap(preview, gamut);
  if (!bitmap) return { ok: false, failure: 'canvas' };
  const isWide = gamut === 'display-p3';
  const drawnHere = exact && drawnColors(exact);
  const drawn = drawnHere && isWide ? fromP3(drawnHere) : drawnHere;
  const summary = isWide ? fromP3(found) : found;
  const reduced: Pixels = shrink(preview.rgba, preview, PATCH_SIDE);
  if (isWide) pixelsToSrgb(reduced);
  const swatches = engine.sampleSwatches(drawn ?? summary, {
    target: EXTRACTION.swatchTarget,
    seed: SWATCH_SEED,
  });
  const patches = engine.findPatches(reduced);
  const colors: PictureColors = { summary, patches, drawn };
  const [entries = []] = choosePalettes(engine, colors, { count, style, variants: [0] });
  const palette = markWide(entries, drawn ?? summary);
  // From the reduced picture: of the preview it takes ten times as long.
  const thumbnail = shrink(reduced.rgba, reduced, THUMBNAIL_SIDE);

  const reply: ExtractReply = {
    ok: true,
    extraction: {
      width: size.width,
      height: size.height,
      preview: bitmap,
      swatches,
      palette,
      colors,
      thumbnail,
      decodeMs: times.decodeMs,
      totalMs: performance.now() - times.startMs,
    },
    memoryBytes: engine.memoryBytes(),
  };
  return transfer(reply, [bitmap, swatches.buffer, thumbnail.rgba.buffer, ...buffersOf(colors)]);
};

/** What colors are read with. */
export type Readers = {
  readonly engine: Engine;
  readonly helpers: readonly Helper[];
};

/**
 * Reads the colors of a decoded frame, or of a part of it. Null where its pixels cannot be had. The frame stays the
 * caller's.
 */
export const readDecoded = async (
  { frame, gamut, orientation }: DecodedFrame,
  reading: Reading,
  { engine, helpers }: Readers,
  times: Times,
): Promise<ExtractReply | null> => {
  const { visibleRect } = frame;
  if (!visibleRect) return null;
  const size = uprightSize(visibleRect, orientation);
  const part = decodedPart(cutOut(size, reading.area), visibleRect, orientation);
  const read = await readFrame(frame, part, EXTRACTION.maxSide, engine, helpers);
  if (!read) return null;
  const preview = turnPixels(read.preview, orientation);
  return describePicture({ ...read, preview }, gamut, size, reading, engine, times);
};

/** Reads the colors of a decoded picture, or of a part of it. The bitmap stays the caller's. */
export const readPicture = (
  bitmap: ImageBitmap,
  gamut: Gamut,
  reading: Reading,
  engine: Engine,
  times: Times,
): ExtractReply => {
  const read = readStrips(bitmap, cutOut(bitmap, reading.area), engine, EXTRACTION.maxSide, gamut);
  if (!read) return { ok: false, failure: 'canvas' };
  const { width, height } = bitmap;
  return describePicture(read, gamut, { width, height }, reading, engine, times);
};

import { transfer } from 'comlink';

import { EXTRACTION } from '../../src/domain/limits';
import { choosePalettes } from '../../src/engine/choosePalettes';
import { drawnColors } from '../../src/engine/drawnColors';
import type { Engine, PictureColors } from '../../src/engine/engine';
import type { PictureReading } from '../../src/engine/pictureReader';
import type { Pixels } from '../../src/engine/planes';
import type { Size } from '../fitWithin';
import type { ExtractReply, Reading } from './api';
import { cutOut } from './cutOut';
import type { DecodedPlanes } from './decodePlanes';
import { decodedPart, turnPixels, uprightSize } from './orientation';
import { readStrips } from './readStrips';
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

const toBitmap = ({ rgba, width, height }: Pixels): ImageBitmap | null => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true, colorSpace: 'srgb' });
  if (!context) return null;
  const image = context.createImageData(width, height);
  image.data.set(rgba);
  context.putImageData(image, 0, 0);
  return canvas.transferToImageBitmap();
};

/** The reply for a picture whose pixels have been read. `size` is that of the whole picture. */
const describePicture = (
  { summary, exact, preview }: PictureReading,
  size: Size,
  { count, style }: Reading,
  engine: Engine,
  times: Times,
): ExtractReply => {
  if (summary.colors.length === 0) return { ok: false, failure: 'no-pixels' };
  const bitmap = toBitmap(preview);
  if (!bitmap) return { ok: false, failure: 'canvas' };
  const drawn = exact && drawnColors(exact);
  const swatches = engine.sampleSwatches(drawn ?? summary, {
    target: EXTRACTION.swatchTarget,
    seed: SWATCH_SEED,
  });
  const patches = engine.findPatches(shrink(preview.rgba, preview, PATCH_SIDE));
  const colors: PictureColors = { summary, patches, drawn };
  const [palette = []] = choosePalettes(engine, colors, { count, style, variants: [0] });
  const thumbnail = shrink(preview.rgba, preview, THUMBNAIL_SIDE);

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

/** Reads the colors of a decoded picture, or of a part of it. */
export const readPlanes = (
  { planes, orientation }: DecodedPlanes,
  reading: Reading,
  engine: Engine,
  times: Times,
): ExtractReply => {
  const size = uprightSize(planes, orientation);
  const part = decodedPart(cutOut(size, reading.area), planes, orientation);
  const reader = engine.openPicture(part, { previewSide: EXTRACTION.maxSide });
  reader.addPlanes(planes, part);
  const { preview, ...read } = reader.finish();
  return describePicture(
    { ...read, preview: turnPixels(preview, orientation) },
    size,
    reading,
    engine,
    times,
  );
};

/** Reads the colors of a decoded picture, or of a part of it. The bitmap stays the caller's. */
export const readPicture = (
  bitmap: ImageBitmap,
  reading: Reading,
  engine: Engine,
  times: Times,
): ExtractReply => {
  const read = readStrips(bitmap, cutOut(bitmap, reading.area), engine, EXTRACTION.maxSide);
  if (!read) return { ok: false, failure: 'canvas' };
  const { width, height } = bitmap;
  return describePicture(read, { width, height }, reading, engine, times);
};

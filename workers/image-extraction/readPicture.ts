import { transfer } from 'comlink';

import { EXTRACTION } from '../../src/domain/imageLimits';
import { choosePalettes } from '../../src/engine/choosePalettes';
import { drawnColors } from '../../src/engine/drawnColors';
import type { PictureColors } from '../../src/engine/engine';
import type { PictureReading } from '../../src/engine/pictureReader';
import { fromP3, type PixelColorSpace as Gamut, markWide } from '../../src/engine/wideGamut';
import type { Size } from '../fitWithin';
import type { ExtractReply, Reading } from './api';
import { cutOut } from './cutOut';
import type { DecodedFrame } from './decodeFrame';
import { decodedPart, turnPixels, uprightSize } from './orientation';
import { readStrips } from './readStrips';
import type { Readers } from './rows/helper';
import { readFrame } from './rows/readFrame';
import { buffersOfSeen, seePreview } from './seePreview';

/** Constant, so that the same file always gives the same swatches. */
const SWATCH_SEED = 1;

/** All but those of the patches, which come with the preview. */
const buffersOf = ({ summary, drawn }: PictureColors): ArrayBufferLike[] =>
  [summary, ...(drawn ? [drawn] : [])].flatMap(({ colors, weights, p3 }) =>
    [colors, weights, ...(p3 ? [p3] : [])].map(({ buffer }) => buffer),
  );

type Times = {
  /** In the worker's time (performance.now()). */
  readonly startMs: number;
  readonly decodeMs: number;
};

/** The reply for a picture whose pixels have been read. `size` is that of the whole picture. */
const describePicture = async (
  { summary: found, solids, exact, preview }: PictureReading,
  gamut: Gamut,
  size: Size,
  { count, style }: Reading,
  { engine, helpers }: Readers,
  times: Times,
): Promise<ExtractReply> => {
  if (found.colors.length === 0) return { ok: false, failure: 'no-pixels' };
  // A helper processes the preview while the swatches are chosen here.
  const asked = helpers[0]?.see({ preview, gamut });
  const isWide = gamut === 'display-p3';
  const drawnHere = drawnColors(exact ?? { ...found, solids }, { preview, isReduced: !exact });
  const drawn = drawnHere && isWide ? fromP3(drawnHere) : drawnHere;
  const summary = isWide ? fromP3(found) : found;
  const swatches = engine.sampleSwatches(drawn ?? summary, {
    target: EXTRACTION.swatchTarget,
    seed: SWATCH_SEED,
  });
  const seen = (await asked) ?? seePreview({ preview, gamut }, engine);
  if (!seen) return { ok: false, failure: 'canvas' };
  const { bitmap, patches, thumbnail } = seen;
  const colors: PictureColors = { summary, patches, drawn };
  const [entries = []] = choosePalettes(engine, colors, { count, style, variants: [0] });
  const palette = markWide(entries, drawn ?? summary);

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
  return transfer(reply, [swatches.buffer, ...buffersOfSeen(seen), ...buffersOf(colors)]);
};

/**
 * Reads the colors of a decoded frame, or of a part of it. Null if its pixels are not accessible. The caller keeps
 * ownership of the frame.
 */
export const readDecoded = async (
  { frame, gamut, orientation }: DecodedFrame,
  reading: Reading,
  readers: Readers,
  times: Times,
): Promise<ExtractReply | null> => {
  const { visibleRect } = frame;
  if (!visibleRect) return null;
  const size = uprightSize(visibleRect, orientation);
  const part = decodedPart(cutOut(size, reading.area), visibleRect, orientation);
  const read = await readFrame(frame, part, EXTRACTION.maxSide, readers);
  if (!read) return null;
  const preview = turnPixels(read.preview, orientation);
  return describePicture({ ...read, preview }, gamut, size, reading, readers, times);
};

/** Reads the colors of a decoded picture, or of a part of it. The caller keeps ownership of the bitmap. */
export const readPicture = async (
  bitmap: ImageBitmap,
  gamut: Gamut,
  reading: Reading,
  readers: Readers,
  times: Times,
): Promise<ExtractReply> => {
  const read = readStrips(bitmap, cutOut(bitmap, reading.area), readers.engine, EXTRACTION.maxSide, gamut);
  if (!read) return { ok: false, failure: 'canvas' };
  return describePicture(read, gamut, bitmap, reading, readers, times);
};

import { readableInk } from '../../../color/contrast';
import { colorFromHex } from '../../../color/color';
import type { Rgb } from '../../../color/types';
import { PNG_PERCEPTUAL, PNG_SIGNATURE, pngChunk } from '../../../domain/pngChunk';
import type { ExportPalette, ExportValue } from '../../../palette/exportPalette';
import { nextTask } from '../../../state/nextTask';
import { concatBytes, uint32 } from '../../../palette/notations/binary/byteWriter';
import { TILE } from '../../../palette/notations/code/tiles';
import type { PictureSize } from '../formatRow';
import { drawTileWords, TILE_FOOT } from './tileWords';

/** 8-bit RGB, standard compression and filters, not interlaced. */
const TRUE_COLOR = Uint8Array.of(8, 2, 0, 0, 0);

/** Alpha below this, of 255, is noise that some browsers add. */
const COVERED_FROM = 8;

/** Bytes that are compressed in one task. */
const PART = 1 << 18;

/** Zlib compression, a task for each part: of a picture at 4× there are a hundred megabytes. */
const deflate = async (parts: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<Uint8Array> => {
  const { readable, writable } = new CompressionStream('deflate');
  const compressed = new Response(readable).arrayBuffer();
  const writer = writable.getWriter();
  for await (const part of parts) {
    await writer.write(part);
    await nextTask();
  }
  await writer.close();
  return new Uint8Array(await compressed);
};

const rowsOf = ({ colors }: ExportPalette): number => colors[0]?.values.length ?? 1;
const tileHeightOf = (palette: ExportPalette): number => (rowsOf(palette) === 1 ? TILE.tall : TILE.step);

/** In pixels. `pixelRatio` is a whole number. */
export const pngSize = (palette: ExportPalette, pixelRatio: number): PictureSize => ({
  width: palette.colors.length * TILE.width * pixelRatio,
  height: rowsOf(palette) * tileHeightOf(palette) * pixelRatio,
});

/** `count` times the line. */
const repeated = (line: Uint8Array, count: number): Uint8Array<ArrayBuffer> => {
  const lines = new Uint8Array(line.length * count);
  for (let at = 0; at < lines.length; at += line.length) lines.set(line, at);
  return lines;
};

const setPixel = (pixels: Uint8Array, at: number, { r, g, b }: Rgb): void => {
  pixels[at] = r;
  pixels[at + 1] = g;
  pixels[at + 2] = b;
};

/** Draws the words of a tile in black or white. `pixels` has the lines of the tile's foot, each with its filter. */
const inkWords = (
  pixels: Uint8Array,
  stride: number,
  left: number,
  tileWidth: number,
  { color: { rgb } }: ExportValue,
  covered: Uint8Array,
): void => {
  const ink = colorFromHex(readableInk(rgb)).rgb;
  for (let pixel = 0; pixel < covered.length; pixel++) {
    const alpha = covered[pixel] ?? 0;
    if (alpha < COVERED_FROM) continue;
    const at = Math.floor(pixel / tileWidth) * stride + 1 + 3 * (left + (pixel % tileWidth));
    const mix = (paper: number, on: number): number => Math.round(paper + ((on - paper) * alpha) / 255);
    setPixel(pixels, at, { r: mix(rgb.r, ink.r), g: mix(rgb.g, ink.g), b: mix(rgb.b, ink.b) });
  }
};

/** The lines of the picture in order, as many in each part as one task may compress. */
const lineParts = async function* (
  palette: ExportPalette,
  pixelRatio: number,
  drawWords: typeof drawTileWords,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const tileWidth = TILE.width * pixelRatio;
  // Each line of pixels starts with its filter, 0: none.
  const stride = 1 + 3 * tileWidth * palette.colors.length;
  const perPart = Math.max(1, Math.floor(PART / stride));
  for (let row = 0; row < rowsOf(palette); row++) {
    const values = palette.colors.flatMap(({ values: steps }) => steps[row] ?? []);
    const line = new Uint8Array(stride);
    for (const [i, { color }] of values.entries())
      for (let x = i * tileWidth; x < (i + 1) * tileWidth; x++) setPixel(line, 1 + 3 * x, color.rgb);
    const plain = repeated(line, perPart);
    for (let left = (tileHeightOf(palette) - TILE_FOOT) * pixelRatio; left > 0; left -= perPart)
      yield plain.subarray(0, Math.min(left, perPart) * stride);
    const foot = repeated(line, TILE_FOOT * pixelRatio);
    for (const [i, value] of values.entries()) {
      const words = drawWords(value, pixelRatio);
      if (words) inkWords(foot, stride, i * tileWidth, tileWidth, value, words);
      // The words of a tile take a few milliseconds at 4×, and less than one at 1×.
      // oxlint-disable-next-line no-await-in-loop -- one task after another
      if (pixelRatio > 1) await nextTask();
    }
    for (let at = 0; at < foot.length; at += perPart * stride) yield foot.subarray(at, at + perPart * stride);
  }
};

/**
 * A column for each color, with its value and name on it; scales run downward. Encoded here and not by a canvas, in
 * which browsers apply color management or add noise against fingerprinting: outside the text the colors are exact.
 * Without text where `drawWords` fails. `pixelRatio` is a whole number.
 */
export const pngBytes = async (
  palette: ExportPalette,
  pixelRatio: number,
  drawWords: typeof drawTileWords = drawTileWords,
): Promise<Uint8Array> => {
  const { width, height } = pngSize(palette, pixelRatio);
  return concatBytes(
    PNG_SIGNATURE,
    pngChunk('IHDR', concatBytes(uint32(width, height), TRUE_COLOR)),
    pngChunk('sRGB', PNG_PERCEPTUAL),
    pngChunk('IDAT', await deflate(lineParts(palette, pixelRatio, drawWords))),
    pngChunk('IEND', new Uint8Array()),
  );
};

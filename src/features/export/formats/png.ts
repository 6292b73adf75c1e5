import { readableInk } from '../../../color/contrast';
import { colorFromHex } from '../../../color/color';
import { PNG_PERCEPTUAL, PNG_SIGNATURE, pngChunk } from '../../../domain/pngChunk';
import type { ExportPalette } from '../../../palette/exportPalette';
import { concatBytes, uint32 } from '../../../palette/notations/binary/byteWriter';
import { TILE } from '../../../palette/notations/code/tiles';
import type { PictureSize } from '../formatRow';
import { drawTileWords } from './tileWords';

/** 8-bit RGB, standard compression and filters, not interlaced. */
const TRUE_COLOR = Uint8Array.of(8, 2, 0, 0, 0);

/** Alpha below this, of 255, is noise that some browsers add. */
const COVERED_FROM = 8;

/** Zlib compression, off the main thread. */
const deflate = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

const rowsOf = ({ colors }: ExportPalette): number => colors[0]?.values.length ?? 1;
const tileHeightOf = (palette: ExportPalette): number => (rowsOf(palette) === 1 ? TILE.tall : TILE.step);

/** In pixels. */
export const pngSize = (palette: ExportPalette): PictureSize => ({
  width: palette.colors.length * TILE.width,
  height: rowsOf(palette) * tileHeightOf(palette),
});

/**
 * A column for each color, with its value and name on it; scales run downward. Encoded here and not by a canvas, in
 * which browsers apply color management or add noise against fingerprinting: outside the text the colors are exact.
 * Without text if `drawWords` fails.
 */
export const pngBytes = async (
  palette: ExportPalette,
  drawWords: typeof drawTileWords = drawTileWords,
): Promise<Uint8Array> => {
  const { colors } = palette;
  const rows = rowsOf(palette);
  const tileHeight = tileHeightOf(palette);
  const { width, height } = pngSize(palette);
  const words = drawWords(palette, { width, height, tileHeight });
  // Each row of pixels starts with its filter, 0: none. The rows of a row of tiles are identical except for the text.
  const stride = 1 + 3 * width;
  const pixels = new Uint8Array(stride * height);
  for (let row = 0; row < rows; row++) {
    const line = new Uint8Array(stride);
    for (let x = 0; x < width; x++) {
      const rgb = colors[Math.floor(x / TILE.width)]?.values[row]?.color.rgb;
      if (rgb) line.set([rgb.r, rgb.g, rgb.b], 1 + 3 * x);
    }
    for (let y = row * tileHeight; y < (row + 1) * tileHeight; y++) pixels.set(line, y * stride);
  }
  for (const [pixel, alpha] of words?.entries() ?? []) {
    if (alpha < COVERED_FROM) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const rgb = colors[Math.floor(x / TILE.width)]?.values[Math.floor(y / tileHeight)]?.color.rgb;
    if (!rgb) continue;
    const ink = colorFromHex(readableInk(rgb)).rgb;
    const mix = (paper: number, on: number): number => Math.round(paper + ((on - paper) * alpha) / 255);
    pixels.set([mix(rgb.r, ink.r), mix(rgb.g, ink.g), mix(rgb.b, ink.b)], y * stride + 1 + 3 * x);
  }
  return concatBytes(
    PNG_SIGNATURE,
    pngChunk('IHDR', concatBytes(uint32(width, height), TRUE_COLOR)),
    pngChunk('sRGB', PNG_PERCEPTUAL),
    pngChunk('IDAT', await deflate(pixels)),
    pngChunk('IEND', new Uint8Array()),
  );
};

import { formatHex } from '../../../color/format';
import type { ExportValue } from '../../../palette/exportPalette';
import { TILE } from '../../../palette/notations/code/tiles';

const INSET = 16;
/** Distance from the lower edge of a tile in pixels of a picture at 1×, and the font. */
const HEX = { up: 38, font: '500 16px "Geist Mono Variable", ui-monospace, monospace' } as const;
const NAME = { up: 16, font: '400 14px "Inter Variable", system-ui, sans-serif' } as const;

/** Height of the lowest part of a tile, in pixels at 1×: all words are in it, and none in its first row. */
export const TILE_FOOT = 60;

/** As much of a text as fits. */
const fit = (context: OffscreenCanvasRenderingContext2D, text: string): string => {
  const room = TILE.width - 2 * INSET;
  if (context.measureText(text).width <= room) return text;
  const signs = Array.from(text);
  while (signs.length > 0 && context.measureText(`${signs.join('')}…`).width > room) signs.pop();
  return `${signs.join('').trimEnd()}…`;
};

/**
 * Coverage of each pixel of a tile's foot by its value and name, 0 to 255, row by row: `TILE.width` by `TILE_FOOT`,
 * each times `pixelRatio`. Null if a browser has no canvas, or does not let it be read reliably.
 */
export const drawTileWords = ({ color, name }: ExportValue, pixelRatio: number): Uint8Array | null => {
  const [width, height] = [TILE.width * pixelRatio, TILE_FOOT * pixelRatio];
  const context =
    typeof OffscreenCanvas === 'undefined'
      ? null
      : new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.scale(pixelRatio, pixelRatio);
  for (const [text, { up, font }] of [
    [formatHex(color), HEX],
    [name, NAME],
  ] as const) {
    context.font = font;
    context.fillText(fit(context, text), INSET, TILE_FOOT - up);
  }
  const { data } = context.getImageData(0, 0, width, height);
  // In a loop, as `Uint8Array.from` takes ten times as long.
  const covered = new Uint8Array(width * height);
  for (let pixel = 0; pixel < covered.length; pixel++) covered[pixel] = data[4 * pixel + 3] ?? 0;
  // The undrawn area must be empty: browsers that guard against fingerprinting return fake pixels.
  return covered.subarray(0, width).some((alpha) => alpha > 0) ? null : covered;
};

import { formatHex } from '../../../color/format';
import { exportValues, type ExportPalette } from '../../../palette/exportPalette';
import { TILE } from '../../../palette/notations/code/tiles';

const INSET = 16;
/** Distance from the lower edge of a tile in pixels, and the font. */
const HEX = { up: 38, font: '500 16px "Geist Mono Variable", ui-monospace, monospace' } as const;
const NAME = { up: 16, font: '400 14px "Inter Variable", system-ui, sans-serif' } as const;

/** As much of a text as fits. */
const fit = (context: OffscreenCanvasRenderingContext2D, text: string): string => {
  const room = TILE.width - 2 * INSET;
  if (context.measureText(text).width <= room) return text;
  const signs = Array.from(text);
  while (signs.length > 0 && context.measureText(`${signs.join('')}…`).width > room) signs.pop();
  return `${signs.join('').trimEnd()}…`;
};

/**
 * Coverage of each pixel by the values and names on the tiles, 0 to 255, row by row. Null if a browser has no canvas,
 * or does not let it be read reliably.
 */
export const drawTileWords = (
  palette: ExportPalette,
  {
    width,
    height,
    tileHeight,
  }: { readonly width: number; readonly height: number; readonly tileHeight: number },
): Uint8Array | null => {
  const context =
    typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(width, height).getContext('2d');
  if (!context) return null;
  const rows = palette.colors[0]?.values.length ?? 1;
  for (const [i, { color, name }] of exportValues(palette).entries()) {
    const left = Math.floor(i / rows) * TILE.width + INSET;
    const bottom = ((i % rows) + 1) * tileHeight;
    for (const [text, { up, font }] of [
      [formatHex(color), HEX],
      [name, NAME],
    ] as const) {
      context.font = font;
      context.fillText(fit(context, text), left, bottom - up);
    }
  }
  const { data } = context.getImageData(0, 0, width, height);
  const covered = Uint8Array.from({ length: width * height }, (_, pixel) => data[4 * pixel + 3] ?? 0);
  // The undrawn area must be empty: browsers that guard against fingerprinting return fake pixels.
  return covered.subarray(0, width).some((alpha) => alpha > 0) ? null : covered;
};

import { PNG_PERCEPTUAL, PNG_SIGNATURE, pngChunk } from '../../../domain/pngChunk';
import type { ExportPalette } from '../../../palette/exportPalette';
import { concatBytes, uint32 } from '../../../palette/notations/binary/byteWriter';
import { TILE } from '../../../palette/notations/code/tiles';

/** 8 bits, a palette of colors, the usual compression and filters, not interlaced. */
const INDEXED = Uint8Array.of(8, 3, 0, 0, 0);

/**
 * A column for each color, without words; scales run downwards. Written here and not by a canvas, where browsers
 * manage colors or add noise against fingerprinting.
 */
export const pngBytes = async ({ colors }: ExportPalette): Promise<Uint8Array> => {
  const { zlibSync } = await import('fflate');
  const rows = colors[0]?.values.length ?? 1;
  const tileHeight = rows === 1 ? TILE.tall : TILE.step;
  const [width, height] = [colors.length * TILE.width, rows * tileHeight];

  // Each line of pixels starts with its filter, 0: none.
  const stride = width + 1;
  const pixels = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / tileHeight);
    for (let column = 0; column < colors.length; column++) {
      const start = y * stride + 1 + column * TILE.width;
      pixels.fill(column * rows + row, start, start + TILE.width);
    }
  }
  const channels = colors.flatMap(({ values }) =>
    values.flatMap(({ color: { rgb } }) => [rgb.r, rgb.g, rgb.b]),
  );
  return concatBytes(
    PNG_SIGNATURE,
    pngChunk('IHDR', concatBytes(uint32(width, height), INDEXED)),
    pngChunk('sRGB', PNG_PERCEPTUAL),
    pngChunk('PLTE', Uint8Array.from(channels)),
    pngChunk('IDAT', zlibSync(pixels, { level: 9 })),
    pngChunk('IEND', new Uint8Array()),
  );
};

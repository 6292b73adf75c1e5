import type { ExportPalette } from '../exportPalette';
import { ascii, concatBytes, uint32 } from './byteWriter';
import { TILE } from './tiles';

/** CRC-32 as in the PNG specification, annex D. */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};

const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const body = concatBytes(ascii(type), data);
  return concatBytes(uint32(data.length), body, uint32(crc32(body)));
};

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** 8 bits, a palette of colors, the usual compression and filters, not interlaced. */
const INDEXED = Uint8Array.of(8, 3, 0, 0, 0);
/** The pixels are sRGB, to be shown as they are. */
const PERCEPTUAL = Uint8Array.of(0);

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
    SIGNATURE,
    chunk('IHDR', concatBytes(uint32(width, height), INDEXED)),
    chunk('sRGB', PERCEPTUAL),
    chunk('PLTE', Uint8Array.from(channels)),
    chunk('IDAT', zlibSync(pixels, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  );
};

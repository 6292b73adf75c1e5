/** The eight bytes that every PNG file begins with. */
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = (value & 1) === 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 as PNG requires it (ISO 3309). */
const crc32 = (bytes: Uint8Array): number => {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
};

const uint32 = (value: number): number[] => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];

const chunk = (type: string, data: Uint8Array): Uint8Array<ArrayBuffer> => {
  const body = new Uint8Array([...new TextEncoder().encode(type), ...data]);
  return new Uint8Array([...uint32(data.length), ...body, ...uint32(crc32(body))]);
};

/** With zlib's header and checksum, as PNG requires. */
const deflate = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
};

/**
 * A picture of vertical stripes of equal width, left to right.
 * @param colors 0xRRGGBB, 1 to 256 of them
 */
export const drawStripes = async (
  colors: readonly number[],
  width: number,
  height: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const palette = colors.flatMap((color) => uint32(color).slice(1));
  const header = [...uint32(width), ...uint32(height), 8, 3, 0, 0, 0];
  // Filter 0, then the row. All rows are equal: filter 2 ("up") makes the others zeros.
  const row = Array.from({ length: width }, (_, x) => Math.floor((x * colors.length) / width));
  const pixels = new Uint8Array((width + 1) * height);
  pixels.set([0, ...row]);
  for (let y = 1; y < height; y++) pixels[y * (width + 1)] = 2;
  const parts = [
    new Uint8Array(SIGNATURE),
    chunk('IHDR', new Uint8Array(header)),
    chunk('PLTE', new Uint8Array(palette)),
    chunk('IDAT', await deflate(pixels)),
    chunk('IEND', new Uint8Array()),
  ];
  return new Uint8Array(await new Blob(parts).arrayBuffer());
};

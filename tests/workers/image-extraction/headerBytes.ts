type Part = string | Uint8Array | readonly number[];

const toBytes = (part: Part): Uint8Array =>
  typeof part === 'string' ? Uint8Array.from(part, (letter) => letter.charCodeAt(0)) : Uint8Array.from(part);

/** Bytes one after the other; the characters of a string stand for one byte each. */
export const joinBytes = (...parts: readonly Part[]): Uint8Array<ArrayBuffer> => {
  const pieces = parts.map(toBytes);
  const joined = new Uint8Array(pieces.reduce((total, { length }) => total + length, 0));
  let offset = 0;
  for (const piece of pieces) {
    joined.set(piece, offset);
    offset += piece.length;
  }
  return joined;
};

const shifts = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => 8 * (count - 1 - index));

/** An unsigned number in `count` bytes, most significant first. */
export const bigEndian = (value: number, count: number): number[] =>
  shifts(count).map((shift) => Math.floor(value / 2 ** shift) % 256);

export const littleEndian = (value: number, count: number): number[] => bigEndian(value, count).toReversed();

const PNG = '\x89PNG\r\n\x1a\n';

const ihdr = (width: number, height: number): Uint8Array =>
  joinBytes(bigEndian(13, 4), 'IHDR', bigEndian(width, 4), bigEndian(height, 4), [8, 2, 0, 0, 0]);

export const pngHeader = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  joinBytes(PNG, ihdr(width, height));

/** As Xcode packs the pictures of iPhone apps. */
export const packedPngHeader = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  joinBytes(PNG, bigEndian(4, 4), 'CgBI', [0x50, 0, 0x20, 2], [0x2b, 0xd5, 0xb3, 0x7f], ihdr(width, height));

/** A segment of a JPEG: its marker, its length and `bytes` zeros. */
const jpegSegment = (marker: number, bytes: number): Uint8Array =>
  joinBytes([0xff, marker], bigEndian(bytes + 2, 2), new Uint8Array(bytes));

/** A JPEG up to its frame header, behind application data of the given sizes. */
export const jpegHeader = (
  width: number,
  height: number,
  before: readonly number[] = [],
  frame = 0xc0,
): Uint8Array<ArrayBuffer> =>
  joinBytes(
    [0xff, 0xd8],
    ...before.map((bytes) => jpegSegment(0xe2, bytes)),
    jpegSegment(0xc4, 28),
    // Fill bytes before a marker.
    [0xff, 0xff, 0xff, frame],
    bigEndian(17, 2),
    [8],
    bigEndian(height, 2),
    bigEndian(width, 2),
    [3],
  );

export const gifHeader = (
  screen: readonly [number, number],
  frame: readonly [left: number, top: number, width: number, height: number],
): Uint8Array<ArrayBuffer> =>
  joinBytes(
    'GIF89a',
    ...screen.map((side) => littleEndian(side, 2)),
    // A table of two colors.
    [0x80, 0, 0, 0, 0, 0, 255, 255, 255],
    [0x21, 0xfe, 5],
    'hello',
    [0, 0x21, 0xf9, 4, 0, 0, 0, 0, 0, 0x2c],
    ...frame.map((value) => littleEndian(value, 2)),
  );

export const bmpHeader = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  joinBytes(
    'BM',
    new Uint8Array(12),
    littleEndian(40, 4),
    littleEndian(width, 4),
    littleEndian(height < 0 ? 2 ** 32 + height : height, 4),
  );

export const box = (type: string, ...content: readonly Part[]): Uint8Array => {
  const inside = joinBytes(...content);
  return joinBytes(bigEndian(inside.length + 8, 4), type, inside);
};

const ispe = (width: number, height: number): Uint8Array =>
  box('ispe', [0, 0, 0, 0], bigEndian(width, 4), bigEndian(height, 4));

/** AVIF or HEIF with one `ispe` per size. */
export const isobmffHeader = (
  brands: readonly [string, ...string[]],
  sizes: readonly (readonly [number, number])[],
): Uint8Array<ArrayBuffer> =>
  joinBytes(
    box('ftyp', brands[0], [0, 0, 0, 0], ...brands.slice(1)),
    box(
      'meta',
      [0, 0, 0, 0],
      box('hdlr', new Uint8Array(24)),
      box(
        'iprp',
        box('ipco', ...sizes.map(([width, height]) => ispe(width, height)), box('av1C', [0, 0, 0, 0])),
      ),
    ),
    box('mdat', new Uint8Array(8)),
  );

/** Numbers of so many bits each, from the lowest bit of each byte on, behind the signature of a JPEG XL codestream. */
export const jxlHeader = (
  fields: readonly (readonly [value: number, bits: number])[],
): Uint8Array<ArrayBuffer> => {
  const bits = fields.flatMap(([value, count]) =>
    Array.from({ length: count }, (_, bit) => (value >> bit) & 1),
  );
  const bytes = Array.from({ length: Math.ceil(bits.length / 8) }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit, position) => byte | (bit << position), 0),
  );
  return joinBytes([0xff, 0x0a], bytes);
};

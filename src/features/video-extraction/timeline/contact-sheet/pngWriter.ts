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

/** Length, type, data, and the checksum of type and data. */
const chunk = (type: string, data: Uint8Array): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i++) bytes[4 + i] = type.charCodeAt(i);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
};

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** 8 bits each of red, green and blue, the usual compression and filters, not interlaced. */
const TRUE_COLOR = [8, 2, 0, 0, 0];
/** The pixels are sRGB, to be shown as they are. */
const PERCEPTUAL = Uint8Array.of(0);
/** Each byte as the difference to the one above it: stills and flat areas both become small by it. */
const FILTER_UP = 2;

export type PngWriter = {
  /** The next lines of pixels, RGBA; alpha is left out. Settles when more are wanted. */
  readonly write: (rgba: Uint8ClampedArray) => Promise<void>;
  /** Rejects where fewer lines came than were said. */
  readonly end: () => Promise<Blob>;
  readonly abort: () => void;
};

/**
 * Writes a PNG in bands, so that the whole picture is nowhere in memory; the browser compresses beside the page.
 * A canvas would encode all of it at once, where the page has to wait for it.
 */
export const createPngWriter = (width: number, height: number): PngWriter => {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set(TRUE_COLOR, 8);
  const parts: Uint8Array<ArrayBuffer>[] = [SIGNATURE, chunk('IHDR', header), chunk('sRGB', PERCEPTUAL)];
  const { readable, writable } = new CompressionStream('deflate');
  const writer = writable.getWriter();
  const collected = (async () => {
    const reader = readable.getReader();
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- each piece follows the one before it
      const { done, value } = await reader.read();
      if (done) return;
      parts.push(chunk('IDAT', value));
    }
  })();
  // Whoever ends it hears of it; given up, nobody does.
  collected.catch(() => undefined);
  const stride = 1 + 3 * width;
  let above = new Uint8Array(3 * width);
  let lines = 0;

  return {
    write: async (rgba) => {
      const count = rgba.length / (4 * width);
      const filtered = new Uint8Array(count * stride);
      for (let y = 0; y < count; y++) {
        const line = new Uint8Array(3 * width);
        filtered[y * stride] = FILTER_UP;
        for (let x = 0, from = 4 * width * y, to = 0; x < width; x++, from += 4, to += 3) {
          line[to] = rgba[from] ?? 0;
          line[to + 1] = rgba[from + 1] ?? 0;
          line[to + 2] = rgba[from + 2] ?? 0;
        }
        for (let i = 0; i < line.length; i++) filtered[y * stride + 1 + i] = (line[i] ?? 0) - (above[i] ?? 0);
        above = line;
      }
      lines += count;
      await writer.write(filtered);
    },
    end: async () => {
      if (lines !== height) throw new RangeError(`${lines} lines of ${height}`);
      await writer.close();
      await collected;
      return new Blob([...parts, chunk('IEND', new Uint8Array())], { type: 'image/png' });
    },
    abort: () => void writer.abort().catch(() => undefined),
  };
};

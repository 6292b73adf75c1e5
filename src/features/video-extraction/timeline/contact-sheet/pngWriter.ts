import { PNG_PERCEPTUAL, PNG_SIGNATURE, pngChunk } from '../../../../domain/pngChunk';

/** 8 bits each of red, green and blue, the usual compression and filters, not interlaced. */
const TRUE_COLOR = [8, 2, 0, 0, 0];
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
  const parts: Uint8Array<ArrayBuffer>[] = [
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('sRGB', PNG_PERCEPTUAL),
  ];
  const { readable, writable } = new CompressionStream('deflate');
  const writer = writable.getWriter();
  const collected = (async () => {
    const reader = readable.getReader();
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- each piece follows the one before it
      const { done, value } = await reader.read();
      if (done) return;
      parts.push(pngChunk('IDAT', value));
    }
  })();
  // Whoever ends it gets the error; given up, nobody does.
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
      return new Blob([...parts, pngChunk('IEND', new Uint8Array())], { type: 'image/png' });
    },
    abort: () => void writer.abort().catch(() => undefined),
  };
};

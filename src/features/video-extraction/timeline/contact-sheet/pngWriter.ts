import { PNG_PERCEPTUAL, PNG_SIGNATURE, pngChunk } from '../../../../domain/pngChunk';

/** 8-bit RGB, standard compression and filters, not interlaced. */
const TRUE_COLOR = [8, 2, 0, 0, 0];
/** Filter type 2: each byte minus the one above it, which suits both stills and flat areas. */
const FILTER_UP = 2;

export type PngWriter = {
  /** Writes the next rows of RGBA pixels; alpha is dropped. Settles when more can be written. */
  readonly write: (rgba: Uint8ClampedArray) => Promise<void>;
  /** Rejects if fewer rows were written than declared. */
  readonly end: () => Promise<Blob>;
  readonly abort: () => void;
};

/**
 * Writes a PNG in bands, so that the whole picture is never in memory; the browser compresses off the main thread. A
 * canvas would encode all of it at once and block the page.
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
      // oxlint-disable-next-line no-await-in-loop -- each chunk follows the one before it
      const { done, value } = await reader.read();
      if (done) return;
      parts.push(pngChunk('IDAT', value));
    }
  })();
  // The caller of `end` gets the error; if writing is given up there is none.
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

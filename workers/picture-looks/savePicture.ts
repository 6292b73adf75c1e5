import type { SaveProgress, SaveReply } from './api';
import type { Painter } from './look';

/** Pixels drawn at a time: a quarter of a second's work between progress reports. */
const BAND_PIXELS = 1_000_000;
/** Maximum canvas side in Chromium and Firefox. */
const MOST_SIDE = 16_384;
/**
 * Interval of progress reports while a large file is written; without them the page's watchdog would end the worker.
 */
const HEARTBEAT_MS = 2_000;

/** Draws the picture in bands, so that only one copy of it is in memory, and writes it as a PNG. */
export const savePicture = async (
  bitmap: ImageBitmap,
  paint: Painter,
  report: (progress: SaveProgress) => void,
): Promise<SaveReply> => {
  const { width, height } = bitmap;
  if (Math.max(width, height) > MOST_SIDE) return { ok: false, failure: 'too-large' };
  const whole = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!whole) return { ok: false, failure: 'too-large' };
  const rows = Math.max(1, Math.floor(BAND_PIXELS / width));
  whole.drawImage(bitmap, 0, 0);
  try {
    for (let top = 0; top < height; top += rows) {
      report({ stage: 'drawing', done: top / height });
      const band = whole.getImageData(0, top, width, Math.min(rows, height - top));
      whole.putImageData(new ImageData(paint(band.data), band.width, band.height), 0, top);
    }
  } catch (error) {
    // A canvas that the browser has no memory for is given, but cannot be read.
    if (error instanceof RangeError || error instanceof DOMException)
      return { ok: false, failure: 'too-large' };
    throw error;
  }
  const writing = (): void => report({ stage: 'writing', done: 1 });
  writing();
  const heartbeat = setInterval(writing, HEARTBEAT_MS);
  try {
    const blob = await whole.canvas.convertToBlob({ type: 'image/png' });
    return { ok: true, png: new Uint8Array(await blob.arrayBuffer()) };
  } catch {
    // Out of memory in the browser.
    return { ok: false, failure: 'too-large' };
  } finally {
    clearInterval(heartbeat);
  }
};

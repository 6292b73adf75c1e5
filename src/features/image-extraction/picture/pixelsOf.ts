import type { PictureCache } from '../../../state/pictures/pictureCache';
import { bitmapSource, rasterSource, type PixelSource } from './pixelSource';
import { previewPixels } from './previewPixels';

/** In full size a picture of so many pixels weighs 96 MB; of larger ones the preview has to do. */
const MOST_PIXELS = 24_000_000;

/** Made once a bitmap, for each has a canvas. */
const sources = new WeakMap<ImageBitmap, PixelSource>();

/** The pixels that colors are picked from: those of the file where they are there, else those of the preview. */
export const pixelsOf = (cache: PictureCache, pictureId: number): PixelSource | null => {
  const full = cache.full(pictureId);
  const source = full && sources.get(full);
  if (source) return source;
  const preview = previewPixels(cache, pictureId);
  return preview && rasterSource(preview);
};

type Size = { readonly id: number; readonly width: number; readonly height: number };

/**
 * Decodes the file once more, in full size and off the page's thread, so that single pixels of it can be picked. What
 * cannot be read so (SVG, a browser without the memory) stays with its preview.
 */
export const loadFullPixels = async (
  cache: PictureCache,
  { id, width, height }: Size,
  signal: AbortSignal,
): Promise<void> => {
  const file = cache.get(id)?.source;
  if (!file || cache.full(id) || width * height > MOST_PIXELS) return;
  if (typeof createImageBitmap === 'undefined' || file.type === 'image/svg+xml') return;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return;
  const source = bitmap.width === width && bitmap.height === height ? bitmapSource(bitmap) : null;
  if (!source || signal.aborted) {
    bitmap.close();
    return;
  }
  sources.set(bitmap, source);
  cache.keepFull(id, bitmap);
};

import type { PictureCache } from '../../../state/pictures/pictureCache';
import { bitmapSource, rasterSource, type PixelSource } from './pixelSource';
import { previewPixels } from './previewPixels';

/** The largest picture kept at full size, 96 MB; for larger ones the preview is used. */
const MOST_PIXELS = 24_000_000;

/** Cached per bitmap, as each source has a canvas. */
const sources = new WeakMap<ImageBitmap, PixelSource>();

/** The pixels for picking colors: those of the file if loaded, else those of the preview. */
export const pixelsOf = (cache: PictureCache, pictureId: number): PixelSource | null => {
  const full = cache.full(pictureId);
  const source = full && sources.get(full);
  if (source) return source;
  const preview = previewPixels(cache, pictureId);
  return preview && rasterSource(preview);
};

type Size = { readonly id: number; readonly width: number; readonly height: number };

/**
 * Decodes the file again, at full size and off the main thread, so that its single pixels can be picked. If that fails
 * (SVG, too little memory) the preview is used.
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

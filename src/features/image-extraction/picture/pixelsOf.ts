import { cachedPicture } from '../pictureCache';
import { bitmapSource, rasterSource, type PixelSource } from './pixelSource';
import { previewPixels } from './previewPixels';

/** In full size a picture of so many pixels weighs 96 MB; of larger ones the preview has to do. */
const MOST_PIXELS = 24_000_000;

type Full = { readonly pictureId: number; readonly bitmap: ImageBitmap; readonly source: PixelSource };

// One picture at a time, as in the cache.
let full: Full | null = null;

/** The pixels that colors are picked from: those of the file where they are there, else those of the preview. */
export const pixelsOf = (pictureId: number): PixelSource | null => {
  if (full?.pictureId === pictureId) return full.source;
  const preview = previewPixels(pictureId);
  return preview && rasterSource(preview);
};

/** Lets go of the pixels of all pictures but this one. */
export const keepFullPixels = (pictureId: number | undefined): void => {
  if (!full || full.pictureId === pictureId) return;
  full.bitmap.close();
  full = null;
};

type Size = { readonly id: number; readonly width: number; readonly height: number };

/**
 * Decodes the file once more, in full size and off the page's thread, so that single pixels of it can be picked. What
 * cannot be read so (SVG, a browser without the memory) stays with its preview.
 */
export const loadFullPixels = async ({ id, width, height }: Size, signal: AbortSignal): Promise<void> => {
  const file = cachedPicture(id)?.source;
  if (!file || full?.pictureId === id || width * height > MOST_PIXELS) return;
  if (typeof createImageBitmap === 'undefined' || file.type === 'image/svg+xml') return;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return;
  const source = bitmap.width === width && bitmap.height === height ? bitmapSource(bitmap) : null;
  if (!source || signal.aborted) {
    bitmap.close();
    return;
  }
  keepFullPixels(undefined);
  full = { pictureId: id, bitmap, source };
};

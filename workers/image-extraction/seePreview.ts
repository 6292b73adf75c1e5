import type { Engine, Patches } from '../../src/engine/engine';
import type { Pixels } from '../../src/engine/planes';
import { type PixelColorSpace as Gamut, pixelsToSrgb } from '../../src/engine/wideGamut';
import type { Thumbnail } from './api';

/** Longest side of the picture in which patches are searched. */
const PATCH_SIDE = 256;
/** Longest side of the picture in which colors are located for the pins. */
const THUMBNAIL_SIDE = 96;

export type PreviewTask = { readonly preview: Pixels; readonly gamut: Gamut };

/** What is computed from the reduced picture alone. */
export type SeenPreview = {
  /** For display. The owner must close() it. */
  readonly bitmap: ImageBitmap;
  readonly patches: Patches;
  readonly thumbnail: Thumbnail;
};

const toBitmap = ({ rgba, width, height }: Pixels, gamut: Gamut): ImageBitmap | null => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true, colorSpace: gamut });
  if (!context) return null;
  const image = context.createImageData(width, height, { colorSpace: gamut });
  image.data.set(rgba);
  context.putImageData(image, 0, 0);
  return canvas.transferToImageBitmap();
};

/** Null if the browser provides no canvas. */
export const seePreview = ({ preview, gamut }: PreviewTask, engine: Engine): SeenPreview | null => {
  const bitmap = toBitmap(preview, gamut);
  if (!bitmap) return null;
  const reduced = engine.shrink(preview, PATCH_SIDE);
  if (gamut === 'display-p3') pixelsToSrgb(reduced);
  const patches = engine.findPatches(reduced);
  // From the reduced picture: from the preview it would take ten times as long.
  return { bitmap, patches, thumbnail: engine.shrink(reduced, THUMBNAIL_SIDE) };
};

export const buffersOfSeen = ({ bitmap, patches, thumbnail }: SeenPreview): Transferable[] => [
  bitmap,
  thumbnail.rgba.buffer,
  ...[patches.colors, patches.areas, patches.contrasts].map(({ buffer }) => buffer),
  ...(patches.insides ? [patches.insides.buffer] : []),
];

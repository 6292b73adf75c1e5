import type { Engine } from '../../src/engine/engine';
import type { PictureReading } from '../../src/engine/pictureReader';
import type { PixelColorSpace as Gamut } from '../../src/engine/wideGamut';
import type { Rectangle } from './cutOut';

/** Pixels per strip, 4 MB. */
const STRIP_PIXELS = 1 << 20;

/**
 * Reads all pixels of a part of a bitmap through a canvas in main memory, strip by strip. Null if the browser provides
 * no canvas.
 */
export const readStrips = (
  bitmap: ImageBitmap,
  part: Rectangle,
  engine: Engine,
  previewSide: number,
  gamut: Gamut,
): PictureReading | null => {
  const { x, y, width, height } = part;
  const stripRows = Math.min(height, Math.max(1, Math.floor(STRIP_PIXELS / width)));
  const canvas = new OffscreenCanvas(width, stripRows);
  const context = canvas.getContext('2d', { willReadFrequently: true, colorSpace: gamut });
  if (!context) return null;
  // Overwrites the previous strip, also where the new one is transparent.
  context.globalCompositeOperation = 'copy';
  const reader = engine.openPicture(part, { previewSide });
  for (let row = 0; row < height; row += stripRows) {
    const rows = Math.min(stripRows, height - row);
    context.drawImage(bitmap, x, y + row, width, rows, 0, 0, width, rows);
    reader.addRows(context.getImageData(0, 0, width, rows).data, rows);
  }
  return reader.finish();
};

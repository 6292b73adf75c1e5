import type { SheetPage } from '../../src/theme/sheet/shapes';
import { paintPage } from './paintPage';

/** Pixels for each CSS pixel. */
const SCALE = 2;

/** The pages side by side. */
export const sheetPng = async (pages: readonly SheetPage[]): Promise<Blob> => {
  const width = pages.reduce((sum, page) => sum + page.width, 0);
  const height = Math.max(...pages.map((page) => page.height));
  const canvas = new OffscreenCanvas(SCALE * width, SCALE * height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('no 2d context');
  context.scale(SCALE, SCALE);
  for (const page of pages) {
    paintPage(context, page);
    context.translate(page.width, 0);
  }
  return canvas.convertToBlob({ type: 'image/png' });
};

import type { SheetPage } from '../../src/theme/sheet/shapes';
import { paintPage } from './paintPage';

/** Pixels per CSS pixel. */
const SCALE = 2;

const openCanvas = (
  width: number,
  height: number,
  colorSpace: PredefinedColorSpace,
): { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D } => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false, colorSpace });
  if (!context) throw new Error('no 2d context');
  return { canvas, context };
};

/** sRGB red is (234, 51, 35) in Display P3: a canvas that returns 255 does not convert. */
const RED_IN_P3 = 240;
/** Display P3 green has no red; after clipping by an sRGB canvas its red is 117. */
const NO_RED = 16;

/** Whether this browser draws and writes pictures in Display P3. */
export const writesWidePng = (): boolean => {
  const { context } = openCanvas(1, 1, 'display-p3');
  const redOf = (color: string): number => {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return context.getImageData(0, 0, 1, 1, { colorSpace: 'display-p3' }).data[0] ?? 0;
  };
  return redOf('#ff0000') < RED_IN_P3 && redOf('color(display-p3 0 1 0)') < NO_RED;
};

/**
 * The pages side by side.
 * @param isWide in Display P3, which the file declares; see `writesWidePng`
 */
export const sheetPng = async (pages: readonly SheetPage[], isWide: boolean): Promise<Blob> => {
  const width = pages.reduce((sum, page) => sum + page.width, 0);
  const height = Math.max(...pages.map((page) => page.height));
  const { canvas, context } = openCanvas(SCALE * width, SCALE * height, isWide ? 'display-p3' : 'srgb');
  context.scale(SCALE, SCALE);
  for (const page of pages) {
    paintPage(context, page, isWide);
    context.translate(page.width, 0);
  }
  return canvas.convertToBlob({ type: 'image/png' });
};

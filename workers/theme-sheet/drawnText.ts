import type { SheetText } from '../../src/theme/sheet/shapes';
import { fitText } from '../../src/domain/fitText';
import { setSheetFont } from './paintPage';

/** A text rendered as a picture, in CSS pixels. */
export type DrawnText = {
  readonly png: ArrayBuffer;
  readonly width: number;
  readonly height: number;
  /** Height above the baseline. */
  readonly rise: number;
};

/** Pixels per CSS pixel: as sharp in print as the vectors around it. */
const SCALE = 6;

const contextOf = (canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D => {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d context');
  return context;
};

/** Renders a text in the device's fonts, on a transparent background. */
export const drawText = async (shape: SheetText): Promise<DrawnText> => {
  const ruler = contextOf(new OffscreenCanvas(1, 1));
  setSheetFont(ruler, shape);
  const text = fitText(shape.text, (part) => ruler.measureText(part).width <= shape.width);
  const width = Math.max(1, Math.ceil(ruler.measureText(text).width));
  const rise = Math.ceil(shape.size * 1.1);
  const height = rise + Math.ceil(shape.size * 0.4);
  const canvas = new OffscreenCanvas(SCALE * width, SCALE * height);
  const context = contextOf(canvas);
  context.scale(SCALE, SCALE);
  setSheetFont(context, shape);
  context.fillStyle = shape.color;
  context.fillText(text, 0, rise);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return { png: await blob.arrayBuffer(), width, height, rise };
};

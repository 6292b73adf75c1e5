import type { SheetPage, SheetShape, SheetText } from '../../src/theme/sheet/shapes';
import { fitText } from './fitText';

export const FONT_FAMILY = 'Sheet Sans';
export const FONT_WEIGHTS = [400, 600] as const;

const HAIRLINE = 0.5;

export const setSheetFont = (
  context: OffscreenCanvasRenderingContext2D,
  { size, isBold }: Pick<SheetText, 'size' | 'isBold'>,
): void => {
  const [plain, bold] = FONT_WEIGHTS;
  context.font = `${isBold ? bold : plain} ${size}px "${FONT_FAMILY}", sans-serif`;
};

const paintText = (context: OffscreenCanvasRenderingContext2D, shape: SheetText): void => {
  setSheetFont(context, shape);
  const fits = (text: string): boolean => context.measureText(text).width <= shape.width;
  context.textAlign = shape.align;
  context.fillText(fitText(shape.text, fits), shape.x, shape.y);
};

const paintOne = (context: OffscreenCanvasRenderingContext2D, shape: SheetShape): void => {
  context.fillStyle = shape.color;
  if (shape.kind === 'text') {
    paintText(context, shape);
  } else if (shape.kind === 'dot') {
    context.beginPath();
    context.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
    context.fill();
  } else {
    const { x, y, width, height, edge } = shape;
    context.fillRect(x, y, width, height);
    if (edge === undefined) return;
    context.strokeStyle = edge;
    context.lineWidth = HAIRLINE;
    context.strokeRect(x + HAIRLINE / 2, y + HAIRLINE / 2, width - HAIRLINE, height - HAIRLINE);
  }
};

/** Paints a page at the origin of the context. */
export const paintPage = (context: OffscreenCanvasRenderingContext2D, { shapes }: SheetPage): void => {
  for (const shape of shapes) paintOne(context, shape);
};

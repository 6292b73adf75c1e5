import {
  SIGN_CORNERS,
  type SheetMark,
  type SheetPage,
  type SheetShape,
  type SheetText,
} from '../../src/theme/sheet/shapes';
import { fitText } from '../../src/domain/fitText';

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

const paintMark = (context: OffscreenCanvasRenderingContext2D, { sign, x, y, radius }: SheetMark): void => {
  context.beginPath();
  if (sign === 'anchor') context.arc(x, y, radius, 0, 2 * Math.PI);
  else
    for (const [across, down] of SIGN_CORNERS[sign]) context.lineTo(x + across * radius, y + down * radius);
  context.fill();
};

const paintOne = (context: OffscreenCanvasRenderingContext2D, shape: SheetShape, isWide: boolean): void => {
  context.fillStyle = isWide && shape.kind === 'box' ? (shape.wide ?? shape.color) : shape.color;
  if (shape.kind === 'text') {
    paintText(context, shape);
  } else if (shape.kind === 'mark') {
    paintMark(context, shape);
  } else {
    const { x, y, width, height, edge } = shape;
    context.fillRect(x, y, width, height);
    if (edge === undefined) return;
    context.strokeStyle = edge;
    context.lineWidth = HAIRLINE;
    context.strokeRect(x + HAIRLINE / 2, y + HAIRLINE / 2, width - HAIRLINE, height - HAIRLINE);
  }
};

/**
 * Paints a page at the origin of the context.
 * @param isWide uses wide-gamut colors where defined: in sRGB they would be clipped, and differ from their sRGB
 * fallbacks
 */
export const paintPage = (
  context: OffscreenCanvasRenderingContext2D,
  { shapes }: SheetPage,
  isWide: boolean,
): void => {
  for (const shape of shapes) paintOne(context, shape, isWide);
};

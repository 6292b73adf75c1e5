import type { Measure, PictureText, Shape } from './shapes';

export const FONT_FAMILY = 'Picture Sans';
export const FONT_WEIGHTS = [400, 600] as const;

const setFont = (
  context: OffscreenCanvasRenderingContext2D,
  { size, weight, spacing }: Pick<PictureText, 'size' | 'weight' | 'spacing'>,
): void => {
  context.font = `${weight} ${size}px "${FONT_FAMILY}", sans-serif`;
  context.letterSpacing = `${spacing}px`;
};

export const createMeasure =
  (context: OffscreenCanvasRenderingContext2D): Measure =>
  (text, style) => {
    setFont(context, style);
    return context.measureText(text).width;
  };

const paintOne = (context: OffscreenCanvasRenderingContext2D, shape: Shape): void => {
  context.fillStyle = shape.color;
  if (shape.kind === 'ground') {
    context.fillRect(0, 0, context.canvas.width, context.canvas.height);
    return;
  }
  if (shape.kind === 'disc') {
    context.beginPath();
    context.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
    context.fill();
    return;
  }
  setFont(context, shape);
  context.textAlign = shape.align;
  context.fillText(shape.text, shape.x, shape.y);
};

/** Draws the shapes in order. */
export const paint = (context: OffscreenCanvasRenderingContext2D, shapes: readonly Shape[]): void => {
  for (const shape of shapes) paintOne(context, shape);
};

import type { SheetShape, SheetText } from './shapes';

type Style = Partial<Pick<SheetText, 'size' | 'isBold' | 'align' | 'color' | 'width'>>;

/** Gathers the shapes of a page. */
export type SheetPen = {
  readonly shapes: SheetShape[];
  readonly box: (x: number, y: number, width: number, height: number, color: string, edge?: string) => void;
  readonly dot: (x: number, y: number, color: string) => void;
  /** Small, plain, left and in `ink` unless it is told otherwise. */
  readonly write: (text: string, x: number, y: number, style?: Style) => void;
};

const SMALL = 10;
const DOT = 1.75;

export const createPen = (ink: string): SheetPen => {
  const shapes: SheetShape[] = [];
  return {
    shapes,
    box: (x, y, width, height, color, edge) =>
      shapes.push({ kind: 'box', x, y, width, height, color, ...(edge !== undefined && { edge }) }),
    dot: (x, y, color) => shapes.push({ kind: 'dot', x, y, radius: DOT, color }),
    write: (text, x, y, style = {}) =>
      shapes.push({
        kind: 'text',
        text,
        x,
        y,
        size: SMALL,
        isBold: false,
        align: 'left',
        color: ink,
        width: Infinity,
        ...style,
      }),
  };
};

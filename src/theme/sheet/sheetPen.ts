import { formatHex } from '../../color/format';
import { formatWide } from '../../color/formatCss';
import type { Color, P3 } from '../../color/types';
import type { SheetBox, SheetShape, SheetSign, SheetText } from './shapes';

type Style = Partial<Pick<SheetText, 'size' | 'isBold' | 'align' | 'color' | 'width'>>;

/** Collects the shapes of a page. */
export type SheetPen = {
  readonly shapes: SheetShape[];
  readonly box: (x: number, y: number, width: number, height: number, color: string, edge?: string) => void;
  /** A box in a color of the theme, with its wide color; null for none. */
  readonly swatch: (
    place: Pick<SheetBox, 'x' | 'y' | 'width' | 'height'>,
    color: Color,
    wide: P3 | null,
    edge?: string,
  ) => void;
  readonly mark: (sign: SheetSign, x: number, y: number, color: string) => void;
  /** Small, regular, left-aligned and in `ink` by default. */
  readonly write: (text: string, x: number, y: number, style?: Style) => void;
};

const SMALL = 10;
const MARK = 1.75;

export const createPen = (ink: string): SheetPen => {
  const shapes: SheetShape[] = [];
  return {
    shapes,
    box: (x, y, width, height, color, edge) =>
      shapes.push({ kind: 'box', x, y, width, height, color, ...(edge !== undefined && { edge }) }),
    swatch: (place, color, wide, edge) =>
      shapes.push({
        kind: 'box',
        ...place,
        color: formatHex(color),
        ...(wide && { wide: formatWide(wide) }),
        ...(edge !== undefined && { edge }),
      }),
    mark: (sign, x, y, color) => shapes.push({ kind: 'mark', sign, x, y, radius: MARK, color }),
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

/** A rectangle; `y` is its top. */
export type SheetBox = {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** '#RRGGBB'. */
  readonly color: string;
  /** Its wide color in CSS notation, for targets that show it. */
  readonly wide?: string;
  /** The color of a hairline inside its edge. */
  readonly edge?: string;
};

/** The meaning of a mark on a color: it is a palette color, is pinned, or has a wide color. */
export type SheetSign = 'anchor' | 'pin' | 'wide';

/** A small mark on a color: a dot, a diamond, or a corner cut off. */
export type SheetMark = {
  readonly kind: 'mark';
  readonly sign: SheetSign;
  /** The center. */
  readonly x: number;
  readonly y: number;
  /** From the center to the edge. */
  readonly radius: number;
  readonly color: string;
};

/** A line of text; `y` is the baseline. */
export type SheetText = {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly align: 'left' | 'center' | 'right';
  readonly color: string;
  /** Truncated if it would be wider. */
  readonly width: number;
};

export type SheetShape = SheetBox | SheetMark | SheetText;

/** A page in CSS pixels, y pointing down; later shapes are on top. */
export type SheetPage = {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly SheetShape[];
};

/** The corners of a mark that is not a circle, in units of its radius around its center, y pointing down. */
export const SIGN_CORNERS: Readonly<
  Record<Exclude<SheetSign, 'anchor'>, readonly (readonly [x: number, y: number])[]>
> = {
  pin: [
    [0, -1.4],
    [1.4, 0],
    [0, 1.4],
    [-1.4, 0],
  ],
  wide: [
    [-1.4, -1.4],
    [1.4, -1.4],
    [1.4, 1.4],
  ],
};

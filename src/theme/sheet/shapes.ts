/** A rectangle; `y` is its top. */
export type SheetBox = {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** '#RRGGBB'. */
  readonly color: string;
  /** The wide color that stands for it, as CSS has it, where what is drawn on shows one. */
  readonly wide?: string;
  /** Of a hairline within its edge. */
  readonly edge?: string;
};

/** What a mark on a color says: it is one of the palette, was pinned by hand, or has a wide one beside it. */
export type SheetSign = 'anchor' | 'pin' | 'wide';

/** A small mark on a color: a dot, a diamond, or a corner cut off. */
export type SheetMark = {
  readonly kind: 'mark';
  readonly sign: SheetSign;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  /** From the middle to the edge. */
  readonly radius: number;
  readonly color: string;
};

/** A line of text; `y` is what its letters stand on. */
export type SheetText = {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly align: 'left' | 'center' | 'right';
  readonly color: string;
  /** Cut at its end where it would be wider. */
  readonly width: number;
};

export type SheetShape = SheetBox | SheetMark | SheetText;

/** A page in CSS pixels, y downwards; its shapes in the order in which they lie over one another. */
export type SheetPage = {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly SheetShape[];
};

/** The corners of a mark that is no circle, in turns of its radius about its middle, y downwards. */
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

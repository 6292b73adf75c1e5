/** A rectangle; `y` is its top. */
export type SheetBox = {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** '#RRGGBB'. */
  readonly color: string;
  /** Of a hairline within its edge. */
  readonly edge?: string;
};

/** A small mark on a color. */
export type SheetDot = {
  readonly kind: 'dot';
  readonly x: number;
  readonly y: number;
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

export type SheetShape = SheetBox | SheetDot | SheetText;

/** A page in CSS pixels, y downwards; its shapes in the order in which they lie over one another. */
export type SheetPage = {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly SheetShape[];
};

import { formatPaint, type Paint } from './paint';

/** A drawing with its colors set apart. */
export type SvgDrawing = {
  /** The text before, between and after the colors: one more than there are slots. */
  readonly parts: readonly string[];
  readonly slots: readonly {
    /** Index in `colors`. */ readonly color: number;
    /** 0–1. */ readonly alpha: number;
  }[];
  /** Every color once, as 0xRRGGBB, the one used most first. */
  readonly colors: readonly number[];
  /** The number of uses of each color. */
  readonly counts: readonly number[];
  /** Whether links to other files were removed. */
  readonly hadLinks: boolean;
};

/** The document with other colors, in the order of the drawing's own. */
export const writeSvg = ({ parts, slots }: SvgDrawing, colors: readonly number[]): string =>
  parts
    .map((part, i) => {
      const slot = slots[i];
      return slot ? part + formatPaint({ rgb: colors[slot.color] ?? 0, alpha: slot.alpha }) : part;
    })
    .join('');

/** Receives a document in writing order, and sets its colors apart. */
export type SvgWriter = {
  readonly add: (text: string) => void;
  readonly addPaint: (paint: Paint, uses?: number) => void;
  readonly finish: (hadLinks: boolean) => SvgDrawing;
};

export const createSvgWriter = (): SvgWriter => {
  const parts: string[] = [];
  const slots: Paint[] = [];
  const uses = new Map<number, number>();
  let pieces: string[] = [];
  return {
    add: (text) => {
      pieces.push(text);
    },
    addPaint: (paint, count = 1) => {
      parts.push(pieces.join(''));
      pieces = [];
      slots.push(paint);
      uses.set(paint.rgb, (uses.get(paint.rgb) ?? 0) + count);
    },
    finish: (hadLinks) => {
      const sorted = [...uses].toSorted(([a, many], [b, more]) => more - many || a - b);
      const places = new Map(sorted.map(([rgb], i) => [rgb, i]));
      return {
        parts: [...parts, pieces.join('')],
        slots: slots.map(({ rgb, alpha }) => ({ color: places.get(rgb) ?? 0, alpha })),
        colors: sorted.map(([rgb]) => rgb),
        counts: sorted.map(([, count]) => count),
        hadLinks,
      };
    },
  };
};

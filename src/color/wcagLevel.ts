/** WCAG 2.2 levels by their own names; the labels of `contrastLevel` are the product's. */
export type WcagLevel = 'AAA' | 'AA' | 'Fail';

export type TextSize = 'normal' | 'large';

/** Least ratios (WCAG 2.2, 1.4.3 and 1.4.6). */
const LEAST = {
  normal: { AA: 4.5, AAA: 7 },
  large: { AA: 3, AAA: 4.5 },
} as const satisfies Record<TextSize, Record<'AA' | 'AAA', number>>;

// 18 and 14 points, in CSS pixels.
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;

export const textSize = (sizePx: number, isBold: boolean): TextSize =>
  sizePx >= (isBold ? LARGE_BOLD_PX : LARGE_PX) ? 'large' : 'normal';

export const wcagLevel = (ratio: number, size: TextSize): WcagLevel => {
  if (ratio >= LEAST[size].AAA) return 'AAA';
  return ratio >= LEAST[size].AA ? 'AA' : 'Fail';
};

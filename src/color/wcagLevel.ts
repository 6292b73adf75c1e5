/** WCAG 2.2 levels under their official names; `contrastLevel` has the product's labels. */
export type WcagLevel = 'AAA' | 'AA' | 'Fail';

export type TextSize = 'normal' | 'large';

/** Minimum ratios for text (WCAG 2.2, 1.4.3 and 1.4.6). */
export const LEAST_RATIOS = {
  normal: { AA: 4.5, AAA: 7 },
  large: { AA: 3, AAA: 4.5 },
} as const satisfies Record<TextSize, Record<'AA' | 'AAA', number>>;

/** Minimum ratio for icons, borders and other non-text parts (WCAG 2.2, 1.4.11). */
export const LEAST_PART_RATIO = 3;

// 18 pt, and 14 pt bold, in CSS pixels.
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;

export const textSize = (sizePx: number, isBold: boolean): TextSize =>
  sizePx >= (isBold ? LARGE_BOLD_PX : LARGE_PX) ? 'large' : 'normal';

export const wcagLevel = (ratio: number, size: TextSize): WcagLevel => {
  if (ratio >= LEAST_RATIOS[size].AAA) return 'AAA';
  return ratio >= LEAST_RATIOS[size].AA ? 'AA' : 'Fail';
};

/** The level of normal text; 'AA Large' where the ratio suffices for large text only. */
export const textLevel = (ratio: number): WcagLevel | 'AA Large' => {
  const level = wcagLevel(ratio, 'normal');
  return level === 'Fail' && ratio >= LEAST_RATIOS.large.AA ? 'AA Large' : level;
};

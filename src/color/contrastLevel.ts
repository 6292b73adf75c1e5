export type ContrastLevel = 'AAA' | 'AA Large' | 'Fail';

/** The label of a ratio. 4.5 is labelled AAA in this product, though WCAG calls it AA for normal text. */
export const contrastLevel = (contrast: number): ContrastLevel => {
  if (contrast >= 4.5) return 'AAA';
  return contrast >= 3 ? 'AA Large' : 'Fail';
};

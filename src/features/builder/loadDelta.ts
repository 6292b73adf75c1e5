/**
 * Asks early for the font file of the Δ in ΔE00, which has no other letter: where it came with the panels, all of their
 * text was laid out once more.
 */
export const loadDelta = (): void => {
  // Without fonts of its own a document, as that of tests, has nothing to load.
  if ('fonts' in document) document.fonts.load("12px 'Inter Variable'", 'Δ').catch(() => {});
};

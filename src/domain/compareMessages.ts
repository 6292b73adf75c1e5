export const COMPARE_MESSAGES = {
  /** What the pairs are, and what their difference means. */
  pairs:
    'Partners are chosen so that all pairs together differ least. ΔE00 is how different two colors look: 1 is hardly seen, 10 is plainly another color.',
  /** While there is only one palette. */
  chooseOther: 'Choose a palette, or paste one: its colors come beside the ones they fit.',
  clipboardEmpty: 'There is no text on the clipboard. Copy colors or a palette link first.',
  clipboardRefused:
    'The browser does not give the clipboard to the page. Paste into the field by the keyboard.',
  noPalette: 'There is no palette in the builder yet. Open one there first: others are compared with it.',
} as const;

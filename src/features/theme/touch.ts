/** Touch rather than a precise pointer, as in the style sheets. */
export const TOUCH = '(pointer: coarse)';

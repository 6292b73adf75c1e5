/** Fingers rather than a pointer, as in the style sheets. */
export const TOUCH = '(pointer: coarse)';

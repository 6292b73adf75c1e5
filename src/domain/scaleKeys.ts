/** Keys for a focused step of a theme's scale, as values of `KeyboardEvent.key` in lower case. */
export const SCALE_KEYS = { pin: 'p' } as const;

/** Keys on a step of a theme's scale that has the focus, as `KeyboardEvent.key` has them in lower case. */
export const SCALE_KEYS = { pin: 'p' } as const;

/** How long messages stay. */
export const TOAST_MS = 4000;
/** A message that offers to take back what was just done. */
export const UNDO_TOAST_MS = 8000;
export const COPY_TOAST_MS = 2000;
/** The tick beside what was copied. */
export const COPIED_TICK_MS = 3000;

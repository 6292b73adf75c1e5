/** How long messages are shown. */
export const TOAST_MS = 4000;
/** A message with an Undo button. */
export const UNDO_TOAST_MS = 8000;

/** A message that alone can save what was made: long enough for a network to come back. */
export const RETRY_TOAST_MS = 60_000;
export const COPY_TOAST_MS = 2000;
/** The check mark beside what was copied. */
export const COPIED_TICK_MS = 3000;

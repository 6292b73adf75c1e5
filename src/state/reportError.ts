/** Errors that have no sentence for the user go to the browser's log, and nowhere else. */
export const reportError = (during: string, error: unknown): void => {
  console.error(`Failed while ${during}:`, error);
};

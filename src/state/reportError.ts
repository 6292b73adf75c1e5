/** Logs an error that has no message for the user, to the browser's console only. */
export const reportError = (during: string, error: unknown): void => {
  console.error(`Failed while ${during}:`, error);
};

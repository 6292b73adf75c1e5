/** Said when a dialog closes with input that was not submitted. */
export const DIALOG_MESSAGES = {
  typedNotSaved: 'What you entered was not saved.',
  reopen: 'Reopen',
} as const;

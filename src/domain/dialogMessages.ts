/** What is said when a dialog closes with something in it that nobody has sent. */
export const DIALOG_MESSAGES = {
  typedNotSaved: 'What you entered was not saved.',
  reopen: 'Reopen',
} as const;

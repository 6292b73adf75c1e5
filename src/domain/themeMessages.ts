export const THEME_MESSAGES = {
  otherOpened: 'Another theme is open in place of yours.',
} as const;

import type { ThemeMode } from '../../theme/theme';

export const MODE_LABELS: Readonly<Record<ThemeMode, string>> = { light: 'Light', dark: 'Dark' };

export const MODE_TABS = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

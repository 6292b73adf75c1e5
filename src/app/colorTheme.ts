import { useSyncExternalStore } from 'react';

import type { LocalStore } from '../state/storage/localStore';

export type ColorTheme = 'light' | 'dark';

/** Read as JSON text by src/app/public/theme.js before the first paint. */
export const COLOR_THEME_KEY = 'hueloom-theme';
const SYSTEM_DARK = '(prefers-color-scheme: dark)';

const isColorTheme = (value: unknown): value is ColorTheme => value === 'light' || value === 'dark';

const currentTheme = (): ColorTheme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

const applyTheme = (theme: ColorTheme): void => {
  const root = document.documentElement;
  if (root.dataset.theme === theme) return;
  root.dataset.themeSwitching = '';
  root.dataset.theme = theme;
  requestAnimationFrame(() => delete root.dataset.themeSwitching);
};

const systemTheme = ({ matches }: MediaQueryList): ColorTheme => (matches ? 'dark' : 'light');

/** Applies the user's choice, or the system's if there is none, and keeps following both. */
export const followTheme = (storage: LocalStore): void => {
  const system = window.matchMedia(SYSTEM_DARK);
  const apply = (): void => {
    const chosen = storage.read(COLOR_THEME_KEY);
    applyTheme(isColorTheme(chosen) ? chosen : systemTheme(system));
  };
  apply();
  system.addEventListener('change', apply);
  window.addEventListener('storage', (event) => {
    if (event.key === COLOR_THEME_KEY || event.key === null) apply();
  });
};

/** Only a choice that differs from the system's is kept: who goes back to that follows it again. */
export const toggleTheme = (storage: LocalStore): void => {
  const next = currentTheme() === 'dark' ? 'light' : 'dark';
  storage.write(COLOR_THEME_KEY, next === systemTheme(window.matchMedia(SYSTEM_DARK)) ? null : next);
  applyTheme(next);
};

/** The theme is an attribute of the document; its observers follow the attribute. */
const subscribe = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

export const useColorTheme = (): ColorTheme => useSyncExternalStore(subscribe, currentTheme);

import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { followTheme, COLOR_THEME_KEY, toggleTheme } from '../../src/app/colorTheme';
import { createFakeServices, createMemoryStore } from '../support/fakeServices';
import { renderApp } from '../support/renderApp';

const root = document.documentElement;

/** A system that can change its mind. */
const fakeSystem = (isDark: boolean) => {
  const system = Object.assign(new EventTarget(), { matches: isDark });
  vi.spyOn(window, 'matchMedia').mockReturnValue(system as unknown as MediaQueryList);
  return {
    turn: (toDark: boolean) => {
      system.matches = toDark;
      system.dispatchEvent(new Event('change'));
    },
  };
};

beforeEach(() => {
  root.dataset.theme = 'light';
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('follows the system while the user has chosen nothing', () => {
  const system = fakeSystem(true);
  followTheme(createMemoryStore());
  expect(root.dataset.theme).toBe('dark');
  system.turn(false);
  expect(root.dataset.theme).toBe('light');
});

it('keeps to the choice of the user, whatever the system does', () => {
  const system = fakeSystem(true);
  followTheme(createMemoryStore({ [COLOR_THEME_KEY]: 'light' }));
  expect(root.dataset.theme).toBe('light');
  system.turn(false);
  system.turn(true);
  expect(root.dataset.theme).toBe('light');
});

it.each(['sepia', 7, null, {}])('takes the stored %j for no choice', (stored) => {
  fakeSystem(true);
  followTheme(createMemoryStore({ [COLOR_THEME_KEY]: stored }));
  expect(root.dataset.theme).toBe('dark');
});

it('follows the choice made in another tab', () => {
  fakeSystem(false);
  const storage = createMemoryStore();
  followTheme(storage);
  storage.write(COLOR_THEME_KEY, 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: COLOR_THEME_KEY }));
  expect(root.dataset.theme).toBe('dark');
});

it('follows the system again once the user has gone back to what it says', () => {
  const system = fakeSystem(false);
  const storage = createMemoryStore();
  followTheme(storage);
  toggleTheme(storage);
  system.turn(true);
  system.turn(false);
  expect(root.dataset.theme).toBe('dark');
  toggleTheme(storage);
  expect(root.dataset.theme).toBe('light');
  system.turn(true);
  expect(root.dataset.theme).toBe('dark');
});

it('is switched and kept by the button in the header', async () => {
  const services = createFakeServices();
  const { user } = renderApp('/', services);
  await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
  expect(root.dataset.theme).toBe('dark');
  expect(services.storage.read(COLOR_THEME_KEY)).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Switch to light theme' }));
  expect(root.dataset.theme).toBe('light');
});

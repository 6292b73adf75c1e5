import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PATHS } from '../../../src/domain/paths';
import { selectColors } from '../../../src/state/palette/historySlice';
import { readSession, watchSession } from '../../../src/state/session/readSession';
import { createFakeBackend, FREE_USER } from '../../support/fakeBackend';
import { createFakeServices } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';

const BUILDER = '/palette-builder?c=0d9488-f5f5f4-1c1917';

const openList = async (who: 'visitor' | 'user', at = BUILDER) => {
  const backend = createFakeBackend({}, { user: who === 'user' ? FREE_USER : null });
  const app = renderApp(at, createFakeServices({ backend }));
  await act(async () => {
    app.store.dispatch(watchSession());
    await app.store.dispatch(readSession());
  });
  if (at.startsWith(PATHS.builder)) await screen.findByRole('heading', { name: 'Color palette' });
  await app.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Action, page or palette' });
  /** What Enter runs once this is typed. */
  const firstHit = (typed: string) => {
    fireEvent.change(field, { target: { value: typed } });
    const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    return active?.querySelector('span')?.textContent;
  };
  const firstHits = (words: object) =>
    Object.fromEntries(Object.keys(words).map((word) => [word, firstHit(word)]));
  return { ...app, firstHit, firstHits };
};

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

const OF_ALL = {
  dark: 'Switch to dark theme',
  light: 'Switch to dark theme',
  night: 'Switch to dark theme',
  theme: 'Theme',
  'make theme': 'Theme',
  red: 'Search Explore for “red”',
  blue: 'Search Explore for “blue”',
  share: 'Copy the link',
  link: 'Copy the link',
  print: 'PDF',
  delete: 'Remove the color',
  undo: 'Previous palette',
  redo: 'Next palette',
  random: 'Random palette adjustments',
  generate: 'Generate a new palette',
  save: 'Save the palette',
  export: 'Export the palette',
  download: 'Export the palette',
  import: 'Import a palette',
  paste: 'Import a palette',
  open: 'Import a palette',
  file: 'Import a palette',
  image: 'Image to palette',
  upload: 'Image to palette',
  video: 'Video to palette',
  contrast: 'Contrast matrix',
  wcag: 'Contrast matrix',
  name: 'Name the palette',
  copy: 'Copy the color',
  rgb: 'Type another value for the color',
  picker: 'Color values',
  triad: 'Color-derived palettes',
  pastel: 'Pastel',
  monochrome: 'Monochrome',
  create: 'Palette builder',
  pro: 'Become PRO',
  cookies: 'Cookie settings',
  shortcut: 'Keyboard shortcuts',
  help: 'Keyboard shortcuts',
  tailwind: 'Tailwind 4',
  'design system tokens': 'Theme',
};

describe('what Enter runs first', () => {
  it('is what a visitor means by a word', async () => {
    const { firstHits } = await openList('visitor');
    const wanted = {
      ...OF_ALL,
      new: 'Generate a new palette',
      login: 'Sign in',
      account: 'Sign in',
      'my projects': 'Sign in',
      settings: 'Cookie settings',
    };
    expect(firstHits(wanted)).toEqual(wanted);
  });

  it('is what somebody with an account means by it', async () => {
    const { firstHits } = await openList('user');
    const wanted = {
      ...OF_ALL,
      new: 'New project',
      logout: 'Sign out',
      'log out': 'Sign out',
      account: 'Settings',
      'delete account': 'Settings',
      settings: 'Settings',
      'my projects': 'My projects',
      library: 'My projects',
    };
    expect(firstHits(wanted)).toEqual(wanted);
  });

  it('is no color whose name has the word', async () => {
    // Dark Cyan, Light Sky Blue and so on.
    const { firstHit } = await openList(
      'visitor',
      '/palette-builder?c=008b8b-87cefa&label=Dark+Cyan&label=Light+Sky',
    );
    expect(firstHit('cyan')).toMatch(/^Select #008B8B/);
    expect([firstHit('dark'), firstHit('light')]).toEqual(['Switch to dark theme', 'Switch to dark theme']);
  });

  it('switches the appearance back, too', async () => {
    document.documentElement.dataset.theme = 'dark';
    const { firstHit } = await openList('visitor', PATHS.privacy);
    expect([firstHit('dark'), firstHit('light')]).toEqual(['Switch to light theme', 'Switch to light theme']);
  });

  it('leaves the palette as it is, where a method of Generate has the same name', async () => {
    const { firstHit, store, user } = await openList('visitor');
    const before = selectColors(store.getState());
    firstHit('dark');
    const methods = within(screen.getByRole('group', { name: 'Generate by' }));
    expect(methods.getByRole('option', { name: 'Dark' })).toBeDefined();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
    expect(selectColors(store.getState())).toBe(before);
  });
});

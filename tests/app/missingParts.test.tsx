// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { MESSAGES } from '../../src/domain/messages';
import { PATHS } from '../../src/domain/paths';
import { paletteOf, samplePalette } from '../features/projects/samples';
import { createFakeBackend } from '../support/fakeBackend';
import { createFakeServices, createMemoryStore } from '../support/fakeServices';
import { onPhone } from '../support/onPhone';
import { pageMessages, pageToasts } from '../support/pageToasts';
import { renderApp } from '../support/renderApp';

const { gone } = vi.hoisted(() => ({ gone: new Set<string>() }));

// Code is gone for as long as the name of its file is in the set.
vi.mock(import('../../src/ui/lazyPart'), async (importActual) => {
  const actual = await importActual();
  const lazyPart: typeof actual.lazyPart = (load) =>
    actual.lazyPart(async () => {
      if ([...gone].some((file) => String(load).includes(file))) throw new TypeError('Failed to fetch');
      return load();
    });
  return { ...actual, lazyPart };
});

const KEY = 'hueloom-cookie-consent';
const queryBanner = () => screen.queryByRole('region', { name: 'Cookie settings' });

beforeEach(() => {
  // React reports what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  gone.clear();
  vi.restoreAllMocks();
});

describe('an app in which the code of a part is gone', () => {
  it('stands without the cookie banner, which the footer can open once it is there', async () => {
    gone.add('/ConsentBanner');
    const storage = createMemoryStore({ [KEY]: null });
    const { user } = renderApp(PATHS.privacy, createFakeServices({ storage }));
    await waitFor(() => expect(pageMessages()).toEqual([MESSAGES.pageOutdated]));
    expect(await screen.findByRole('heading', { level: 1, name: /privacy policy/i })).toBeDefined();
    expect(queryBanner()).toBeNull();
    gone.clear();
    await user.click(screen.getByRole('button', { name: 'Cookie Settings' }));
    await waitFor(() => expect(queryBanner()).not.toBeNull());
  });

  it('shows the built-in palette of the week and an empty pattern on the home page', async () => {
    gone.add('/LoadedWeeklyTile').add('/TrendingWeave');
    renderApp(PATHS.home);
    // The tile is another one once it no longer waits.
    const tile = () => within(screen.getByRole('region', { name: 'Palette of the Week' }));
    await waitFor(() => expect(tile().queryAllByRole('listitem')).toHaveLength(5));
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: /^Explore palettes/ })).toBeDefined();
    expect(pageMessages()).toEqual([]);
  });

  it.each([
    ['the menu of small screens', '/CompactMenuList', 'Menu'],
    ['a menu of a page', '/MenuList', 'Generator method: Balanced'],
  ])('says why at each press of %s, and opens it once it is there', async (_, file, name) => {
    const online = vi.spyOn(navigator, 'onLine', 'get');
    gone.add(file);
    const { user } = renderApp(PATHS.builder);
    const button = await screen.findByRole('button', { name });
    for (const [isOnline, why] of [
      [true, MESSAGES.pageOutdated],
      [false, MESSAGES.partOffline],
    ] as const) {
      online.mockReturnValue(isOnline);
      await user.click(button);
      await waitFor(() => expect(pageMessages()).toEqual([why]));
      expect(button.getAttribute('aria-expanded')).toBe('false');
      act(() => pageToasts().withdraw(why));
    }
    gone.clear();
    await user.click(button);
    expect(await screen.findByRole('menu')).toBeDefined();
  });

  // After those of menus, whose list this one loads.
  it('keeps the page under a dialog of its own that cannot open', async () => {
    onPhone();
    gone.add('/HistoryDialog');
    const { user } = renderApp(PATHS.builder);
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'History' }));
    await waitFor(() => expect(pageMessages()).toEqual([MESSAGES.pageOutdated]));
    expect(screen.getByRole('button', { name: 'More' })).toBeDefined();
  });

  it('keeps Explore where a palette cannot fill the screen', async () => {
    gone.add('/PaletteViewer');
    const palette = samplePalette('a', 'p1', 'Tidewater', paletteOf('#0D9488', '#F5F5F4'));
    const backend = createFakeBackend({}, { palettes: [{ ...palette, isPublic: true }] });
    const { location } = renderApp(`${PATHS.explore}?palette=a`, createFakeServices({ backend }));
    await waitFor(() => expect(pageMessages()).toEqual([MESSAGES.pageOutdated]));
    expect(screen.getByRole('heading', { level: 1, name: /explore/i })).toBeDefined();
    await waitFor(() => expect(location().search).toBe(''));
  });
});

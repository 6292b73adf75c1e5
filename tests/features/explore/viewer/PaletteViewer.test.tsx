import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { BackendError, type Backend } from '../../../../src/backend/backend';
import { MESSAGES } from '../../../../src/domain/messages';
import { EXPLORE_MESSAGES } from '../../../../src/domain/exploreMessages';
import { PATHS } from '../../../../src/domain/paths';
import type { SavedPalette } from '../../../../src/domain/savedPalette';
import { selectOpenDialog } from '../../../../src/state/dialogsSlice';
import { pageMessages } from '../../../support/pageToasts';
import { asPlan } from '../../../support/asPlan';
import { createFakeBackend } from '../../../support/fakeBackend';
import { createFakeServices } from '../../../support/fakeServices';
import { renderApp } from '../../../support/renderApp';
import { publicPalettes } from '../publicPalettes';

type Setting = {
  readonly palettes?: readonly SavedPalette[];
  readonly search?: string;
  readonly explore?: Partial<Backend['explore']>;
};

const open = ({ palettes = publicPalettes(4), search = '', explore = {} }: Setting = {}) => {
  const backend = createFakeBackend({ explore }, { palettes });
  const app = renderApp(
    { pathname: PATHS.explore, search },
    createFakeServices({ backend, now: () => new Date(nowMs) }),
  );
  return { ...app, backend };
};

/** The clock stands still unless a test moves it. */
let nowMs = Date.UTC(2026, 10, 20, 12);
const later = (ms = 100): void => void (nowMs += ms);
afterEach(() => vi.restoreAllMocks());

const idOf = (index: number): string => publicPalettes(index + 1)[index]?.id ?? '';
const dialog = () => screen.findByRole('dialog');
const title = () => screen.queryByRole('dialog')?.querySelector('h2')?.textContent;
const press = async (key: string) => fireEvent.keyDown(await dialog(), { key });
const preview = async (name: string) => {
  const card = (await screen.findByRole('heading', { name })).closest('li');
  return within(card ?? document.body).getByRole('button', { name: 'Preview' });
};

describe('the viewer', () => {
  it('opens the theme that is kept with a palette', async () => {
    const { user, location } = open({ palettes: publicPalettes(1, { theme: 'h=rose.f43f5e&by=ratio' }) });
    await user.click(await preview('Palette 1'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Its theme' }));
    await waitFor(() =>
      expect(location()).toMatchObject({ pathname: '/theme', search: '?h=rose.f43f5e&by=ratio' }),
    );
  });

  it('keeps and shares what is seen: a visitor who saves is asked to sign in, and goes on with it', async () => {
    const { user, store, services } = open();
    await user.click(await preview('Palette 2'));
    const view = within(await dialog());
    await user.click(view.getByRole('button', { name: 'Share palette' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
    await waitFor(() =>
      expect(services.copied).toEqual([expect.stringMatching(/palette-builder\?c=.*&n=Palette\+2$/)]),
    );
    await user.click(view.getByRole('button', { name: 'Save' }));
    expect(selectOpenDialog(store.getState())).toMatchObject({
      dialog: 'signIn',
      message: MESSAGES.signInToSave,
      next: { dialog: 'savePalette', palette: { name: 'Palette 2' } },
    });
  });

  it('goes to the palettes beside by its arrows, and has a way out and one to use it [E-05]', async () => {
    const { user, location } = open();
    await user.click(await preview('Palette 2'));
    const view = within(await dialog());
    expect(view.getByText('2 of 4')).toBeDefined();
    expect(location().search).toBe(`?palette=${idOf(1)}`);
    await user.click(view.getByRole('button', { name: 'Next palette' }));
    expect(title()).toBe('Palette 3');
    later();
    await user.click(view.getByRole('button', { name: 'Previous palette' }));
    later();
    await user.click(view.getByRole('button', { name: 'Previous palette' }));
    expect(title()).toBe('Palette 1');
    expect(view.getByRole('button', { name: 'Previous palette' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(view.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location().search).toBe(''));
    expect(title()).toBeUndefined();
    const opener = await preview('Palette 1');
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('takes the palette on show to the builder [E-05]', async () => {
    const { user, location, backend } = open();
    await user.click(await preview('Palette 2'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Use palette' }));
    await waitFor(() => expect(location().pathname).toBe(PATHS.builder));
    await waitFor(() => expect(location().search).toContain('c=102031-'));
    expect(backend.world.palettes[1]?.selectionCount).toBe(1000);
  });

  it('hands over the colors that are shown, also of a palette that has turned private meanwhile [EX-16]', async () => {
    const { user, location, backend } = open();
    await user.click(await preview('Palette 2'));
    const view = await dialog();
    const [, taken] = backend.world.palettes;
    backend.world.palettes = backend.world.palettes.filter((palette) => palette !== taken);
    await user.click(within(view).getByRole('button', { name: 'Use palette' }));
    await waitFor(() => expect(location().pathname).toBe(PATHS.builder));
    await waitFor(() => expect(location().search).toContain('c=102031-'));
  });

  it('goes by arrow keys, and away by Escape [E-06]', async () => {
    const { user, location } = open();
    await user.click(await preview('Palette 1'));
    await dialog();
    await press('ArrowRight');
    expect(title()).toBe('Palette 2');
    later();
    await press('ArrowLeft');
    expect(title()).toBe('Palette 1');
    later();
    await press('ArrowLeft');
    expect(title()).toBe('Palette 1');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(location().search).toBe(''));
    expect(title()).toBeUndefined();
  });

  it('takes no second step for 100 ms after one [E-07]', async () => {
    const { user } = open();
    await user.click(await preview('Palette 1'));
    await dialog();
    await press('ArrowRight');
    later(99);
    await press('ArrowRight');
    expect(title()).toBe('Palette 2');
    later(1);
    await press('ArrowRight');
    expect(title()).toBe('Palette 3');
  });

  it('leaves arrow keys with another key to the browser', async () => {
    const { user } = open();
    await user.click(await preview('Palette 1'));
    fireEvent.keyDown(await dialog(), { key: 'ArrowRight', altKey: true });
    expect(title()).toBe('Palette 1');
  });

  it('asks for more when three are left [E-08]', async () => {
    const { user, store, backend } = open({ palettes: publicPalettes(120) });
    store.dispatch(asPlan('free'));
    const page = vi.spyOn(backend.explore, 'page');
    await user.click(await preview('Palette 46'));
    const view = within(await dialog());
    expect(view.getByText('46 of 50+')).toBeDefined();
    expect(page).not.toHaveBeenCalled();
    await press('ArrowRight');
    await waitFor(() => expect(page).toHaveBeenCalledTimes(1));
    expect(await view.findByText('47 of 100+')).toBeDefined();
    expect(page).toHaveBeenCalledTimes(1);
  });

  it('tells a visitor at the last one why there is no next [E-16]', async () => {
    const { user, backend } = open({ palettes: publicPalettes(60) });
    await user.click(await preview('Palette 50'));
    const page = vi.spyOn(backend.explore, 'page');
    const view = within(await dialog());
    expect(view.getByText('50 of 50+')).toBeDefined();
    await press('ArrowRight');
    expect((await view.findByRole('alert')).textContent).toBe(EXPLORE_MESSAGES.exploreCapReached);
    expect(page).not.toHaveBeenCalled();
    await user.click(view.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByRole('dialog', { name: 'Be part of us' })).toBeDefined();
  });

  it('copies the hex of a color that is pressed', async () => {
    const { user, services } = open();
    await user.click(await preview('Palette 1'));
    await user.click(within(await dialog()).getByRole('button', { name: /^Copy .*#F2E3C6/ }));
    expect(services.copied).toEqual(['#F2E3C6']);
  });

  it('goes by a swipe, and not by a tap or a scroll', async () => {
    const { user } = open();
    await user.click(await preview('Palette 2'));
    const surface = await dialog();
    const swipe = (x: number, y: number): void => {
      later();
      fireEvent.touchStart(surface, { touches: [{ clientX: 200, clientY: 200 }] });
      fireEvent.touchEnd(surface, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
    };
    swipe(-80, 10);
    expect(title()).toBe('Palette 3');
    swipe(-47, 0);
    swipe(-80, 70);
    expect(title()).toBe('Palette 3');
    swipe(90, 0);
    expect(title()).toBe('Palette 2');
  });
});

describe('the address of a palette', () => {
  it('opens it, also one that is not on the page', async () => {
    const palettes = publicPalettes(60);
    const { user, location } = open({ palettes, search: `?palette=${idOf(55)}` });
    const view = within(await dialog());
    expect(title()).toBe('Palette 56');
    expect(view.getByText('Shared palette')).toBeDefined();
    await user.click(view.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location().search).toBe(''));
  });

  it('gives way to that of the list when it is closed, so that going back does not open it again', async () => {
    const { user, location, arrival } = open({ search: `?palette=${idOf(1)}` });
    await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location().search).toBe(''));
    expect(arrival()).toBe('REPLACE');
  });

  it('stays behind the steps, and is that of the last one', async () => {
    const { location } = open({ search: `?palette=${idOf(0)}` });
    await dialog();
    await press('ArrowRight');
    later();
    await press('ArrowRight');
    await waitFor(() => expect(location().search).toBe(`?palette=${idOf(2)}`));
    expect(title()).toBe('Palette 3');
  });

  it.each([
    ['a palette that is private now', idOf(3)],
    ['one that never was', 'zzz'],
  ])('says that %s is not public, and shows the list', async (_, id) => {
    const { location, backend } = open({ palettes: publicPalettes(2), search: `?palette=${id}` });
    const palette = vi.spyOn(backend.explore, 'palette');
    await waitFor(() => expect(pageMessages()).toEqual([EXPLORE_MESSAGES.paletteNotPublic]));
    await waitFor(() => expect(location().search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(palette.mock.calls.flat()).not.toContain('zzz');
  });

  it('shows the list where the service does not answer', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const palette = () => Promise.reject(new BackendError('offline'));
    const { location } = open({
      palettes: publicPalettes(2),
      search: `?palette=${idOf(3)}`,
      explore: { palette },
    });
    await waitFor(() => expect(location().search).toBe(''));
    expect(log).toHaveBeenCalledWith(expect.stringContaining('linked palette'), expect.anything());
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { BackendError } from '../../../../src/backend/backend';
import { colorFromHex } from '../../../../src/color/color';
import { formatHex } from '../../../../src/color/format';
import { PATHS } from '../../../../src/domain/paths';
import { DEFAULT_WEEKLY_PALETTE, type ScheduledPalette } from '../../../../src/domain/weeklyPalette';
import { readDrafts } from '../../../../src/state/palette/drafts/storedDrafts';
import { selectEntry } from '../../../../src/state/palette/historySlice';
import { openAddress } from '../../../../src/state/palette/openAddress';
import { createFakeBackend } from '../../../support/fakeBackend';
import { createFakeServices } from '../../../support/fakeServices';
import { renderApp } from '../../../support/renderApp';

const VIDEOS = Object.keys(import.meta.glob('/src/app/public/weekly/*.mp4'));

/** The fake services stand at 20 November 2026. */
const WEEKLY: ScheduledPalette = {
  id: '00000000-0000-4000-8000-000000000031',
  colors: ['#112233', '#EE5522', '#F0E0C0'].map((hex) => colorFromHex(hex)),
  background: { type: 'image', url: 'https://media.example/dunes.jpg' },
  year: 2026,
  week: 47,
  clickCount: 3,
};

const hero = async () => {
  await screen.findByRole('heading', { level: 1 });
  // The tile takes the place of the one that waited for its code.
  await act(async () => vi.dynamicImportSettled());
  return screen.getByRole('region', { name: 'Palette of the Week' });
};
const shownHexes = (tile: HTMLElement) =>
  within(tile)
    .getAllByRole('listitem')
    .map((item) => /#[\dA-F]{6}/.exec(item.textContent)?.[0]);
const withWeekly = (...weekly: readonly ScheduledPalette[]) => {
  const backend = createFakeBackend({}, { weekly });
  return { backend, ...renderApp(PATHS.home, createFakeServices({ backend })) };
};
const hexesOf = ({ colors }: Pick<ScheduledPalette, 'colors'>) => colors.map((color) => formatHex(color));

// To transform the code that comes late takes longer than a test waits for an element.
beforeAll(() => import('../../../../src/features/home/weekly/LoadedWeeklyTile'), 120_000);

let observed: IntersectionObserverCallback[] = [];
const prefersStill = (isStill: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('reduced-motion') && isStill,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
const comesIntoView = (isIntersecting: boolean) =>
  act(() => {
    const observer = new IntersectionObserver(() => {});
    // The last one is that of the line above.
    const entry = { isIntersecting } as IntersectionObserverEntry;
    for (const callback of observed.slice(0, -1)) callback([entry], observer);
  });

beforeEach(() => {
  observed = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        observed.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the palette of the week', () => {
  it('opens the builder with its colors in the navigation state, and is counted [G-40]', async () => {
    const { user, location, store, backend } = withWeekly(WEEKLY);
    const tile = await hero();
    await waitFor(() => expect(shownHexes(tile)).toEqual(hexesOf(WEEKLY)));
    expect(within(tile).getByText('Week 47')).toBeDefined();
    const visited: unknown[] = [];
    const link = within(tile).getByRole('link', { name: 'Open in builder' });
    link.addEventListener('click', () => visited.push(location().pathname));
    await user.click(link);
    expect(location().pathname).toBe(PATHS.builder);
    await waitFor(() =>
      expect(selectEntry(store.getState())?.colors.map((color) => formatHex(color))).toEqual(hexesOf(WEEKLY)),
    );
    expect(backend.world.weekly[0]?.clickCount).toBe(4);
  });

  it('is no draft of the visitor who looks at it in the builder', async () => {
    const { user, store, services } = withWeekly(WEEKLY);
    store.dispatch(openAddress({ search: '?c=000000-ffffff', state: null }));
    await user.click(await within(await hero()).findByText('#EE5522'));
    await waitFor(() => expect(selectEntry(store.getState())?.colors).toEqual(WEEKLY.colors));
    expect(readDrafts(services.storage)).toEqual([]);
  });

  it('opens by each of its colors too [G-40]', async () => {
    const { user, location, backend } = withWeekly(WEEKLY);
    const tile = await hero();
    await user.click(await within(tile).findByText('#EE5522'));
    expect(location().pathname).toBe(PATHS.builder);
    expect(backend.world.weekly[0]?.clickCount).toBe(4);
  });

  it('shows nothing of another week', async () => {
    withWeekly({ ...WEEKLY, week: 46 });
    const tile = await hero();
    await waitFor(() => expect(shownHexes(tile)).toEqual(hexesOf(DEFAULT_WEEKLY_PALETTE)));
    expect(within(tile).queryByText(/^Week/)).toBeNull();
  });

  it('is the built-in one, 5 colors and a sample video, where loading fails [G-42]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const countClick = vi.fn(() => Promise.resolve());
    const backend = createFakeBackend({
      weekly: { current: () => Promise.reject(new BackendError('offline')), countClick },
    });
    const { user, location } = renderApp(PATHS.home, createFakeServices({ backend }));
    const tile = await hero();
    await waitFor(() => expect(shownHexes(tile)).toEqual(hexesOf(DEFAULT_WEEKLY_PALETTE)));
    expect(shownHexes(tile)).toHaveLength(5);
    expect(tile.querySelector('video')?.getAttribute('src')).toBe(DEFAULT_WEEKLY_PALETTE.background.url);
    // One that comes with the product.
    expect(VIDEOS).toContain(`/src/app/public${DEFAULT_WEEKLY_PALETTE.background.url}`);
    await user.click(within(tile).getByRole('link', { name: 'Open in builder' }));
    expect(location().pathname).toBe(PATHS.builder);
    expect(countClick).not.toHaveBeenCalled();
  });

  it('shows no other palette while it is being loaded', async () => {
    const backend = createFakeBackend({ weekly: { current: () => new Promise(() => {}) } });
    renderApp(PATHS.home, createFakeServices({ backend }));
    const tile = await hero();
    expect(within(tile).queryAllByRole('listitem')).toEqual([]);
    expect(tile.querySelector('video, img')).toBeNull();
  });
});

describe('its background', () => {
  it('is an image or a video, as the record says [G-41]', async () => {
    const { unmount } = withWeekly(WEEKLY);
    let tile = await hero();
    await waitFor(() => expect(tile.querySelector('img')?.getAttribute('src')).toBe(WEEKLY.background.url));
    expect(tile.querySelector('video')).toBeNull();
    unmount();
    const url = 'https://media.example/dunes.mp4';
    withWeekly({ ...WEEKLY, background: { type: 'video', url } });
    tile = await hero();
    await waitFor(() => expect(tile.querySelector('video')?.getAttribute('src')).toBe(url));
    expect(tile.querySelector('img')).toBeNull();
  });

  it('of a video that comes with the product, is its first frame until it is there', async () => {
    const stills = Object.keys(import.meta.glob('/src/app/public/weekly/*.jpg'));
    for (const video of VIDEOS) expect(stills).toContain(video.replace('.mp4', '.jpg'));
    withWeekly({ ...WEEKLY, background: { type: 'video', url: '/weekly/ember-silk.mp4' } });
    const tile = await hero();
    await waitFor(() => expect(tile.querySelector('video')).not.toBeNull());
    expect(tile.querySelector('img')?.getAttribute('src')).toBe('/weekly/ember-silk.jpg');
  });

  it('gives way to the color behind it when it cannot be loaded [FT-26]', async () => {
    withWeekly(WEEKLY);
    const tile = await hero();
    await waitFor(() => expect(tile.querySelector('img')).not.toBeNull());
    const picture = tile.querySelector('img');
    const box = picture?.parentElement;
    expect(box?.style.getPropertyValue('--c')).toBe('#112233');
    if (picture) fireEvent.error(picture);
    expect(tile.querySelector('img')).toBeNull();
    expect(box?.style.getPropertyValue('--c')).toBe('#112233');
    expect(shownHexes(tile)).toEqual(hexesOf(WEEKLY));
  });

  const VIDEO: ScheduledPalette = { ...WEEKLY, background: { type: 'video', url: '/weekly/a.mp4' } };
  const video = async (tile: HTMLElement) => {
    await waitFor(() => expect(tile.querySelector('video')).not.toBeNull());
    const element = tile.querySelector('video');
    if (!element) throw new Error('no video');
    return { play: vi.spyOn(element, 'play').mockResolvedValue(), pause: vi.spyOn(element, 'pause') };
  };

  it('of a film gives way too when it cannot be loaded', async () => {
    withWeekly(VIDEO);
    const tile = await hero();
    await video(tile);
    const element = tile.querySelector('video');
    if (element) fireEvent.error(element);
    expect(tile.querySelector('video')).toBeNull();
    expect(within(tile).queryByRole('button', { name: /the video$/ })).toBeNull();
    expect(shownHexes(tile)).toEqual(hexesOf(VIDEO));
  });

  it('plays while it can be seen, and can be stopped', async () => {
    prefersStill(false);
    const { user } = withWeekly(VIDEO);
    const tile = await hero();
    const { play, pause } = await video(tile);
    comesIntoView(true);
    expect(play).toHaveBeenCalledTimes(1);
    comesIntoView(false);
    expect(pause).toHaveBeenCalledTimes(1);
    await user.click(within(tile).getByRole('button', { name: 'Pause the video' }));
    expect(pause).toHaveBeenCalledTimes(2);
    expect(within(tile).getByRole('button', { name: 'Play the video' })).toBeDefined();
  });

  it('goes on where it left the view before it had started, and is paused where the browser refuses', async () => {
    prefersStill(false);
    withWeekly(VIDEO);
    const tile = await hero();
    const { play } = await video(tile);
    play.mockRejectedValueOnce(new DOMException('interrupted by pause', 'AbortError'));
    comesIntoView(true);
    await act(async () => {});
    expect(within(tile).getByRole('button', { name: 'Pause the video' })).toBeDefined();
    play.mockRejectedValueOnce(new DOMException('no autoplay', 'NotAllowedError'));
    comesIntoView(true);
    expect(await within(tile).findByRole('button', { name: 'Play the video' })).toBeDefined();
  });

  it('stands still for whoever asked for less motion, until they press play', async () => {
    prefersStill(true);
    const { user } = withWeekly(VIDEO);
    const tile = await hero();
    const { play } = await video(tile);
    comesIntoView(true);
    expect(play).not.toHaveBeenCalled();
    await user.click(within(tile).getByRole('button', { name: 'Play the video' }));
    comesIntoView(true);
    expect(play).toHaveBeenCalled();
  });
});

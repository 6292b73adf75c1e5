import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { BackendError } from '../../../src/backend/backend';
import { colorFromHex } from '../../../src/color/color';
import { formatHex } from '../../../src/color/format';
import { PATHS } from '../../../src/domain/paths';
import type { StockPhoto } from '../../../src/domain/stockPhoto';
import { entriesToStored } from '../../../src/palette/storedHistory';
import { createFakeBackend } from '../../support/fakeBackend';
import { createFakeServices, createMemoryStore } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';
import { locateColors } from '../../../src/color/locateColors';
import type { ExtractRequest, ImageExtractor } from '../../../workers/image-extraction/api';

const PHOTO: StockPhoto = {
  id: 'dusk',
  alt: 'Dusk over a bay',
  photographer: 'Somebody',
  src: { large: '/dusk-large.jpg', medium: '/dusk-medium.jpg', original: '/dusk.jpg' },
  width: 1200,
  height: 800,
  colors: ['#0D2030', '#3E5C76', '#E07A5F', '#F4D35E', '#EE964B'],
};

// To transform the code that comes late takes longer than a test waits for an element.
beforeAll(() => import('../../../src/features/home/TrendingWeave'), 120_000);

const findTile = async (name: RegExp) => {
  await screen.findByRole('heading', { level: 1 });
  return within(screen.getByRole('main')).findByRole('link', { name });
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the cards of the home page', () => {
  it.each([
    ['the palette builder [G-36]', /^Palette builder/, PATHS.builder],
    ['video to palette, marked NEW [G-37]', /^Video to palette\s*NEW/, PATHS.video],
    ['image to palette [G-38]', /^Image to palette/, PATHS.image],
    [
      'explore, trending palettes from the community [G-39]',
      /^Explore palettes\s*Trending palettes from the community/,
      PATHS.explore,
    ],
  ])('lead to %s', async (_, name, path) => {
    renderApp(PATHS.home);
    expect((await findTile(name)).getAttribute('href')).toBe(path);
  });

  it('have nothing in the place of pictures that cannot be loaded', async () => {
    const stockPhotos = { curated: () => Promise.resolve([PHOTO]) };
    renderApp(PATHS.home, createFakeServices({ stockPhotos }));
    const tile = await findTile(/^Image to palette/);
    await waitFor(() => expect(tile.querySelector('img')).not.toBeNull());
    for (const image of document.querySelectorAll('main img')) fireEvent.error(image);
    expect(Array.from(document.querySelectorAll('main img'), ({ outerHTML }) => outerHTML)).toEqual([]);
  });

  it('show the first wide picture of the gallery', async () => {
    const stockPhotos = {
      curated: () =>
        Promise.resolve([{ ...PHOTO, width: 600, src: { ...PHOTO.src, medium: '/tall.jpg' } }, PHOTO]),
    };
    renderApp(PATHS.home, createFakeServices({ stockPhotos }));
    const tile = await findTile(/^Image to palette/);
    await waitFor(() => expect(tile.querySelector('img')?.getAttribute('src')).toBe(PHOTO.src.medium));
    expect(tile.querySelector('img')?.getAttribute('alt')).toBe('');
  });

  it('read the picture as the page for pictures does, and show its shares and places', async () => {
    vi.stubGlobal('fetch', (url: string) =>
      Promise.resolve(new Response(new Blob([url], { type: 'image/jpeg' }))),
    );
    const close = vi.fn();
    const thumbnail = { width: 2, height: 1, rgba: Uint8ClampedArray.of(0, 0, 128, 255, 255, 200, 0, 255) };
    const palette = [
      { rgb: 0x000080, share: 0.666 },
      { rgb: 0xffc800, share: 0.334 },
    ];
    const extract = vi.fn(async (_: AbortSignal, request: ExtractRequest) =>
      Promise.resolve({ request, palette, thumbnail, preview: { close } }),
    );
    const services = createFakeServices({ stockPhotos: { curated: () => Promise.resolve([PHOTO]) } });
    // Only what the tile reads of an extraction.
    const locate: ImageExtractor['locate'] = (_, ...picture) => Promise.resolve(locateColors(...picture));
    Object.assign(services.imageExtractor, { extract, locate });
    renderApp(PATHS.home, services);
    const tile = await findTile(/^Image to palette/);
    const image = await waitFor(() => {
      const found = tile.querySelector('img');
      if (!found) throw new Error('no picture yet');
      return found;
    });
    expect(tile.textContent).not.toMatch(/\d%/);
    fireEvent.load(image);
    await within(tile).findByText('67%');
    expect(within(tile).getByText('33%')).toBeDefined();
    const request = extract.mock.calls[0]?.[1];
    expect(request?.count).toBe(5);
    expect(await request?.source.text()).toBe(PHOTO.src.large);
    expect([...tile.querySelectorAll('i')].map(({ style }) => style.left)).toEqual(['25%', '75%']);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('show the colors that the gallery knows where the picture cannot be read', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    renderApp(PATHS.home, createFakeServices({ stockPhotos: { curated: () => Promise.resolve([PHOTO]) } }));
    const tile = await findTile(/^Image to palette/);
    await waitFor(() => expect(tile.querySelector('img')).not.toBeNull());
    for (const image of tile.querySelectorAll('img')) fireEvent.load(image);
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith(
        expect.stringContaining('picture of the home page'),
        expect.any(TypeError),
      ),
    );
    const known = [...tile.querySelectorAll('span[style]')].map((span) => span.getAttribute('style'));
    for (const hex of PHOTO.colors) expect(known.some((style) => style?.includes(hex))).toBe(true);
    expect(tile.textContent).not.toMatch(/\d%/);
  });

  it('stand without a gallery', async () => {
    renderApp(PATHS.home);
    expect((await findTile(/^Image to palette/)).querySelector('img')).toBeNull();
  });

  it('show the palette that was last worked on, and another color’s scale under the pointer', async () => {
    const colors = ['#112233', '#0D9488', '#EEEEEE'].map((hex) => colorFromHex(hex));
    const entry = { colors, name: null, locked: [false, false, false] };
    const storage = createMemoryStore({
      colorPaletteHistory: entriesToStored([entry]),
      colorPaletteHistoryIndex: 0,
    });
    const { user } = renderApp(PATHS.home, createFakeServices({ storage }));
    const tile = await findTile(/^Palette builder/);
    for (const color of colors) expect(tile.textContent).toContain(formatHex(color).slice(1));
    const steps = () =>
      [...tile.querySelectorAll('span')].filter(({ textContent }) => /^\d{2,3}$/.test(textContent));
    const before = steps().map((step) => step.getAttribute('style'));
    await user.hover(within(tile).getByText('112233'));
    expect(steps().map((step) => step.getAttribute('style'))).not.toEqual(before);
  });

  it('show what the community uses most, and palettes of our own where nobody can be asked', async () => {
    const palette = {
      id: '00000000-0000-4000-9000-000000000001',
      projectId: '00000000-0000-4000-9000-000000000002',
      name: 'One',
      colors: [colorFromHex('#123456'), colorFromHex('#654321')],
      tags: [],
      theme: null,
      isPublic: true,
      selectionCount: 3,
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
    };
    const backend = createFakeBackend({}, { palettes: [palette] });
    const { unmount } = renderApp(PATHS.home, createFakeServices({ backend }));
    const strips = (tile: HTMLElement) =>
      [...tile.querySelectorAll<HTMLElement>('[style*="gradient"]')].map(({ style }) => style.background);
    const tile = await findTile(/^Explore/);
    await waitFor(() => expect(strips(tile)).toHaveLength(18));
    for (const strip of strips(tile)) expect(strip.toUpperCase()).toContain('#123456');
    unmount();

    const offline = createFakeBackend({
      explore: { page: () => Promise.reject(new BackendError('offline')) },
    });
    renderApp(PATHS.home, createFakeServices({ backend: offline }));
    const other = await findTile(/^Explore/);
    await waitFor(() => expect(new Set(strips(other)).size).toBe(18));
  });
});

describe('the footer', () => {
  it('leads to the three legal pages [G-43]', async () => {
    renderApp(PATHS.home);
    const footer = within(screen.getByRole('navigation', { name: 'Footer' }));
    const links = footer.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Privacy policy', '/privacy-policy'],
      ['Cookies', '/cookies'],
      ['Terms', '/terms'],
    ]);
  });
});

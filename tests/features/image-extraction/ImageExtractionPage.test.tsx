import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { colorFromPacked } from '../../../src/color/color';
import { colorName } from '../../../src/color/names';
import { MESSAGES, onlyColorsMessage } from '../../../src/domain/messages';
import { PATHS } from '../../../src/domain/paths';
import type { Services } from '../../../src/state/services';
import { ExtractionError } from '../../../workers/image-extraction/api';
import { createFakeServices, createMemoryCounter, createMemoryStore } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';
import {
  createExtraction,
  createFakeExtractor,
  createPendingExtractor,
  createPhotos,
  evenPalette,
  TEN,
} from './fakePictures';

const FILE = new File(['x'], 'cat.jpg', { type: 'image/jpeg' });

const openPage = async (overrides: Partial<Services> = {}) => {
  const services = createFakeServices({ imageExtractor: createFakeExtractor(), ...overrides });
  const app = renderApp(PATHS.image, services);
  await screen.findByRole('heading', { level: 1, name: 'Image to palette' }, { timeout: 5000 });
  return app;
};

const picker = () => screen.getByLabelText<HTMLInputElement>('Image file');
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const region = (name: string) => screen.getByRole('region', { name });

/** The page after one picture has been read. */
const openPicture = async (overrides: Partial<Services> = {}) => {
  const app = await openPage(overrides);
  await app.user.upload(picker(), FILE);
  const swatches = await screen.findByRole('toolbar', { name: 'Colors of the picture' });
  return {
    ...app,
    swatches,
    /** '34% Bright Red #FF0000', by column. */
    columns: () =>
      within(region('Palette'))
        .getAllByRole('link')
        .map((column) => column.textContent),
    pressed: () =>
      within(swatches)
        .queryAllByRole('button', { pressed: true })
        .map((cell) => cell.getAttribute('aria-label')),
    cell: (hex: string) => within(swatches).getByRole<HTMLButtonElement>('button', { name: hex }),
  };
};

describe('choosing an image', () => {
  it('offers upload, a random image and the promise that nothing leaves the device [X-01] [X-02]', async () => {
    await openPage();
    expect(picker().accept).toBe('image/*');
    expect(button('Upload image')).toBeDefined();
    expect(button('Random image')).toBeDefined();
    const choice = within(region('Choose an image'));
    expect(choice.getByText(/Pictures stay on this device\./)).toBeDefined();
    expect(choice.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe(PATHS.privacy);
  });

  it('reads an uploaded file, and the same file once more', async () => {
    const imageExtractor = createFakeExtractor();
    const { user } = await openPage({ imageExtractor });
    await user.upload(picker(), FILE);
    await waitFor(() => expect(imageExtractor.extract).toHaveBeenCalledOnce());
    expect(imageExtractor.extract.mock.calls[0]?.[1]).toEqual({ source: FILE, count: 5 });
    await user.upload(picker(), FILE);
    await waitFor(() => expect(imageExtractor.extract).toHaveBeenCalledTimes(2));
  });

  it('reads a picture dropped anywhere on the page', async () => {
    const imageExtractor = createFakeExtractor();
    await openPage({ imageExtractor });
    const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [text, FILE] } });
    await waitFor(() => expect(imageExtractor.extract).toHaveBeenCalledOnce());
    expect(imageExtractor.extract.mock.calls[0]?.[1].source).toBe(FILE);
  });

  it('marks the drop zone while a file is over the page, and lets other drags pass', async () => {
    await openPage();
    const zone = region('Choose an image');
    const text = createEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'] } });
    fireEvent(document.body, text);
    expect(text.defaultPrevented).toBe(false);
    expect(zone.dataset['over']).toBeUndefined();
    fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'] } });
    expect(zone.dataset['over']).toBe('true');
    fireEvent.dragLeave(document.body, { relatedTarget: null });
    expect(zone.dataset['over']).toBeUndefined();
  });

  it('reads a pasted picture', async () => {
    const imageExtractor = createFakeExtractor();
    await openPage({ imageExtractor });
    fireEvent.paste(document.body, { clipboardData: { files: [FILE] } });
    await waitFor(() => expect(imageExtractor.extract).toHaveBeenCalledOnce());
  });

  it('leaves a paste of text alone', async () => {
    const imageExtractor = createFakeExtractor();
    await openPage({ imageExtractor });
    fireEvent.paste(document.body, { clipboardData: { files: [] } });
    expect(screen.getByText('Drop or paste an image')).toBeDefined();
    expect(imageExtractor.extract).not.toHaveBeenCalled();
  });
});

describe('the gallery', () => {
  const photos = createPhotos(31);
  const stockPhotos = {
    curated: (page: number, perPage: number) =>
      Promise.resolve(photos.slice((page - 1) * perPage, page * perPage)),
  };
  const shown = () => screen.getAllByRole('button', { name: /photo by/ });

  it('shows 15 photos with their photographers, and more while full pages come [X-03]', async () => {
    const { user } = await openPage({ stockPhotos });
    await screen.findByRole('button', { name: 'Picture p1, photo by Photographer p1' });
    expect(shown()).toHaveLength(15);
    expect(screen.getByText('Photographer p15')).toBeDefined();
    await user.click(button('Load more'));
    await waitFor(() => expect(shown()).toHaveLength(30));
    await user.click(button('Load more'));
    await waitFor(() => expect(shown()).toHaveLength(31));
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('says so when no photos come, and tries again on request [X-47]', async () => {
    let isDown = true;
    const { user } = await openPage({
      stockPhotos: { curated: () => Promise.resolve(isDown ? [] : photos.slice(0, 3)) },
    });
    expect(await screen.findByText(MESSAGES.stockPhotosMissing)).toBeDefined();
    isDown = false;
    await user.click(button('Try again'));
    await waitFor(() => expect(shown()).toHaveLength(3));
    expect(screen.queryByText(MESSAGES.stockPhotosMissing)).toBeNull();
  });
});

describe('while a picture is read', () => {
  it('shows stage, megapixels and seconds with a way to cancel [X-04]', async () => {
    const imageExtractor = createPendingExtractor();
    const { user } = await openPage({ imageExtractor });
    await user.upload(picker(), FILE);
    const palette = within(await screen.findByRole('region', { name: 'Palette' }));
    expect(palette.getByText(/Opening the picture/)).toBeDefined();
    imageExtractor.pending[0]?.report({ stage: 'decoding', megapixels: 50.3 });
    expect(await palette.findByText(/Decoding 50\.3 megapixels/)).toBeDefined();
    expect(palette.getByText('0.0 s')).toBeDefined();

    await user.click(palette.getByRole('button', { name: 'Cancel' }));
    expect(imageExtractor.pending[0]?.signal.aborted).toBe(true);
    expect(await screen.findByText('Drop or paste an image')).toBeDefined();
  });

  it('counts nothing that was canceled', async () => {
    const imageExtractor = createPendingExtractor();
    const { user } = await openPage({ imageExtractor });
    await user.upload(picker(), FILE);
    await user.click(
      within(await screen.findByRole('region', { name: 'Palette' })).getByRole('button', { name: 'Cancel' }),
    );
    expect(await screen.findByText('10 of 10 free extractions remaining today')).toBeDefined();
  });

  it('gives up a picture when another is dropped, and shows the later one', async () => {
    const imageExtractor = createPendingExtractor();
    const { user } = await openPage({ imageExtractor });
    await user.upload(picker(), FILE);
    await waitFor(() => expect(imageExtractor.pending).toHaveLength(1));
    const second = new File(['y'], 'dog.jpg', { type: 'image/jpeg' });
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [second] } });
    await waitFor(() => expect(imageExtractor.pending).toHaveLength(2));
    expect(imageExtractor.pending[0]?.signal.aborted).toBe(true);
    imageExtractor.pending[1]?.resolve(createExtraction());
    expect(await screen.findByRole('img', { name: 'dog.jpg' })).toBeDefined();
  });

  it('stops when the page is left', async () => {
    const imageExtractor = createPendingExtractor();
    const { user } = await openPage({ imageExtractor });
    await user.upload(picker(), FILE);
    await waitFor(() => expect(imageExtractor.pending).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: /Hueloom/ }));
    await waitFor(() => expect(imageExtractor.pending[0]?.signal.aborted).toBe(true));
  });
});

describe('a picture that has been read', () => {
  it('shows preview, size and time, and announces the result [X-04] [X-05]', async () => {
    await openPicture();
    expect(screen.getByRole('img', { name: 'cat.jpg' })).toBeDefined();
    expect(screen.getByText('3872 × 2592 px, read in 0.4 s')).toBeDefined();
    const announced = screen.getAllByRole('status').map((status) => status.textContent);
    expect(announced).toContain('Palette of 5 colors and 10 swatches ready');
  });

  it('shows each palette color with its share of the picture, name and hex', async () => {
    const palette = [
      { rgb: 0x000000, share: 0.605 },
      { rgb: 0xff0000, share: 0.395 },
    ];
    const { columns } = await openPicture({ imageExtractor: createFakeExtractor({ palette }) });
    const [black, red] = [0x000000, 0xff0000].map((rgb) => colorName(colorFromPacked(rgb).hsl));
    expect(columns()).toEqual([`61%${black}#000000`, `39%${red}#FF0000`]);
  });

  it('offers 2 to 9 colors, 5 at first, and regenerates [X-06] [X-07]', async () => {
    const { user, columns } = await openPicture();
    const count = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Color count' });
    expect(Array.from(count.options, ({ text }) => text)).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${n} colors`),
    );
    expect(count.value).toBe('5');
    await user.selectOptions(count, '3 colors');
    await waitFor(() => expect(columns()).toHaveLength(3));
    const before = columns();
    await user.click(button('Regenerate'));
    await waitFor(() => expect(columns()).not.toEqual(before));
    expect(columns()).toHaveLength(3);
  });

  it('goes back and forth through its palettes [X-08]', async () => {
    const { user, columns } = await openPicture();
    expect(button('Previous palette').disabled).toBe(true);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Color count' }), '3 colors');
    await waitFor(() => expect(columns()).toHaveLength(3));
    await user.click(button('Previous palette'));
    expect(columns()).toHaveLength(5);
    await user.click(button('Next palette'));
    expect(columns()).toHaveLength(3);
    expect(button('Next palette').disabled).toBe(true);
  });

  it('opens the builder with the exact colors when the palette is clicked [X-13]', async () => {
    const palette = evenPalette([0x0d9488, 0xf5f5f4]);
    const { user, location } = await openPicture({ imageExtractor: createFakeExtractor({ palette }) });
    const [column] = within(region('Palette')).getAllByRole('link');
    if (!column) throw new Error('the palette is empty');
    expect(column.getAttribute('href')).toBe('/palette-builder?c=0d9488-f5f5f4');
    await user.click(column);
    await waitFor(() => expect(location().pathname).toBe(PATHS.builder));
    expect(await screen.findByRole('button', { name: 'Copy #0D9488' }, { timeout: 5000 })).toBeDefined();
  });

  it('finds the picture again when one comes back from the builder', async () => {
    const { user, location } = await openPicture();
    await user.click(within(region('Palette')).getByRole('button', { name: 'Open in builder' }));
    await waitFor(() => expect(location().pathname).toBe(PATHS.builder));
    const [link] = screen.getAllByRole('link', { name: 'Image to palette' });
    if (!link) throw new Error('the navigation is missing');
    await user.click(link);
    expect(await screen.findByRole('img', { name: 'cat.jpg' })).toBeDefined();
  });

  it('copies the colors of the palette', async () => {
    const palette = evenPalette([0x0d9488, 0xf5f5f4]);
    const { user, services } = await openPicture({ imageExtractor: createFakeExtractor({ palette }) });
    await user.click(within(region('Palette')).getByRole('button', { name: 'Copy' }));
    expect(services.copied).toEqual(['#0D9488, #F5F5F4']);
  });

  it('says why a palette is shorter than asked', async () => {
    await openPicture({ imageExtractor: createFakeExtractor({ swatches: TEN.slice(0, 3) }) });
    expect(screen.getByText(onlyColorsMessage(3))).toBeDefined();
  });

  it('explains that one color is no palette', async () => {
    const { user, location } = await openPicture({
      imageExtractor: createFakeExtractor({ swatches: [0xff0000] }),
    });
    expect(screen.getByText(onlyColorsMessage(1))).toBeDefined();
    await user.click(within(region('Palette')).getByRole('button', { name: 'Open in builder' }));
    expect(screen.getByText(MESSAGES.paletteTooSmall)).toBeDefined();
    expect(location().pathname).toBe(PATHS.image);
  });

  it('goes back to the choice, and from there to the picture', async () => {
    const { user } = await openPicture();
    await user.click(button('Change image'));
    expect(screen.getByText('Drop or paste an image')).toBeDefined();
    await user.click(button('Back to the picture'));
    expect(screen.getByRole('img', { name: 'cat.jpg' })).toBeDefined();
  });

  it('points with a palette color at its pin, and with a pin at its color', async () => {
    const { container } = await openPicture();
    const pins = () =>
      [...container.querySelectorAll<HTMLElement>('i[aria-hidden]')].filter(({ style }) => style.left);
    const columns = within(region('Palette')).getAllByRole('link');
    await waitFor(() => expect(pins()).toHaveLength(5));
    fireEvent.pointerEnter(columns[1] ?? container);
    expect(pins().map((pin) => pin.dataset['active'])).toEqual([
      undefined,
      'true',
      undefined,
      undefined,
      undefined,
    ]);
    fireEvent.pointerLeave(columns[1] ?? container);
    fireEvent.pointerEnter(pins()[2] ?? container);
    expect(columns.map((column) => column.dataset['active'])[2]).toBe('true');
  });
});

describe('the swatches', () => {
  const hexes = (swatches: HTMLElement) =>
    within(swatches)
      .getAllByRole('button')
      .map((cell) => cell.getAttribute('aria-label'));

  it('shows all swatches and their number [X-11]', async () => {
    const { swatches } = await openPicture();
    expect(hexes(swatches)).toHaveLength(10);
    expect(within(region('Swatches')).getByText('10')).toBeDefined();
  });

  it('sorts by mode, and turns the direction when the active mode is clicked [X-10]', async () => {
    const { user, swatches } = await openPicture();
    const tab = (name: RegExp) => screen.getByRole('tab', { name });
    expect(
      screen.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/(a|de)scending$/, '')),
    ).toEqual(['Unordered', 'Hue', 'Saturation', 'Lightness']);
    await user.click(tab(/Unordered/));
    expect(hexes(swatches)[9]).toBe('#7A3B12');
    await user.click(tab(/Lightness/));
    expect(tab(/Lightness ascending/)).toBeDefined();
    expect(hexes(swatches).at(0)).toBe('#000000');
    expect(hexes(swatches).at(-1)).toBe('#FFFFFF');
    await user.click(tab(/Lightness/));
    expect(tab(/Lightness descending/)).toBeDefined();
    expect(hexes(swatches).at(0)).toBe('#FFFFFF');
    await user.click(tab(/Saturation/));
    expect(tab(/Saturation ascending/)).toBeDefined();
  });

  it('toggles a swatch in the palette [X-12]', async () => {
    const { user, cell, columns, pressed } = await openPicture();
    expect(pressed()).toHaveLength(5);
    await user.click(cell('#7A3B12'));
    expect(cell('#7A3B12').getAttribute('aria-pressed')).toBe('true');
    expect(columns().at(-1)).toContain('#7A3B12');
    await user.click(cell('#7A3B12'));
    expect(columns()).toHaveLength(5);
    expect(pressed()).toHaveLength(5);
  });

  it('leaves all cells but the toggled one as they are', async () => {
    const { user, cell, swatches } = await openPicture();
    const others = within(swatches)
      .getAllByRole('button')
      .filter((other) => other !== cell('#7A3B12'));
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    for (const other of others)
      observer.observe(other, { attributes: true, attributeFilter: ['style', 'aria-pressed'] });
    await user.click(cell('#7A3B12'));
    await waitFor(() => expect(cell('#7A3B12').getAttribute('aria-pressed')).toBe('true'));
    changes.push(...observer.takeRecords());
    expect(changes).toEqual([]);
  });

  it('is one stop of the Tab key, walked with the arrow keys', async () => {
    const { user, swatches } = await openPicture();
    const cells = within(swatches).getAllByRole<HTMLButtonElement>('button');
    expect(cells.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    cells[0]?.focus();
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(cells.at(-1));
    expect(cells.at(-1)?.tabIndex).toBe(0);
    await user.keyboard('{Home}{Enter}');
    expect(document.activeElement).toBe(cells[0]);
  });
});

describe('the daily limit', () => {
  it('tells how many extractions remain, and counts down [X-14]', async () => {
    const { user } = await openPage({ dailyCounter: createMemoryCounter(3) });
    expect(await screen.findByText('7 of 10 free extractions remaining today')).toBeDefined();
    await user.upload(picker(), FILE);
    expect(await screen.findByText('6 of 10 free extractions remaining today')).toBeDefined();
  });

  it('opens the sign-in dialog from its link [X-14]', async () => {
    const { user } = await openPage();
    await user.click(button('Sign in for unlimited'));
    expect(await screen.findByRole('dialog', { name: 'Be part of us' }, { timeout: 5000 })).toBeDefined();
  });

  it('refuses the eleventh picture with words and the sign-in dialog [X-16]', async () => {
    const imageExtractor = createFakeExtractor();
    const { user } = await openPage({ imageExtractor, dailyCounter: createMemoryCounter(10) });
    await user.upload(picker(), FILE);
    expect(await screen.findByRole('dialog', { name: 'Be part of us' }, { timeout: 5000 })).toBeDefined();
    expect(screen.getAllByText(MESSAGES.imageLimitReached).length).toBeGreaterThan(0);
    expect(imageExtractor.extract).not.toHaveBeenCalled();
  });
});

describe('a picture that cannot be read', () => {
  it('leaves words, the reason and a way out on the page; a good picture clears them [X-22]', async () => {
    const imageExtractor = createFakeExtractor();
    imageExtractor.extract.mockRejectedValueOnce(
      new ExtractionError('unsupported', 'HEIC is not supported by this browser'),
    );
    const { user } = await openPage({ imageExtractor });
    await user.upload(picker(), FILE);
    const problem = await screen.findByRole('region', { name: 'Problem' });
    expect(within(problem).getByText(MESSAGES.imageProcessFailed)).toBeDefined();
    expect(within(problem).getByText('HEIC is not supported by this browser')).toBeDefined();
    expect(within(problem).getByRole('button', { name: 'Try another image' })).toBeDefined();
    expect(screen.queryByRole('img', { name: 'cat.jpg' })).toBeNull();

    await user.upload(picker(), FILE);
    expect(await screen.findByRole('img', { name: 'cat.jpg' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Problem' })).toBeNull();
  });

  it('can be dismissed', async () => {
    const imageExtractor = createFakeExtractor();
    imageExtractor.extract.mockRejectedValueOnce(new ExtractionError('corrupt'));
    const { user } = await openPage({ imageExtractor });
    await user.upload(picker(), FILE);
    const problem = within(await screen.findByRole('region', { name: 'Problem' }));
    await user.click(problem.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: 'Problem' })).toBeNull();
  });
});

describe('a later visit', () => {
  it('offers the last palette again [X-09]', async () => {
    const storage = createMemoryStore({
      imagePaletteHistory: [[{ hex: '#0D9488' }, { hex: '#F5F5F4' }]],
      imagePaletteHistoryIndex: 0,
    });
    const { user, location } = await openPage({ storage });
    const last = within(region('Last palette'));
    expect(last.getByText('#0D9488')).toBeDefined();
    await user.click(last.getByRole('button', { name: 'Open in builder' }));
    await waitFor(() => expect(location().pathname).toBe(PATHS.builder));
  });

  it('offers nothing on the first one', async () => {
    await openPage();
    expect(screen.queryByRole('region', { name: 'Last palette' })).toBeNull();
  });
});

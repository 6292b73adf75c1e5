import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { PictureLooks } from '../../../../workers/picture-looks/api';
import { IMPORT_MESSAGES } from '../../../../src/domain/importMessages';
import { colorFromHex, packRgb } from '../../../../src/color/color';
import { userRead } from '../../../../src/state/session/sessionSlice';
import { createFakeBackend, FREE_USER } from '../../../support/fakeBackend';
import { createMemoryStore } from '../../../support/fakeServices';
import { onPhone } from '../../../support/onPhone';
import { publicPalettes } from '../../explore/publicPalettes';
import { TEN } from '../fakePictures';
import { button, FILE, picker } from '../openImagePage';
import { openViews, showViews } from './viewsPage';

const PROJECT = {
  id: '00000000-0000-4000-8000-0000000000a1',
  name: 'Posters',
  isPublic: true,
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-01T10:00:00Z',
};
const SAVED = {
  theme: null,
  id: '00000000-0000-4000-8000-0000000000b1',
  projectId: PROJECT.id,
  tags: [],
  isPublic: true,
  selectionCount: 0,
  createdAt: '2026-11-02T10:00:00Z',
  updatedAt: '2026-11-02T10:00:00Z',
};

showViews();

describe('the views of a picture', () => {
  it('show it with each of the eight kinds of color vision, beside what it is', async () => {
    const { user, views, lastLook } = await openViews();
    expect(await views.findAllByRole('radio')).toHaveLength(8);
    await user.click(views.getByRole('radio', { name: /Tritanopia/ }));
    await waitFor(() => expect(lastLook()).toEqual({ kind: 'vision', deficiency: 'tritanopia' }));
    expect(views.getByRole('img', { name: 'cat.jpg. As seen with tritanopia' })).toBeDefined();
    const slider = views.getByRole('slider', { name: 'How much is shown as it is' });
    expect(slider.getAttribute('aria-valuetext')).toBe('50 percent as it is');
  });

  it('are drawn with their own pixels', async () => {
    const drawn: unknown[][] = [];
    const surface = { drawImage: () => {}, putImageData: (...words: unknown[]) => void drawn.push(words) };
    const canvases = vi
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockImplementation((kind: string) => (kind === '2d' ? (surface as never) : null));
    const { views } = await openViews();
    const canvas = await views.findByRole('img', { name: /^cat\.jpg\. As seen/ });
    await waitFor(() =>
      expect(drawn).toContainEqual([expect.objectContaining({ width: 8, height: 6 }), 0, 0]),
    );
    expect(canvas).toMatchObject({ width: 8, height: 6 });
    canvases.mockRestore();
  });

  it('give way to it as far as the line between them is moved', async () => {
    const { views } = await openViews();
    const slider = await views.findByRole('slider', { name: 'How much is shown as it is' });
    const shownAsIs = () => slider.parentElement?.style.getPropertyValue('--split');
    expect(shownAsIs()).toBe('50%');
    fireEvent.change(slider, { target: { value: '80' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('80 percent as it is');
    expect(shownAsIs()).toBe('80%');
  });

  it('show it in nothing but the colors of its palette', async () => {
    const { views, lastLook } = await openViews('Posterized');
    await views.findByRole('img', { name: 'cat.jpg. In 5 colors' });
    await waitFor(() => expect(lastLook()).toEqual({ kind: 'posterized', palette: TEN.slice(0, 5) }));
  });

  it('show it recolored by the palette of the builder, dark by dark and light by light', async () => {
    const storage = createMemoryStore({
      colorPaletteHistory: [{ colors: ['hsl(0, 0%, 100%)', 'hsl(0, 0%, 0%)'], hex: ['#FFFFFF', '#000000'] }],
      colorPaletteHistoryIndex: 0,
    });
    const { views, lastLook } = await openViews('Recolored', { storage });
    expect(await views.findByRole('radio', { name: /From the builder/ })).toBeDefined();
    await waitFor(() =>
      expect(lastLook()).toEqual({
        kind: 'recolored',
        palette: TEN.slice(0, 5),
        target: [0x000000, 0xffffff, 0x000000, 0xffffff, 0xffffff],
      }),
    );
  });

  it('tell earlier palettes apart by the names of their colors, each palette once', async () => {
    const { user, views, columns } = await openViews('Recolored');
    const own = columns();
    for (let i = 0; i < 3; i++) {
      const before = columns();
      await user.click(button('Regenerate'));
      await waitFor(() => expect(columns()).not.toEqual(before));
    }
    const offered = await views.findAllByRole('radio', { name: / Earlier/ });
    expect(offered).toHaveLength(3);
    const names = offered.map((radio) => radio.closest('label')?.textContent.split('Earlier')[0] ?? '');
    expect(new Set(names).size).toBe(3);
    // The oldest is the last one.
    const called = names
      .at(-1)
      ?.replace(/Earlier$/, '')
      .split(', ');
    expect(called).toHaveLength(own.length);
  });

  it('say where another palette would come from while there is none', async () => {
    const { views } = await openViews('Recolored');
    expect(await views.findByText(/There is no other palette yet/)).toBeDefined();
  });

  it('show it recolored by a list of colors that is typed, or by a link, and say what is wrong with one', async () => {
    const { user, views, lastLook } = await openViews('Recolored');
    const field = await views.findByRole('textbox', { name: 'Colors or a palette link' });
    await user.type(field, '#000000');
    expect(await views.findByText(IMPORT_MESSAGES.importTooFew)).toBeDefined();
    await user.type(field, ' #ffffff');
    await waitFor(() =>
      expect(views.getByRole<HTMLInputElement>('radio', { name: /From the text/ }).checked).toBe(true),
    );
    expect(views.queryByText(IMPORT_MESSAGES.importTooFew)).toBeNull();
    const target = [0x000000, 0xffffff, 0x000000, 0xffffff, 0xffffff];
    await waitFor(() => expect(lastLook()).toMatchObject({ kind: 'recolored', target }));
    await user.clear(field);
    await user.click(field);
    await user.paste('https://coolors.co/102030-f0e0d0');
    await waitFor(() =>
      expect(lastLook()).toMatchObject({ target: [0x102030, 0xf0e0d0, 0x102030, 0xf0e0d0, 0xf0e0d0] }),
    );
  });

  it('stay recolored by the palette that was chosen until what is typed has colors', async () => {
    const { user, views } = await openViews('Recolored', {
      backend: createFakeBackend({}, { palettes: publicPalettes(3) }),
    });
    const [, , third] = await views.findAllByRole<HTMLInputElement>('radio', { name: / Explore/ });
    if (!third) throw new Error('too few palettes');
    await user.click(third);
    await user.click(views.getByRole('textbox', { name: 'Colors or a palette link' }));
    await user.keyboard('no color');
    expect(third.checked).toBe(true);
    await user.keyboard(' #102030 #f0e0d0');
    await waitFor(() => expect(third.checked).toBe(false));
    expect(views.getByRole<HTMLInputElement>('radio', { name: /From the text/ }).checked).toBe(true);
  });

  it('keep the palette that was typed where another picture is opened', async () => {
    const { user, views, lastLook } = await openViews('Recolored');
    await user.click(await views.findByRole('textbox', { name: 'Colors or a palette link' }));
    await user.paste('#102030 #f0e0d0');
    await waitFor(() => expect(lastLook()).toMatchObject({ target: expect.arrayContaining([0x102030]) }));
    await user.upload(picker(), FILE);
    await waitFor(() => expect(views.queryByRole('textbox')).toBeNull());
    const field = await views.findByRole<HTMLInputElement>('textbox', { name: 'Colors or a palette link' });
    expect(field.value).toBe('#102030 #f0e0d0');
    expect(views.getByRole<HTMLInputElement>('radio', { name: /From the text/ }).checked).toBe(true);
  });

  it('show it recolored by a palette that is saved in a project', async () => {
    const backend = createFakeBackend(
      {},
      {
        user: FREE_USER,
        projects: [PROJECT],
        palettes: [{ ...SAVED, name: 'Night and day', colors: ['#000000', '#FFFFFF'].map(colorFromHex) }],
      },
    );
    const { user, views, lastLook, store } = await openViews('Recolored', { backend });
    const find = vi.spyOn(backend.projects, 'find');
    const everything = vi.spyOn(backend.account, 'data');
    act(() => void store.dispatch(userRead(FREE_USER)));
    await user.click(await views.findByRole('radio', { name: /Night and day/ }));
    await waitFor(() =>
      expect(lastLook()).toMatchObject({ target: [0x000000, 0xffffff, 0x000000, 0xffffff, 0xffffff] }),
    );
    expect(views.queryByRole('button', { name: /Sign in/ })).toBeNull();
    // What it shows, and not the whole account.
    expect(find.mock.calls).toEqual([[{ word: null, tags: [], near: null }, null, 60]]);
    expect(everything).not.toHaveBeenCalled();
  });

  it('show it recolored by a popular palette of Explore while the user has none', async () => {
    const palettes = publicPalettes(30);
    const { views, lastLook } = await openViews('Recolored', {
      backend: createFakeBackend({}, { palettes }),
    });
    const offered = await views.findAllByRole<HTMLInputElement>('radio', { name: / Explore/ });
    expect(offered).toHaveLength(8);
    expect(offered[0]?.checked).toBe(true);
    const colors = new Set(palettes.flatMap((palette) => palette.colors.map(({ rgb }) => packRgb(rgb))));
    await waitFor(() => {
      const look = lastLook();
      expect(look?.kind === 'recolored' && look.target.every((rgb) => colors.has(rgb))).toBe(true);
    });
  });

  it('offer visitors to sign in for their saved palettes', async () => {
    const { user, views } = await openViews('Recolored');
    await user.click(await views.findByRole('button', { name: 'Sign in for your saved palettes' }));
    expect(await screen.findByRole('dialog', { name: 'Be part of us' })).toBeDefined();
  });

  it('lead with every pair of the palette, those that fail named with their ratio', async () => {
    const { views } = await openViews('Contrast');
    const own = within(await views.findByRole('list', { name: 'In the palette' }));
    const names = own.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toHaveLength(10);
    expect(views.queryByRole('button', { name: /^Show/ })).toBeNull();
    // Blue on yellow, and green on yellow; the ratios by the formula of WCAG 2.2.
    expect(names[0]).toContain('#0000FF on #FFFF00 8.00 : 1 AAA');
    expect(names.find((name) => name.includes('#00FF00 on #FFFF00'))).toMatch(/1\.27 : 1 Fail$/);
    // Red on yellow, by the same formula: enough for large text.
    expect(names.find((name) => name.includes('#FF0000 on #FFFF00'))).toMatch(/3\.72 : 1 AA Large$/);
    await views.findByRole('list', { name: 'Among all swatches' });
    const headings = views.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['In the palette', 'Among all swatches']);
  });

  it('on phones list eight pairs, and the others once they are asked for', async () => {
    onPhone();
    const { user, views } = await openViews('Contrast');
    const own = within(await views.findByRole('list', { name: 'In the palette' }));
    expect(own.getAllByRole('button')).toHaveLength(8);
    await user.click(views.getByRole('button', { name: 'Show 2 more' }));
    expect(own.getAllByRole('button')).toHaveLength(10);
    await user.click(views.getByRole('button', { name: 'Show fewer' }));
    expect(own.getAllByRole('button')).toHaveLength(8);
  });

  it('list the readable pairs of all swatches, copied with one click', async () => {
    const { user, views, services, pictureLooks } = await openViews('Contrast');
    await user.click(await views.findByRole('button', { name: 'Copy #00004D on #FFFFFF 18.12 : 1 AAA' }));
    expect(services.copied).toEqual(['color: #00004D; background: #FFFFFF;']);
    expect(pictureLooks.readablePairs.mock.calls[0]?.[1]).toEqual(TEN);
  });

  it('says so where the pairs of the swatches cannot be found, and looks once more at a press', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const readablePairs = vi
      .fn<PictureLooks['readablePairs']>()
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue([{ background: 0xffffff, text: 0x00004d, ratio: 18.123 }]);
    const see = vi.fn<PictureLooks['see']>((_signal, { rgba }) => Promise.resolve(rgba));
    const pictureLooks = { see, save: vi.fn<PictureLooks['save']>(), readablePairs };
    const { views, user } = await openViews('Contrast', { pictureLooks });
    const problem = within(await views.findByRole('alert'));
    expect(problem.getByText('The pairs among all swatches could not be found.')).toBeDefined();
    expect(views.queryByText(/No two swatches reach/)).toBeNull();
    await user.click(problem.getByRole('button', { name: 'Try again' }));
    expect(await views.findByRole('list', { name: 'Among all swatches' })).toBeDefined();
    expect(views.queryByRole('alert')).toBeNull();
    log.mockRestore();
  });
});

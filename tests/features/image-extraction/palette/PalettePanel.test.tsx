import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { MESSAGES } from '../../../../src/domain/messages';
import { fewBesideKeptMessage, onlyColorsMessage } from '../../../../src/domain/imageMessages';
import { PATHS } from '../../../../src/domain/paths';
import { removeColor } from '../../../../src/features/image-extraction/editColors';
import { selectOpenDialog } from '../../../../src/state/dialogsSlice';
import { pageMessages } from '../../../support/pageToasts';
import { createExtraction, createFakeExtractor, evenPalette, TEN } from '../fakePictures';
import { openPicture, button, columns as columnList, isDisabled, region } from '../openImagePage';

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
    await waitFor(() => expect(columns()).toEqual(['61% Black #000000', '39% Red #FF0000']));
    expect(screen.getByTitle('61% of the picture is nearest to this color')).toBeDefined();
    expect(within(region('Palette')).getByText('% of the picture nearest to each color')).toBeDefined();
  });

  it('is kept and shared from where it stands', async () => {
    const palette = evenPalette([0x0d9488, 0xf5f5f4, 0x1c1917]);
    const { user, store, services } = await openPicture({ imageExtractor: createFakeExtractor({ palette }) });
    const panel = within(region('Palette'));
    await user.click(panel.getByRole('button', { name: 'Share palette' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
    await waitFor(() =>
      expect(services.copied).toEqual([expect.stringMatching(/palette-builder\?c=0d9488-f5f5f4-1c1917$/)]),
    );
    await user.click(panel.getByRole('button', { name: 'Save' }));
    expect(selectOpenDialog(store.getState())).toMatchObject({
      dialog: 'signIn',
      next: { dialog: 'savePalette', palette: { name: null, colors: [{}, {}, {}] } },
    });
  });

  it('is exported from where it stands, by the dialog of the builder', async () => {
    const palette = evenPalette([0x0d9488, 0xf5f5f4, 0x1c1917]);
    const { user, store } = await openPicture({ imageExtractor: createFakeExtractor({ palette }) });
    await user.click(within(region('Palette')).getByRole('button', { name: 'Export' }));
    expect(selectOpenDialog(store.getState())).toMatchObject({
      dialog: 'export',
      palette: { name: null, colors: [{}, {}, {}] },
    });
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
    expect(isDisabled('Previous palette')).toBe(true);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Color count' }), '3 colors');
    await waitFor(() => expect(columns()).toHaveLength(3));
    await user.click(button('Previous palette'));
    expect(columns()).toHaveLength(5);
    await user.click(button('Next palette'));
    expect(columns()).toHaveLength(3);
    expect(document.activeElement).toBe(button('Next palette'));
    expect(isDisabled('Next palette')).toBe(true);
  });

  it.each([
    ['a click on it', () => within(region('Palette')).getAllByRole('link')[0] ?? document.body],
    ['its button', () => within(region('Palette')).getByRole('button', { name: 'Open in builder' })],
  ])('opens the builder with the exact colors, in their order, by %s [X-13]', async (_, opener) => {
    const palette = evenPalette([0x0d9488, 0xf5f5f4, 0x1c1917]);
    const { user, location } = await openPicture({ imageExtractor: createFakeExtractor({ palette }) });
    await user.click(opener());
    await waitFor(() => expect(location().pathname).toBe(PATHS.builder));
    const strip = within(await screen.findByRole('list', { name: 'Color palette' }));
    const copies = await strip.findAllByRole('button', { name: /^Copy #/ });
    expect(copies.map((copy) => copy.getAttribute('aria-label'))).toEqual([
      'Copy #0D9488',
      'Copy #F5F5F4',
      'Copy #1C1917',
    ]);
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

  it('copies a color with a click on its hex, and says so', async () => {
    const palette = evenPalette([0x0d9488, 0xf5f5f4]);
    const { user, services, location } = await openPicture({
      imageExtractor: createFakeExtractor({ palette }),
    });
    await user.click(button('Copy #F5F5F4'));
    expect(services.copied).toEqual(['#F5F5F4']);
    expect(await screen.findByText(MESSAGES.copied)).toBeDefined();
    expect(location().pathname).toBe(PATHS.image);
  });

  it('copies the colors of the palette', async () => {
    const palette = evenPalette([0x0d9488, 0xf5f5f4]);
    const { user, services } = await openPicture({ imageExtractor: createFakeExtractor({ palette }) });
    await user.click(within(region('Palette')).getByRole('button', { name: 'Copy' }));
    expect(services.copied).toEqual(['#0D9488, #F5F5F4']);
  });

  it('is left with its message of a removed color: elsewhere nobody would see what its Undo brings back', async () => {
    const { user, store, columns, location } = await openPicture();
    const count = columns().length;
    act(() => void store.dispatch(removeColor(0, new AbortController().signal)));
    await waitFor(() => expect(columns()).toHaveLength(count - 1));
    expect(pageMessages()).toEqual([expect.stringMatching(/^#\w{6} removed/)]);
    await user.click(within(region('Palette')).getByRole('button', { name: 'Open in builder' }));
    await waitFor(() => expect(location().pathname).toBe(PATHS.builder));
    expect(pageMessages()).toEqual([]);
  });

  it('says why a palette is shorter than asked, and how many colors it has', async () => {
    await openPicture({ imageExtractor: createFakeExtractor({ swatches: TEN.slice(0, 3) }) });
    expect(screen.getByText(onlyColorsMessage(3))).toBeDefined();
    const count = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Color count' });
    expect(count.selectedOptions[0]?.text).toBe('3 colors');
  });

  it('does not blame the picture for what colors that are kept leave out', async () => {
    const { user } = await openPicture({
      imageExtractor: createFakeExtractor({ swatches: TEN.slice(0, 3) }),
    });
    await user.click(button('Lock #FF0000'));
    expect(screen.getByText(fewBesideKeptMessage(3))).toBeDefined();
  });

  it('speaks of the first frame where a picture is animated', async () => {
    const imageExtractor = createFakeExtractor();
    const extraction = createExtraction({ swatches: [0xff0000] });
    imageExtractor.extract.mockResolvedValue({ ...extraction, notes: ['firstFrame'] });
    await openPicture({ imageExtractor });
    expect(screen.getByText('The first frame has only 1 color.')).toBeDefined();
  });

  it('explains that one color is no palette', async () => {
    const { user, location } = await openPicture({
      imageExtractor: createFakeExtractor({ swatches: [0xff0000] }),
    });
    expect(screen.getByText(onlyColorsMessage(1))).toBeDefined();
    const count = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Color count' });
    expect(count.selectedOptions[0]?.text).toBe('1 color');
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
    const pins = () => screen.queryAllByRole('button', { name: /, pin \d of \d$/ });
    const columns = columnList().map((column) => within(column).getByRole('link'));
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

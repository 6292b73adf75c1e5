import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { ImageExtractor } from '../../../../workers/image-extraction/api';
import { createMemoryStore } from '../../../support/fakeServices';
import { createFakeExtractor, evenPalette, TEN } from '../fakePictures';
import { button, openPicture } from '../openImagePage';

/** Gives the first colors of the picture as its vivid palette, the last ones as its even one. */
const createStyledExtractor = () => {
  const imageExtractor = createFakeExtractor();
  imageExtractor.repalette.mockImplementation(((_signal, _colors, { count, style }) =>
    Promise.resolve(
      evenPalette(style === 'vivid' ? TEN.slice(0, count) : TEN.slice(-count)),
    )) satisfies ImageExtractor['repalette']);
  return imageExtractor;
};

const openStyled = async (storage = createMemoryStore()) => {
  const imageExtractor = createStyledExtractor();
  const page = await openPicture({ imageExtractor, storage });
  const choose = async (from: string, to: RegExp) => {
    await page.user.click(button(`Palette style: ${from}`));
    await page.user.click(await screen.findByRole('menuitemradio', { name: to }));
  };
  return { ...page, imageExtractor, choose, storage };
};

describe('the style of a palette', () => {
  it('is explained in a line each, and makes another palette of as many colors', async () => {
    const { choose, columns } = await openStyled();
    await choose('Vivid', /^Even.*cover the picture with the least error/);
    await waitFor(() => expect(columns()[0]).toContain('#00FFFF'));
    expect(columns()).toHaveLength(5);
    expect(button('Palette style: Even')).toBeDefined();
  });

  it('goes back and forth with the palettes it made', async () => {
    const { user, choose, columns } = await openStyled();
    await choose('Vivid', /^Even/);
    await waitFor(() => expect(columns()[0]).toContain('#00FFFF'));
    await user.click(button('Previous palette'));
    expect(button('Palette style: Vivid')).toBeDefined();
    expect(columns()[0]).toContain('#FF0000');
    await user.click(button('Next palette'));
    expect(button('Palette style: Even')).toBeDefined();
  });

  it('is kept by regenerating and by another count', async () => {
    const { user, choose, columns, imageExtractor } = await openStyled();
    await choose('Vivid', /^Even/);
    await waitFor(() => expect(columns()[0]).toContain('#00FFFF'));
    await user.click(button('Regenerate'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Color count' }), '3 colors');
    await waitFor(() => expect(columns()).toHaveLength(3));
    const styles = imageExtractor.repalette.mock.calls.map(([, , { style }]) => style);
    expect(new Set(styles)).toEqual(new Set(['even']));
  });

  it('comes with the count that was chosen just before it', async () => {
    const { user, choose, imageExtractor } = await openStyled();
    imageExtractor.repalette.mockReturnValue(new Promise(() => undefined));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Color count' }), '7 colors');
    await choose('Vivid', /^Even/);
    await user.click(button('Regenerate'));
    const requests = imageExtractor.repalette.mock.calls.map(([, , { count, style }]) => [count, style]);
    expect(requests).toEqual([
      [7, 'vivid'],
      [7, 'even'],
      [7, 'even'],
    ]);
  });

  it('is remembered on this device', async () => {
    const { choose, storage, columns, unmount } = await openStyled();
    await choose('Vivid', /^Even/);
    await waitFor(() => expect(columns()[0]).toContain('#00FFFF'));
    expect(storage.read('imagePaletteStyle')).toBe('even');
    unmount();
    const { imageExtractor } = await openStyled(storage);
    expect(imageExtractor.extract.mock.calls[0]?.[1].style).toBe('even');
    expect(button('Palette style: Even')).toBeDefined();
  });

  it('is vivid where something else was left behind', async () => {
    await openStyled(createMemoryStore({ imagePaletteStyle: 'loud' }));
    expect(button('Palette style: Vivid')).toBeDefined();
  });
});

describe('a color outside sRGB', () => {
  it('is marked, and offers what it really is', async () => {
    const palette = [
      { rgb: 0xff0000, share: 0.6, p3: 0xff0000 },
      { rgb: 0x00ff00, share: 0.4 },
    ];
    const { user, services } = await openPicture({ imageExtractor: createFakeExtractor({ palette }) });
    const marks = screen.getAllByRole('button', { name: /Wider than sRGB/ });
    expect(marks).toHaveLength(1);
    await user.click(button(/Wider than sRGB/));
    expect(services.copied).toEqual(['color(display-p3 1 0 0)']);
  });
});

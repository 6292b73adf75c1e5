import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { PATHS } from '../../../src/domain/paths';
import type { StockPhoto } from '../../../src/domain/stockPhoto';
import { createFakeServices } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';

const PHOTO: StockPhoto = {
  id: 'dusk',
  alt: 'Dusk over a bay',
  photographer: 'Somebody',
  src: { large: '/dusk-large.jpg', medium: '/dusk-medium.jpg', original: '/dusk.jpg' },
  width: 1200,
  height: 800,
  colors: ['#0D2030', '#3E5C76', '#E07A5F', '#F4D35E', '#EE964B'],
};

describe('the home page', () => {
  it.each([
    [/^Palette builder/, PATHS.builder],
    [/^Image to palette/, PATHS.image],
  ])('leads to %s by its tile [G-36] [G-38]', async (name, path) => {
    const { user, location } = renderApp(PATHS.home);
    await screen.findByRole('heading', { level: 1 });
    const tile = within(screen.getByRole('main')).getByRole('link', { name });
    await user.click(tile);
    expect(location().pathname).toBe(path);
  });

  it('links only to pages that exist', async () => {
    renderApp(PATHS.home);
    await screen.findByRole('heading', { level: 1 });
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const pages = new Set<string | null>([...Object.values(PATHS), '#main']);
    expect(targets.filter((target) => !pages.has(target))).toEqual([]);
  });

  it('shows the first wide picture of the gallery', async () => {
    const stockPhotos = {
      curated: () =>
        Promise.resolve([{ ...PHOTO, width: 600, src: { ...PHOTO.src, medium: '/tall.jpg' } }, PHOTO]),
    };
    const { container } = renderApp(PATHS.home, createFakeServices({ stockPhotos }));
    await screen.findByRole('heading', { level: 1 });
    const picture = container.querySelector('main img');
    expect(picture?.getAttribute('src')).toBe(PHOTO.src.medium);
    expect(picture?.getAttribute('alt')).toBe('');
  });

  it('stands without a gallery', async () => {
    const { container } = renderApp(PATHS.home);
    await screen.findByRole('heading', { level: 1 });
    expect(container.querySelector('main img')).toBeNull();
    expect(within(screen.getByRole('main')).getAllByRole('link')).toHaveLength(2);
  });
});

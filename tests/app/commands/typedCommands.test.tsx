import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { colorFromHex } from '../../../src/color/color';
import { formatHex } from '../../../src/color/format';
import { PATHS } from '../../../src/domain/paths';
import { selectColors, selectEntry } from '../../../src/state/palette/historySlice';
import { createFakeServices } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';

const open = async (at: string, ...more: [] | [ReturnType<typeof createFakeServices>]) => {
  const app = renderApp(at, ...more);
  if (at.startsWith(PATHS.builder)) await screen.findByRole('heading', { name: 'Color palette' });
  await app.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Action, page or palette' });
  return { ...app, field };
};
const list = () => within(screen.getByRole('listbox', { name: 'Actions and pages' }));
const labels = () =>
  list()
    .getAllByRole('option')
    .map((option) => option.querySelector('span')?.textContent);

describe('a text that names no command', () => {
  it('looks among the palettes of others for what has no such name, or opens its colors', async () => {
    const { user, field, location } = await open(PATHS.privacy);
    await user.type(field, 'zebra #0d9488');
    await user.click(list().getByRole('option', { name: 'Search Explore for “zebra #0d9488”' }));
    await waitFor(() => expect(location().pathname).toBe(PATHS.explore));
    expect(Object.fromEntries(new URLSearchParams(location().search))).toEqual({
      q: 'zebra',
      near: '0d9488',
    });
  });

  it('adds a color to the palette on show, where there is room for it', async () => {
    const { user, field, store } = await open('/palette-builder?c=0d9488-f5f5f4');
    await user.type(field, '#ff5a36');
    await user.click(list().getByRole('option', { name: 'Add #FF5A36 to the palette' }));
    const hexes = selectColors(store.getState()).map((color) => formatHex(color));
    expect(hexes).toEqual(['#0D9488', '#F5F5F4', '#FF5A36']);
  });

  it('offers no tenth color', async () => {
    const nine = Array.from({ length: 9 }, (_, i) => `${i}${i}9488`).join('-');
    const { user, field } = await open(`/palette-builder?c=${nine}`);
    await user.type(field, '#ff5a36');
    expect(labels()).toContain('Search Explore for “#ff5a36”');
    expect(list().queryByRole('option', { name: /^Add/ })).toBeNull();
  });

  it.each([
    ['#0d9488', '#0D9488'],
    ['0d9488', '#0D9488'],
    ['#f53', '#FF5533'],
    ['rgb(13 148 136)', '#0D9488'],
    ['Teal', '#008080'],
  ])('opens a palette around a color typed on any page: %s', async (typed, hex) => {
    const { user, field, store, location } = await open(PATHS.privacy);
    await user.type(field, typed);
    await user.click(list().getByRole('option', { name: `Open a new palette around ${hex}` }));
    await waitFor(() => expect(location().pathname).toBe(PATHS.builder));
    await waitFor(() => expect(selectColors(store.getState())).toHaveLength(5));
    const { colors, locked } = selectEntry(store.getState()) ?? {};
    expect(formatHex(colors?.[0] ?? colorFromHex('#000000'))).toBe(hex);
    expect(locked).toEqual([true, false, false, false, false]);
  });

  it('copies a typed color as hex', async () => {
    const services = createFakeServices();
    const { user, field } = await open(PATHS.privacy, services);
    await user.type(field, 'hsl(175 84% 32%)');
    await user.click(list().getByRole('option', { name: 'Copy #0D968B' }));
    expect(services.copied).toEqual(['#0D968B']);
  });

  it.each(['add', 'fab', 'zebra', '0d948'])('takes %s for no color', async (typed) => {
    const { user, field } = await open(PATHS.privacy);
    await user.type(field, typed);
    expect(list().queryByRole('option', { name: /^(Copy|Open a new palette around) #/ })).toBeNull();
  });

  it('takes several colors to the import', async () => {
    const { user, field } = await open(PATHS.privacy);
    await user.type(field, '0d9488-f5f5f4');
    await user.click(list().getByRole('option', { name: 'Import these colors' }));
    expect(await screen.findByRole('dialog', { name: 'Import palette' })).toBeDefined();
    expect(screen.getByDisplayValue('0d9488-f5f5f4')).toBeDefined();
  });
});

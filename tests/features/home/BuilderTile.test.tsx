import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { colorFromHex } from '../../../src/color/color';
import { formatHex } from '../../../src/color/format';
import { shadeScale } from '../../../src/color/shadeScale';
import { PATHS } from '../../../src/domain/paths';
import { textPairs } from '../../../src/features/home/textPairs';
import type { PaletteDocument } from '../../../src/palette/palette';
import { entriesToStored } from '../../../src/palette/storedHistory';
import { userRead } from '../../../src/state/session/sessionSlice';
import { FREE_USER } from '../../support/fakeBackend';
import { createFakeServices, createMemoryStore } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';

const HEXES = ['#0D9488', '#FFFFFF', '#1C1917'];

const open = async (about: Partial<PaletteDocument> = {}) => {
  const colors = HEXES.map((hex) => colorFromHex(hex));
  const storage = createMemoryStore({
    colorPaletteHistory: entriesToStored([{ colors, locked: [false, false, false], name: null, ...about }]),
    colorPaletteHistoryIndex: 0,
  });
  const { store } = renderApp(PATHS.home, createFakeServices({ storage }));
  await screen.findByRole('heading', { level: 1 });
  const link = await within(screen.getByRole('main')).findByRole('link', { name: /^Palette builder/ });
  const tile = within(link);
  const column = (hex: string) => {
    const found = tile.getByText(hex.slice(1)).parentElement;
    if (!found) throw new Error(`${hex} is in no column`);
    return found;
  };
  return {
    store,
    tile,
    column,
    selected: () => HEXES.filter((hex) => column(hex).dataset['selected'] !== undefined),
    scale: () => tile.getAllByText(/^\d{2,3}$/).map((cell) => cell.style.getPropertyValue('--c')),
  };
};

const scaleOf = (hex: string) => shadeScale(colorFromHex(hex)).map(({ color }) => formatHex(color));

it('the card of the builder shows the scale of one color, and of another that is hovered', async () => {
  const { column, selected, scale } = await open();
  expect(HEXES.map((hex) => column(hex).style.getPropertyValue('--c'))).toEqual(HEXES);
  expect(selected()).toEqual(['#FFFFFF']);
  fireEvent.pointerEnter(column('#0D9488'));
  expect(selected()).toEqual(['#0D9488']);
  expect(scale()).toEqual(scaleOf('#0D9488'));
});

it('the card of the builder shows texts on backgrounds in their colors, with what they are good for', async () => {
  const { tile } = await open();
  const pairs = tile.getAllByText('Aa').map((text) => text.parentElement);
  const shown = (name: string) => pairs.map((pair) => pair?.style.getPropertyValue(name));
  const wanted = textPairs(HEXES.map((hex) => colorFromHex(hex)));
  expect(wanted).toHaveLength(3);
  expect(shown('--c')).toEqual(wanted.map(({ background }) => formatHex(background)));
  expect(shown('--text-color')).toEqual(wanted.map(({ text }) => formatHex(text)));
  expect(pairs[0]?.textContent).toMatch(/^Aa17\.\d+.* AAA$/);
});

it('the card of the builder shows no palette of an account that has signed out', async () => {
  const saved = {
    id: '00000000-0000-4000-8000-00000000000a',
    projectId: '00000000-0000-4000-8000-00000000000b',
  };
  const { store, column, tile } = await open({ name: 'Campaign', saved });
  expect(column('#0D9488')).toBeDefined();
  act(() => void store.dispatch(userRead(FREE_USER)));
  act(() => void store.dispatch(userRead(null)));
  await waitFor(() => expect(tile.queryByText('0D9488')).toBeNull());
});

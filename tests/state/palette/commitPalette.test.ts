import { describe, expect, it } from 'vitest';
import { createPalette } from '../../../src/palette/palette';
import { createAppStore } from '../../../src/app/store';
import { colorFromHex } from '../../../src/color/color';
import { formatHex } from '../../../src/color/format';
import type { Palette } from '../../../src/color/types';
import { commitPalette } from '../../../src/state/palette/commitPalette';
import { generatePalette } from '../../../src/features/builder/generator/generatePalette';
import { methodChosen } from '../../../src/features/builder/generator/methodSlice';
import { openAddress } from '../../../src/state/palette/openAddress';
import { mirrorCurrentPalette, replaceSelectedColor } from '../../../src/state/palette/editPalette';
import { selectEntry, selectHistory, wentBack } from '../../../src/state/palette/historySlice';
import { selectSelectedIndex, swatchSelected } from '../../../src/state/palette/selectionSlice';
import { createFakeServices, createMemoryStore } from '../../support/fakeServices';

const TEAL = ['#0D9488', '#F5F5F4', '#1C1917'];
const LINK = '?c=0d9488-f5f5f4-1c1917&n=Teal';
const paletteOf = (...hexes: string[]): Palette => hexes.map((hex) => colorFromHex(hex));

const createBuilder = (stored: Record<string, unknown> = {}) => {
  const store = createAppStore(createFakeServices({ storage: createMemoryStore(stored) }));
  const read = () => {
    const state = store.getState();
    const entry = selectEntry(state);
    return {
      hexes: entry?.colors.map((color) => formatHex(color)),
      name: entry?.name,
      selected: selectSelectedIndex(state),
      steps: selectHistory(state).entries.length,
    };
  };
  const open = (search: string, state: unknown = null) => store.dispatch(openAddress({ search, state }));
  return { store, open, read };
};

const KEPT = {
  colorPaletteHistory: [
    { colors: ['hsl(0, 0%, 0%)', 'hsl(0, 0%, 100%)'] },
    { colors: ['hsl(175, 84%, 32%)', 'hsl(0, 0%, 0%)'], hex: ['#0D9488', '#000000'] },
    { colors: ['hsl(0, 100%, 50%)', 'hsl(0, 0%, 0%)'] },
  ],
  colorPaletteHistoryIndex: 1,
};

describe('opening an address', () => {
  it('adds the colors that another page hands over to the history [B-01]', () => {
    const { open, read } = createBuilder(KEPT);
    expect(open('', { colors: TEAL })).toBe('opened');
    expect(read()).toEqual({ hexes: TEAL, name: null, selected: 0, steps: 3 });
  });

  it('prefers what is handed over to what the link says [B-01]', () => {
    const { open, read } = createBuilder();
    open('?c=000000-ffffff', { colors: TEAL });
    expect(read().hexes).toEqual(TEAL);
  });

  it.each<[string, unknown]>([
    ['an object', { colors: { 0: '#000000' } }],
    ['a number', { colors: 7 }],
    ['one color', { colors: ['#000000'] }],
    ['nothing', {}],
    ['a text instead of a state', '#000000'],
  ])('ignores a state with %s for colors [XS-05]', (_, state) => {
    const { open, read } = createBuilder(KEPT);
    expect(open('', state)).toBe('opened');
    expect(read().hexes).toEqual(['#0D9488', '#000000']);
  });

  it('cuts ten thousand colors to nine [B-03]', () => {
    const { open, read } = createBuilder();
    open('', { colors: Array.from({ length: 10_000 }, () => '#123456') });
    expect(read().hexes).toHaveLength(9);
  });

  it('opens exactly the colors and the name of a link [B-04]', () => {
    const { open, read } = createBuilder();
    expect(open(LINK)).toBe('opened');
    expect(read()).toEqual({ hexes: TEAL, name: 'Teal', selected: 0, steps: 1 });
  });

  it('says nothing about an empty list, and shows a default of five colors [B-03]', () => {
    const { open, read } = createBuilder(KEPT);
    expect(open('?c=')).toBe('opened');
    expect(read().hexes).toHaveLength(5);
  });

  it.each(['?c=0d9488', '?c=0d9488-nothex', `?c=${Array.from({ length: 10 }, () => '000000').join('-')}`])(
    'says that %s is no palette, and shows a default of five colors [B-03]',
    (search) => {
      const { open, read } = createBuilder();
      expect(open(search)).toBe('invalid');
      expect(read().hexes).toHaveLength(5);
    },
  );

  it('goes on with the kept history where nothing else is asked for [B-43]', () => {
    const { open, read, store } = createBuilder(KEPT);
    expect(open('')).toBe('opened');
    expect(read()).toMatchObject({ hexes: ['#0D9488', '#000000'], steps: 3 });
    expect(selectHistory(store.getState()).index).toBe(1);
  });

  it('adds no step for the palette that is on show already', () => {
    const { open, read } = createBuilder(KEPT);
    open('?c=0d9488-000000');
    expect(read().steps).toBe(3);
  });

  it('starts a first visit with a palette of five colors', () => {
    const { open, read } = createBuilder();
    expect(open('')).toBe('opened');
    expect(read().hexes).toHaveLength(5);
  });
});

describe('changing the palette', () => {
  it('generates as many colors as there were, and selects the first [B-12] [B-13]', () => {
    const { open, read, store } = createBuilder();
    open(LINK);
    store.dispatch(swatchSelected(2));
    store.dispatch(methodChosen('random'));
    store.dispatch(generatePalette());
    expect(read()).toMatchObject({ name: null, selected: 0, steps: 2 });
    expect(read().hexes).toHaveLength(3);
    expect(read().hexes).not.toEqual(TEAL);
    for (const { hsl } of selectEntry(store.getState())?.colors ?? []) {
      expect(Math.min(hsl.s, hsl.l)).toBeGreaterThanOrEqual(15);
      expect(Math.max(hsl.s, hsl.l)).toBeLessThanOrEqual(84);
    }
  });

  it('mirrors the order and keeps the same color selected [B-23]', () => {
    const { open, read, store } = createBuilder();
    open(LINK);
    store.dispatch(swatchSelected(2));
    store.dispatch(mirrorCurrentPalette());
    expect(read()).toEqual({ hexes: TEAL.toReversed(), name: 'Teal', selected: 0, steps: 2 });
  });

  it('moves the selection of a palette that is its own mirror image, without a step [B-23]', () => {
    const { open, read, store } = createBuilder();
    open('?c=000000-ffffff-000000');
    store.dispatch(mirrorCurrentPalette());
    expect(read()).toMatchObject({ selected: 2, steps: 1 });
  });

  it('replaces the selected color exactly, and keeps it selected [B-57] [B-24]', () => {
    const { open, read, store } = createBuilder();
    open('?c=000000-ffffff-000000&n=Ink');
    store.dispatch(swatchSelected(1));
    store.dispatch(replaceSelectedColor(colorFromHex('#0D9488')));
    expect(read()).toEqual({ hexes: ['#000000', '#0D9488', '#000000'], name: 'Ink', selected: 1, steps: 2 });
  });

  it('keeps five steps for a visitor [B-39]', () => {
    const { open, read, store } = createBuilder();
    open('');
    for (const hex of ['#000001', '#000002', '#000003', '#000004', '#000005', '#000006'])
      store.dispatch(commitPalette(createPalette(paletteOf(hex, '#FFFFFF'))));
    expect(read()).toMatchObject({ steps: 5, hexes: ['#000006', '#FFFFFF'] });
  });

  it('selects the first color after a step through the history [B-24]', () => {
    const { open, read, store } = createBuilder();
    open(LINK);
    store.dispatch(generatePalette());
    store.dispatch(swatchSelected(2));
    store.dispatch(wentBack());
    expect(read()).toMatchObject({ hexes: TEAL, selected: 0 });
  });
});

import { describe, expect, it } from 'vitest';

import { createAppStore, type AppStore } from '../../../src/app/store';
import { colorFromHex } from '../../../src/color/color';
import { formatHex } from '../../../src/color/format';
import type { Palette } from '../../../src/color/types';
import { generatePalette } from '../../../src/features/builder/generator/generatePalette';
import { nameColor } from '../../../src/palette/nameColor';
import { createPalette } from '../../../src/palette/palette';
import { paletteLink } from '../../../src/palette/paletteLink';
import { paletteToStored } from '../../../src/palette/storedPalette';
import { recolorPalette, replacePalette } from '../../../src/state/palette/commitPalette';
import * as edits from '../../../src/state/palette/editPalette';
import {
  lockToggled,
  pinToggled,
  selectEntry,
  selectHistory,
  wentBack,
  wentForward,
} from '../../../src/state/palette/historySlice';
import { openAddress } from '../../../src/state/palette/openAddress';
import { renameColor } from '../../../src/state/palette/renameColor';
import { renamePalette } from '../../../src/state/palette/renamePalette';
import { selectSelectedIndex, swatchSelected } from '../../../src/state/palette/selectionSlice';
import { createFakeServices } from '../../support/fakeServices';

const paletteOf = (...hexes: string[]): Palette => hexes.map((hex) => colorFromHex(hex));
const OTHERS = paletteOf('#D43B2D', '#F5F5F4', '#0D9488');

/** A palette with a name, a named color and a lock, after an edit. */
const open = (): AppStore => {
  const store = createAppStore(createFakeServices());
  const colors = [...paletteOf('#0D9488', '#F5F5F4'), nameColor(colorFromHex('#1C1917'), 'Ink')];
  const palette = createPalette(colors, { name: 'Kiln', locked: [false, true, false] });
  store.dispatch(openAddress({ search: '', state: paletteToStored(palette) }));
  store.dispatch(edits.moveSwatch(0, 1));
  return store;
};

/** Everything about the palette that is shown, and its address. */
const shown = (store: AppStore) => {
  const { colors = [], name = null, locked } = selectEntry(store.getState()) ?? {};
  const hexes = colors.map((color) => formatHex(color));
  return { hexes, called: colors.map((color) => color.name), name, locked, link: paletteLink(colors, name) };
};

const RECOLORED = '#2F6FED';
const EDITS: readonly (readonly [edit: string, run: (store: AppStore) => unknown])[] = [
  ['a name', ({ dispatch }) => dispatch(renamePalette('Shore'))],
  ['a name taken away', ({ dispatch }) => dispatch(renamePalette(''))],
  ['the name of a color', ({ dispatch }) => dispatch(renameColor(0, 'Bone'))],
  ['the name of a color changed', ({ dispatch }) => dispatch(renameColor(2, 'Soot'))],
  ['the name of a color taken away', ({ dispatch }) => dispatch(renameColor(2, ''))],
  ['a color moved', ({ dispatch }) => dispatch(edits.moveSwatch(0, 2))],
  ['the order reversed', ({ dispatch }) => dispatch(edits.mirrorCurrentPalette())],
  ['a color duplicated', ({ dispatch }) => dispatch(edits.duplicateSwatch(2))],
  ['a color removed', ({ dispatch }) => dispatch(edits.deleteSwatch(2))],
  ['a color inserted', ({ dispatch }) => dispatch(edits.insertSwatch(1, colorFromHex(RECOLORED)))],
  ['the free places filled', ({ dispatch }) => dispatch(edits.fillPalette())],
  ['another value', ({ dispatch }) => dispatch(edits.replaceColor(2, colorFromHex(RECOLORED)))],
  [
    'the value of the selected color',
    ({ dispatch }) => dispatch(edits.replaceSelectedColor(colorFromHex(RECOLORED))),
  ],
  ['a generated palette', ({ dispatch }) => dispatch(generatePalette())],
  ['a result of a panel', ({ dispatch }) => dispatch(recolorPalette(OTHERS))],
  ['another palette', ({ dispatch }) => dispatch(replacePalette(OTHERS))],
];

describe.each(EDITS)('%s', (_, run) => {
  it('is a step of its own, which undo takes back alone and redo puts back', () => {
    const store = open();
    const before = shown(store);
    run(store);
    const after = shown(store);
    expect(after).not.toEqual(before);
    store.dispatch(wentBack());
    expect(shown(store)).toEqual(before);
    store.dispatch(wentForward());
    expect(shown(store)).toEqual(after);
  });

  it('drops what could be redone before it, and no step back', () => {
    const store = open();
    store.dispatch(edits.replaceColor(0, colorFromHex('#123456')));
    store.dispatch(wentBack());
    const before = selectHistory(store.getState());
    run(store);
    const { entries, index } = selectHistory(store.getState());
    expect(entries.slice(0, -1)).toEqual(before.entries.slice(0, -1));
    expect([entries.length, index]).toEqual([before.entries.length, before.index + 1]);
  });
});

describe('a name', () => {
  it('is no step where it is the same as before', () => {
    const store = open();
    const before = selectHistory(store.getState());
    store.dispatch(renamePalette(' Kiln '));
    store.dispatch(renameColor(2, 'Ink'));
    store.dispatch(renameColor(9, 'Ink'));
    expect(selectHistory(store.getState())).toBe(before);
  });

  it('leaves the selected color selected, and a pin with the step that has it', () => {
    const store = open();
    store.dispatch(pinToggled(1));
    store.dispatch(swatchSelected(2));
    store.dispatch(renamePalette('Shore'));
    store.dispatch(renameColor(2, 'Soot'));
    expect(selectSelectedIndex(store.getState())).toBe(2);
    expect(selectHistory(store.getState()).entries.map(({ isPinned }) => isPinned === true)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});

describe('a lock', () => {
  const lockedHexes = (store: AppStore) => {
    const { hexes, locked } = shown(store);
    return hexes.filter((__, i) => locked?.[i]);
  };

  it('stays when an edit is undone that came before it, and redone', () => {
    const store = open();
    store.dispatch(edits.replaceColor(1, colorFromHex('#123456')));
    store.dispatch(edits.mirrorCurrentPalette());
    store.dispatch(renamePalette('Shore'));
    store.dispatch(lockToggled(0));
    expect(lockedHexes(store)).toEqual(['#1C1917', '#F5F5F4']);
    for (const go of [wentBack(), wentBack(), wentForward(), wentForward()]) {
      store.dispatch(go);
      expect(lockedHexes(store).toSorted()).toEqual(['#1C1917', '#F5F5F4']);
    }
  });
});

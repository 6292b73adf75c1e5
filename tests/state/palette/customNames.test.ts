import { describe, expect, it } from 'vitest';

import { createAppStore } from '../../../src/app/store';
import { colorFromHex } from '../../../src/color/color';
import { formatHex } from '../../../src/color/format';
import { nameColor } from '../../../src/palette/nameColor';
import { createPalette } from '../../../src/palette/palette';
import { paletteLink } from '../../../src/palette/paletteLink';
import { paletteToStored } from '../../../src/palette/storedPalette';
import { generatePalette } from '../../../src/features/builder/generator/generatePalette';
import * as edits from '../../../src/state/palette/editPalette';
import {
  lockToggled,
  selectColors,
  selectHistory,
  wentBack,
  wentForward,
} from '../../../src/state/palette/historySlice';
import { openAddress } from '../../../src/state/palette/openAddress';
import { recolorPalette } from '../../../src/state/palette/commitPalette';
import { createFakeServices } from '../../support/fakeServices';

const IMPORTED = createPalette(
  [
    ['#0D9488', 'brand-500'],
    ['#F5F5F4', null],
    ['#1C1917', 'Ink'],
  ].map(([hex, name]) => nameColor(colorFromHex(hex ?? ''), name)),
);

const open = () => {
  const services = createFakeServices();
  const store = createAppStore(services);
  const go = (search: string, state: unknown = null) => store.dispatch(openAddress({ search, state }));
  go('?c=000000-ffffff');
  go('', paletteToStored(IMPORTED));
  return {
    ...store,
    services,
    go,
    colors: () => selectColors(store.getState()),
    names: () => selectColors(store.getState()).map(({ name }) => name ?? null),
    steps: () => selectHistory(store.getState()).entries.length,
  };
};

describe('names that colors came with', () => {
  it('go along when colors are moved, mirrored, inserted beside and taken out', () => {
    const { dispatch, names } = open();
    expect(names()).toEqual(['brand-500', null, 'Ink']);
    dispatch(edits.moveSwatch(0, 1));
    expect(names()).toEqual([null, 'brand-500', 'Ink']);
    dispatch(edits.mirrorCurrentPalette());
    expect(names()).toEqual(['Ink', 'brand-500', null]);
    dispatch(edits.insertSwatch(1, colorFromHex('#123456')));
    expect(names()).toEqual(['Ink', null, 'brand-500', null]);
    dispatch(edits.deleteSwatch(0));
    expect(names()).toEqual([null, 'brand-500', null]);
  });

  it('stay where a color is edited in its place, or the whole palette is adjusted, and over undo', () => {
    const { dispatch, names, colors } = open();
    dispatch(edits.replaceColor(0, colorFromHex('#0D9489')));
    expect(names()).toEqual(['brand-500', null, 'Ink']);
    dispatch(recolorPalette(['#0F766E', '#E7E5E4', '#292524'].map(colorFromHex)));
    expect(names()).toEqual(['brand-500', null, 'Ink']);
    expect(colors().map(formatHex)).toEqual(['#0F766E', '#E7E5E4', '#292524']);
    dispatch(wentBack());
    expect(names()).toEqual(['brand-500', null, 'Ink']);
    dispatch(wentForward());
    expect(names()).toEqual(['brand-500', null, 'Ink']);
  });

  it('give way to the name that a color brings along', () => {
    const { dispatch, names } = open();
    dispatch(edits.replaceColor(0, nameColor(colorFromHex('#0F766E'), 'Pine')));
    expect(names()).toEqual(['Pine', null, 'Ink']);
  });

  it('stay, without a step, where the same value is entered again', () => {
    const { dispatch, names, steps } = open();
    const before = steps();
    dispatch(edits.replaceColor(0, colorFromHex('#0D9488')));
    expect(names()).toEqual(['brand-500', null, 'Ink']);
    expect(steps()).toBe(before);
  });

  it('stay with locked colors in a generated palette, and with none of the others', () => {
    const { dispatch, names } = open();
    dispatch(lockToggled(2));
    dispatch(generatePalette());
    expect(names()).toEqual([null, null, 'Ink']);
  });

  it('stay when the page is opened by an address without them', () => {
    const { go, names, steps } = open();
    const before = steps();
    go('?c=0d9488-f5f5f4-1c1917');
    expect(names()).toEqual(['brand-500', null, 'Ink']);
    expect(steps()).toBe(before);
  });

  it('are a step where the same colors arrive under others', () => {
    const { go, names, steps } = open();
    const before = steps();
    go('?c=0d9488-f5f5f4-1c1917&label=&label=Paper');
    expect(names()).toEqual(['brand-500', 'Paper', 'Ink']);
    expect(steps()).toBe(before + 1);
  });

  it('are not given to the same values of another palette that is opened', () => {
    const { go, names } = open();
    go('?c=0d9488-1c1917');
    expect(names()).toEqual([null, null]);
  });

  it('are in the link, which opens with them elsewhere', () => {
    const link = paletteLink(open().colors());
    expect(link).toBe('c=0d9488-f5f5f4-1c1917&label=brand-500&label=&label=Ink');
    const other = createAppStore(createFakeServices());
    other.dispatch(openAddress({ search: `?${link}`, state: null }));
    expect(selectColors(other.getState()).map(({ name }) => name)).toEqual(['brand-500', undefined, 'Ink']);
  });

  it('are kept with the history and the drafts of a device', async () => {
    const { services, dispatch } = open();
    dispatch(edits.mirrorCurrentPalette());
    await Promise.resolve();
    const later = createAppStore(createFakeServices({ storage: services.storage }));
    later.dispatch(openAddress({ search: '', state: null }));
    expect(selectColors(later.getState()).map(({ name }) => name)).toEqual(['Ink', undefined, 'brand-500']);
    // The edit has taken the place of the palette that it was made of.
    expect(services.storage.read('hueloom-drafts')).toMatchObject([{ names: ['Ink', '', 'brand-500'] }]);
  });
});

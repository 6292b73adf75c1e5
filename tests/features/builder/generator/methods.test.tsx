import { act, cleanup, render, screen } from '@testing-library/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { userEvent } from '@testing-library/user-event';
import { MotionGlobalConfig } from 'framer-motion';
import { Provider } from 'react-redux';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createAppStore } from '../../../../src/app/store';
import { deltaEOk } from '../../../../src/color/distance';
import { formatHex } from '../../../../src/color/format';
import { METHOD_MIN_DISTANCE } from '../../../../src/color/generate/methods';
import { rgbToOklab, rgbToOklch } from '../../../../src/color/oklab';
import type { Palette } from '../../../../src/color/types';
import { MethodMenu } from '../../../../src/features/builder/generator/MethodMenu';
import { methodChosen, selectMethod } from '../../../../src/features/builder/generator/methodSlice';
import { generatePalette } from '../../../../src/features/builder/generator/generatePalette';
import type { LocalStore } from '../../../../src/state/storage/localStore';
import { openAddress } from '../../../../src/state/palette/openAddress';
import {
  lockToggled,
  selectEntry,
  selectHistory,
  wentBack,
} from '../../../../src/state/palette/historySlice';
import { pageMessages } from '../../../support/pageToasts';
import { system } from '../../../../src/ui/theme';
import { createFakeServices, createMemoryStore } from '../../../support/fakeServices';

const FIVE = '2a1230-2b3fd6-c9b6f2-f3eee3-ff6a3d';

const openBuilder = (colors: string, storage = createMemoryStore()) => {
  const store = createAppStore(createFakeServices({ storage }));
  store.dispatch(openAddress({ search: `?c=${colors}`, state: null }));
  onTestFinished(() => {});
  const colorsNow = (): Palette => selectEntry(store.getState())?.colors ?? [];
  return { store, storage, colorsNow, hexes: () => colorsNow().map((color) => formatHex(color)) };
};

describe.each(['balanced', 'random', 'triad', 'pastel'] as const)('generating by the method %s', (method) => {
  it('keeps 2 locked of 5 in place and exact through 50 presses, and changes the 3 others', () => {
    const { store, hexes } = openBuilder(FIVE);
    store.dispatch(methodChosen(method));
    store.dispatch(lockToggled(1));
    store.dispatch(lockToggled(4));
    const seen = hexes().map(() => new Set<string>());
    for (let press = 0; press < 50; press++) {
      store.dispatch(generatePalette());
      for (const [index, hex] of hexes().entries()) seen[index]?.add(hex);
      expect(selectEntry(store.getState())?.locked).toEqual([false, true, false, false, true]);
    }
    expect([...(seen[1] ?? [])]).toEqual(['#2B3FD6']);
    expect([...(seen[4] ?? [])]).toEqual(['#FF6A3D']);
    for (const index of [0, 2, 3]) expect(seen[index]?.size).toBeGreaterThan(1);
  });

  it('changes nothing with every color locked, and says so', () => {
    const { store, hexes } = openBuilder('2a1230-2b3fd6');
    store.dispatch(methodChosen(method));
    store.dispatch(lockToggled(0));
    store.dispatch(lockToggled(1));
    expect(store.dispatch(generatePalette())).toBe(false);
    expect(hexes()).toEqual(['#2A1230', '#2B3FD6']);
    expect(selectHistory(store.getState()).entries).toHaveLength(1);
    expect(pageMessages()).toEqual(['Every color is locked. Unlock one to change the palette.']);
  });
});

describe('the name of a palette', () => {
  const named = () => {
    const built = openBuilder(`${FIVE}&n=Autumn`);
    return { ...built, name: () => selectEntry(built.store.getState())?.name };
  };

  it('stays with the palette when Generate makes another one, with a word, and undo brings it back', () => {
    const { store, name } = named();
    store.dispatch(generatePalette());
    expect(name()).toBeNull();
    expect(pageMessages()).toEqual(['New palette. “Autumn” is one step back.']);
    store.dispatch(generatePalette());
    expect(pageMessages()).toHaveLength(1);
    store.dispatch(wentBack());
    store.dispatch(wentBack());
    expect(name()).toBe('Autumn');
  });

  it('stays where a color is locked: it is a variation of the same palette', () => {
    const { store, name } = named();
    store.dispatch(lockToggled(1));
    store.dispatch(generatePalette());
    expect([name(), pageMessages()]).toEqual(['Autumn', []]);
  });
});

describe('the method', () => {
  it('rules what Generate makes: a triad has three hues, and colors that can be told apart', () => {
    const { store, colorsNow } = openBuilder('111111-222222-333333');
    store.dispatch(methodChosen('triad'));
    for (let press = 0; press < 20; press++) {
      store.dispatch(generatePalette());
      const [first, second, third] = colorsNow().map(({ rgb }) => rgbToOklch(rgb).okH);
      expect(Math.abs((((second ?? 0) - (first ?? 0) + 360) % 360) - 120)).toBeLessThanOrEqual(8);
      expect(Math.abs((((third ?? 0) - (first ?? 0) + 360) % 360) - 240)).toBeLessThanOrEqual(8);
      const labs = colorsNow().map(({ rgb }) => rgbToOklab(rgb));
      const distances = labs.flatMap((lab, i) => labs.slice(i + 1).map((other) => deltaEOk(lab, other)));
      expect(Math.min(...distances)).toBeGreaterThanOrEqual(METHOD_MIN_DISTANCE);
    }
  });

  it('is balanced on a first visit: a dark and a light color whatever is drawn', () => {
    const { store, colorsNow } = openBuilder(FIVE);
    for (let press = 0; press < 20; press++) {
      store.dispatch(generatePalette());
      const lightnesses = colorsNow().map(({ rgb }) => rgbToOklch(rgb).okL);
      expect(Math.max(...lightnesses) - Math.min(...lightnesses)).toBeGreaterThanOrEqual(0.55);
    }
  });

  /** As it is once the methods are there, against which the kept one is checked. */
  const keptMethod = async (storage: LocalStore) => {
    const { store } = openBuilder(FIVE, storage);
    await vi.dynamicImportSettled();
    return selectMethod(store.getState());
  };

  it('is remembered on the device', async () => {
    const { store, storage } = openBuilder(FIVE);
    expect(selectMethod(store.getState())).toBe('balanced');
    store.dispatch(methodChosen('monochrome'));
    expect(await keptMethod(storage)).toBe('monochrome');
  });

  it.each(['nonsense', 3, null, ['triad']])('starts as balanced where %j was kept', async (kept) => {
    const storage = createMemoryStore({ 'hueloom-generator-method': kept });
    expect(await keptMethod(storage)).toBe('balanced');
  });

  it('is chosen from a menu that shows it, and generates nothing by itself', async () => {
    MotionGlobalConfig.skipAnimations = true;
    const { store } = openBuilder(FIVE);
    const user = userEvent.setup();
    onTestFinished(cleanup);
    render(
      <Provider store={store}>
        <ChakraProvider value={system}>
          <MethodMenu />
        </ChakraProvider>
      </Provider>,
    );
    await user.click(screen.getByRole('button', { name: 'Generator method: Balanced' }));
    const options = await screen.findAllByRole('menuitemradio', undefined, { timeout: 10_000 });
    expect(options.map((option) => option.textContent)).toEqual([
      'Balanced',
      'Random',
      'Analogous',
      'Complementary',
      'Triad',
      'Split',
      'Monochrome',
      'Pastel',
      'Dark',
    ]);
    expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('Balanced');
    await user.click(screen.getByRole('menuitemradio', { name: 'Split' }));
    expect(await screen.findByRole('button', { name: 'Generator method: Split' })).toBeDefined();
    expect(selectMethod(store.getState())).toBe('split');
    expect(selectHistory(store.getState()).entries).toHaveLength(1);
    act(() => void store.dispatch(methodChosen('dark')));
    expect(screen.getByText('Dark', { selector: 'button' })).toBeDefined();
  });
});

import { describe, expect, it } from 'vitest';
import { createAppStore, type AppStore } from '../../../../src/app/store';
import { colorFromHex } from '../../../../src/color/color';
import { formatHex } from '../../../../src/color/format';
import { stepBack, stepForward } from '../../../../src/features/builder/history/historySteps';
import { paletteSpeech } from '../../../../src/features/builder/strip/paletteSpeech';
import { deleteSwatch, moveSwatch, replaceColor } from '../../../../src/state/palette/editPalette';
import { lockToggled, selectHistory, wentTo } from '../../../../src/state/palette/historySlice';
import { openAddress } from '../../../../src/state/palette/openAddress';
import { renameColor } from '../../../../src/state/palette/renameColor';
import { renamePalette } from '../../../../src/state/palette/renamePalette';
import { createFakeServices } from '../../../support/fakeServices';

const [INK, BLUE, LILAC, SAND] = ['#2A1230', '#2B3FD6', '#C9B6F2', '#F3EEE3'] as const;

const openPalette = () => {
  const store = createAppStore(createFakeServices());
  store.dispatch(openAddress({ search: '?c=2a1230-2b3fd6-c9b6f2-f3eee3', state: null }));
  return {
    store,
    /** What is said of it, with hex values for names. */
    speechOf: (act: (store: AppStore) => unknown): string => {
      const before = selectHistory(store.getState());
      act(store);
      return paletteSpeech(before, selectHistory(store.getState()), (colors) =>
        colors.map((color) => formatHex(color)),
      );
    },
  };
};

const replaceBlue = (store: AppStore) => store.dispatch(replaceColor(1, colorFromHex('#0D9488')));

describe('what is said of the palette', () => {
  it('is nothing where one opens, or is named, or one of its colors', () => {
    const { speechOf, store } = openPalette();
    const empty = { entries: [], index: -1 };
    expect(paletteSpeech(empty, selectHistory(store.getState()), () => [])).toBe('');
    expect(speechOf(({ dispatch }) => dispatch(renamePalette('Dusk')))).toBe('');
    expect(speechOf(({ dispatch }) => dispatch(renameColor(1, 'Sea')))).toBe('');
  });

  it('names the color that was locked, or unlocked', () => {
    const { speechOf } = openPalette();
    expect(speechOf(({ dispatch }) => dispatch(lockToggled(2)))).toBe(`${LILAC} locked`);
    expect(speechOf(({ dispatch }) => dispatch(lockToggled(2)))).toBe(`${LILAC} unlocked`);
  });

  it('names the few colors that have changed, or else all of them', () => {
    const { speechOf } = openPalette();
    expect(speechOf(replaceBlue)).toBe('Changed: #0D9488');
    expect(speechOf(({ dispatch }) => dispatch(deleteSwatch(1)))).toBe(`3 colors: ${INK}, ${LILAC}, ${SAND}`);
  });

  it('leaves a color that moves to what is said of moving, but not one that moves further', () => {
    const { speechOf } = openPalette();
    expect(speechOf(({ dispatch }) => dispatch(moveSwatch(0, 1)))).toBe('');
    expect(speechOf(({ dispatch }) => dispatch(moveSwatch(0, 3)))).toBe(
      `4 colors: ${INK}, ${LILAC}, ${SAND}, ${BLUE}`,
    );
  });

  it('tells a step back from one forward, and from one of several', () => {
    const { speechOf, store } = openPalette();
    replaceBlue(store);
    store.dispatch(deleteSwatch(0));
    expect(speechOf(({ dispatch }) => dispatch(stepBack()))).toBe(
      `Undone. 4 colors: ${INK}, #0D9488, ${LILAC}, ${SAND}`,
    );
    expect(speechOf(({ dispatch }) => dispatch(stepForward()))).toBe(
      `Redone. 3 colors: #0D9488, ${LILAC}, ${SAND}`,
    );
    expect(speechOf(({ dispatch }) => dispatch(wentTo(0)))).toBe(
      `Step 1 of 3. 4 colors: ${INK}, ${BLUE}, ${LILAC}, ${SAND}`,
    );
  });

  it('tells which name was undone or redone', () => {
    const { speechOf, store } = openPalette();
    store.dispatch(renamePalette('Dusk'));
    store.dispatch(renamePalette('Dawn'));
    store.dispatch(renameColor(1, 'Sea'));
    expect(speechOf(({ dispatch }) => dispatch(stepBack()))).toBe(`Undone. Changed: ${BLUE}`);
    expect(speechOf(({ dispatch }) => dispatch(stepBack()))).toBe('Undone. Name: Dusk');
    expect(speechOf(({ dispatch }) => dispatch(stepBack()))).toBe('Undone. No name');
    expect(speechOf(({ dispatch }) => dispatch(stepForward()))).toBe('Redone. Name: Dusk');
  });
});

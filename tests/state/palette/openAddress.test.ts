import { describe, expect, it } from 'vitest';

import { createAppStore } from '../../../src/app/store';
import { mirrorCurrentPalette } from '../../../src/state/palette/editPalette';
import {
  lockToggled,
  paletteRenamed,
  selectHistory,
  wentBack,
} from '../../../src/state/palette/historySlice';
import { openAddress } from '../../../src/state/palette/openAddress';
import { paletteLink } from '../../../src/palette/paletteLink';
import { createFakeServices } from '../../support/fakeServices';

const A = '?c=0d9488-f5f5f4-1c1917';
const B = '?c=264653-2a9d8f-e9c46a';
const C = '?c=be123c-eab308-1c1917';

const open = () => {
  const store = createAppStore(createFakeServices());
  const { dispatch } = store;
  const history = () => selectHistory(store.getState());
  const go = (search: string) => dispatch(openAddress({ search, state: null }));
  /** The steps as links, and which one is shown. */
  const steps = () => {
    const { entries, index } = history();
    return [entries.map(({ colors, name }) => `?${paletteLink(colors, name)}`), index];
  };
  return { dispatch, history, go, steps };
};

describe('the address of a palette', () => {
  it('adds a step, but where the step before or after has that palette goes there', () => {
    const { go, steps } = open();
    for (const search of [A, B]) go(search);
    expect(steps()).toEqual([[A, B], 1]);
    go(A);
    expect(steps()).toEqual([[A, B], 0]);
    go(B);
    expect(steps()).toEqual([[A, B], 1]);
    go(C);
    expect(steps()).toEqual([[A, B, C], 2]);
    go(A);
    expect(steps()).toEqual([[A, B, C, A], 3]);
  });

  it('finds the locks of the step again', () => {
    const { dispatch, history, go } = open();
    go(A);
    dispatch(lockToggled(1));
    go(B);
    go(A);
    const { entries, index } = history();
    expect(entries[index]?.locked).toEqual([false, true, false]);
  });

  it('is another palette under another name', () => {
    const { dispatch, go, steps } = open();
    go(A);
    dispatch(paletteRenamed({ name: 'Teal', limit: 50 }));
    go(B);
    go(A);
    expect(steps()).toEqual([[A, `${A}&n=Teal`, B, A], 3]);
  });

  it('leaves what is shown, if that is the palette', () => {
    const { dispatch, go, steps } = open();
    go('?c=0d9488-f5f5f4');
    dispatch(mirrorCurrentPalette());
    dispatch(mirrorCurrentPalette());
    dispatch(wentBack());
    const before = steps();
    go('?c=f5f5f4-0d9488');
    expect(steps()).toEqual(before);
  });
});

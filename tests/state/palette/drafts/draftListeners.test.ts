// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';

import { createAppStore } from '../../../../src/app/store';
import { colorFromHex } from '../../../../src/color/color';
import { builderTarget } from '../../../../src/palette/builderTarget';
import { createPalette } from '../../../../src/palette/palette';
import { recolorPalette } from '../../../../src/state/palette/commitPalette';
import { readDrafts } from '../../../../src/state/palette/drafts/storedDrafts';
import { selectColors, wentBack, wentForward } from '../../../../src/state/palette/historySlice';
import { openAddress } from '../../../../src/state/palette/openAddress';
import { renameColor } from '../../../../src/state/palette/renameColor';
import { renamePalette } from '../../../../src/state/palette/renamePalette';
import { paletteSaved } from '../../../../src/state/palette/paletteSaved';
import { accessRead, sessionAwaited, userRead } from '../../../../src/state/session/sessionSlice';
import { FREE_USER } from '../../../support/fakeBackend';
import { createFakeServices, createMemoryStore } from '../../../support/fakeServices';

const MADE = createPalette(['#FF0000', '#00FF00'].map((hex) => colorFromHex(hex)));
const OFFER = /palette/i;

/** The builder, opened by a link. */
const openBuilder = () => {
  const services = createFakeServices({ storage: createMemoryStore(), tabStorage: createMemoryStore() });
  const store = createAppStore(services);
  store.dispatch(openAddress({ search: '?c=000000-ffffff', state: null }));
  return {
    dispatch: store.dispatch,
    make: () => store.dispatch(recolorPalette(MADE.colors)),
    shown: () => selectColors(store.getState()),
    drafts: () => readDrafts(services.storage).map(({ colors }) => colors),
    /** The name of each draft and those of its colors. */
    names: () =>
      readDrafts(services.storage).map(({ name, colors }) => ({
        name,
        called: colors.map((one) => one.name),
      })),
    offers: () => services.toasts.list().filter(({ message }) => OFFER.test(message)),
  };
};

beforeEach(() => window.history.replaceState(null, '', '/palette-builder'));

describe('a palette that is made', () => {
  it('by a visitor is kept on the device, but not the one of the link', () => {
    const { dispatch, make, shown, drafts } = openBuilder();
    dispatch(userRead(null));
    expect(drafts()).toEqual([]);
    make();
    expect(drafts()).toEqual([shown()]);
  });

  it('by somebody else is no draft where a link opens it, beside own ones, until it is edited or named', () => {
    const { dispatch, make, shown, drafts } = openBuilder();
    dispatch(userRead(null));
    make();
    const own = shown();
    dispatch(openAddress({ search: '?c=0d9488-f5f5f4&n=Kiln', state: null }));
    expect(drafts()).toEqual([own]);
    dispatch(renamePalette('Shore'));
    expect(drafts()).toEqual([shown(), own]);
    dispatch(openAddress({ search: '?c=d43b2d-f2c14e', state: null }));
    expect(drafts()).toHaveLength(2);
    dispatch(recolorPalette(shown().toReversed()));
    expect(drafts()[0]).toEqual(shown());
    expect(drafts()).toHaveLength(3);
  });

  it('by somebody else is no draft where a page of ours opens it to look at it, only where it was made there', () => {
    const { dispatch, shown, drafts } = openBuilder();
    dispatch(userRead(null));
    const search = '?c=ff0000-00ff00';
    dispatch(openAddress({ search, state: builderTarget(MADE, { isOpened: true }).state }));
    expect(shown()).toEqual(MADE.colors);
    expect(drafts()).toEqual([]);
    const other = createPalette(MADE.colors.toReversed());
    dispatch(openAddress({ search: '?c=00ff00-ff0000', state: builderTarget(other).state }));
    expect(drafts()).toEqual([other.colors]);
  });

  it('is one once the first palette of all has a name', () => {
    const { dispatch, shown, drafts } = openBuilder();
    dispatch(userRead(null));
    dispatch(renamePalette('Shore'));
    expect(drafts()).toEqual([shown()]);
  });

  it('is called as it is shown, also after its names were undone and redone', () => {
    const { dispatch, make, names } = openBuilder();
    dispatch(userRead(null));
    make();
    dispatch(renamePalette('Shore'));
    dispatch(renameColor(1, 'Reed'));
    expect(names()).toEqual([{ name: 'Shore', called: [undefined, 'Reed'] }]);
    dispatch(wentBack());
    expect(names()).toEqual([{ name: 'Shore', called: [undefined, undefined] }]);
    dispatch(wentBack());
    expect(names()).toEqual([{ name: null, called: [undefined, undefined] }]);
    dispatch(wentForward());
    expect(names()).toEqual([{ name: 'Shore', called: [undefined, undefined] }]);
  });

  it('by someone who is signed in is no draft', () => {
    const { dispatch, make, drafts } = openBuilder();
    dispatch(userRead(FREE_USER));
    dispatch(accessRead({ plan: 'free', isAdmin: false }));
    make();
    expect(drafts()).toEqual([]);
  });

  it('is no draft before it is known whether anyone is signed in', () => {
    const { dispatch, make, drafts } = openBuilder();
    dispatch(sessionAwaited());
    make();
    expect(drafts()).toEqual([]);
  });
});

describe('the offer to keep what a visitor has made', () => {
  it('comes with the sign-in, and goes when that palette is saved', () => {
    const { dispatch, make, shown, offers, drafts } = openBuilder();
    dispatch(userRead(null));
    make();
    expect(offers()).toEqual([]);
    dispatch(userRead(FREE_USER));
    expect(offers()).toHaveLength(1);
    dispatch(paletteSaved({ id: 'a', projectId: 'p', name: 'Lime', colors: shown() }));
    expect([offers(), drafts()]).toEqual([[], []]);
  });

  it('stays where another palette is saved', () => {
    const { dispatch, make, offers } = openBuilder();
    dispatch(userRead(null));
    make();
    dispatch(userRead(FREE_USER));
    const colors = MADE.colors.toReversed();
    dispatch(paletteSaved({ id: 'a', projectId: 'p', name: 'Turned', colors }));
    expect(offers()).toHaveLength(1);
  });
});

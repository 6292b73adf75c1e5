import { describe, expect, it, vi } from 'vitest';

import { createAppStore } from '../../../src/app/store';
import { colorFromHex } from '../../../src/color/color';
import { themeTarget } from '../../../src/palette/themeLink';
import { sessionExpired, userRead } from '../../../src/state/session/sessionSlice';
import { keepCopy } from '../../../src/state/palette/keepCopy';
import { paletteSaved } from '../../../src/state/palette/paletteSaved';
import { openTheme } from '../../../src/state/theme/openTheme';
import { saveTheme } from '../../../src/state/theme/saveTheme';
import { keepTheme, readKeptThemes } from '../../../src/state/theme/storedTheme';
import { selectThemeEntry, selectThemeHistory, themeChanged } from '../../../src/state/theme/themeSlice';
import { themeQuery } from '../../../src/theme/themeAddress';
import { FREE_USER } from '../../support/fakeBackend';
import { createFakeServices, createMemoryStore } from '../../support/fakeServices';

const OTHER_USER = { ...FREE_USER, id: '00000000-0000-4000-8000-0000000000ee' };
const PLACE = {
  id: '00000000-0000-4000-8000-00000000000a',
  projectId: '00000000-0000-4000-8000-00000000000b',
};
const COLORS = ['#0D9488', '#F5F5F4'].map((hex) => colorFromHex(hex));
const DRAWING_KEY = 'hueloom-theme-drawing';

/** A visit on a device; edits of a theme are stored as the page does it. */
const visit = (services = createFakeServices({ storage: createMemoryStore() })) => {
  const store = createAppStore(services);
  const { dispatch } = store;
  const history = () => selectThemeHistory(store.getState());
  const shown = () => selectThemeEntry(store.getState());
  return {
    dispatch,
    services,
    shown,
    open: (search: string, state: unknown = null) => dispatch(openTheme(search, state)),
    edit: () => {
      const theme = shown()?.theme;
      if (theme) dispatch(themeChanged({ theme: { ...theme, evenBy: 'ratio' } }));
      keepTheme(services, history());
    },
    openSaved: () => {
      const { to, state } = themeTarget(
        { colors: COLORS, name: 'Campaign', theme: 'h=rose.f43f5e&n=Campaign' },
        PLACE,
      );
      dispatch(openTheme(to.slice(to.indexOf('?')), state));
    },
    names: () => history().entries.map(({ theme }) => theme.name),
    onDevice: () => readKeptThemes(services).map(({ theme }) => theme.name),
  };
};

describe('the themes of an account that signs out', () => {
  it('leave the page and the device, with their steps; the theme before them is shown', async () => {
    const { dispatch, open, openSaved, edit, names, onDevice, shown } = visit();
    open('?h=teal.0d9488&n=Draft');
    dispatch(userRead(FREE_USER));
    openSaved();
    edit();
    expect([names(), onDevice()]).toEqual([
      ['Draft', 'Campaign', 'Campaign'],
      ['Draft', 'Campaign', 'Campaign'],
    ]);
    dispatch(userRead(null));
    await vi.waitFor(() => expect(names()).toEqual(['Draft']));
    expect(onDevice()).toEqual(['Draft']);
    expect(shown()?.saved).toBeUndefined();
  });

  it('leave with the steps from before they were saved', async () => {
    const { dispatch, open, edit, names, onDevice, shown } = visit();
    dispatch(userRead(FREE_USER));
    open('?h=teal.0d9488&n=Kiln');
    edit();
    dispatch(saveTheme());
    const edited = shown()?.theme;
    const theme = edited ? themeQuery(edited) : null;
    dispatch(paletteSaved({ ...PLACE, name: 'Kiln', colors: COLORS, theme }));
    edit();
    dispatch(userRead(null));
    await vi.waitFor(() => expect(names()).toEqual([null]));
    expect(onDevice()).toEqual([]);
  });

  it('leave where their palette was saved in the builder after they were made of it', async () => {
    const { dispatch, open, edit, names, onDevice, shown } = visit();
    dispatch(userRead(FREE_USER));
    open('?c=0d9488-f5f5f4&n=Kiln');
    edit();
    expect(shown()?.saved).toBeUndefined();
    dispatch(paletteSaved({ ...PLACE, name: 'Kiln', colors: COLORS }));
    expect(shown()?.saved).toEqual(PLACE);
    edit();
    dispatch(userRead(null));
    await vi.waitFor(() => expect(names()).toEqual([null]));
    expect(onDevice()).toEqual([]);
  });

  it('leave the device where their palette was saved in a visit that did not open them', async () => {
    const first = visit();
    first.dispatch(userRead(FREE_USER));
    first.open('?c=0d9488-f5f5f4&n=Kiln');
    first.edit();
    const { dispatch, onDevice } = visit(first.services);
    dispatch(userRead(FREE_USER));
    dispatch(keepCopy({ ...PLACE, name: 'Kiln', colors: COLORS, ownerId: FREE_USER.id }));
    expect(onDevice()).toEqual(['Kiln', 'Kiln']);
    dispatch(userRead(null));
    await vi.waitFor(() => expect(onDevice()).toEqual([]));
  });

  it('leave the device where none was opened in this visit', async () => {
    const first = visit();
    first.dispatch(userRead(FREE_USER));
    first.openSaved();
    first.edit();
    const { dispatch, onDevice } = visit(first.services);
    dispatch(userRead(FREE_USER));
    dispatch(userRead(null));
    await vi.waitFor(() => expect(onDevice()).toEqual([]));
  });

  it('stay where its session has ended by itself, but for no other account', async () => {
    const { dispatch, openSaved, edit, names } = visit();
    dispatch(userRead(FREE_USER));
    openSaved();
    edit();
    dispatch(sessionExpired());
    dispatch(userRead(null));
    await vi.dynamicImportSettled();
    expect(names()).toEqual(['Campaign', 'Campaign']);
    dispatch(userRead(OTHER_USER));
    await vi.waitFor(() => expect(names()).toEqual([null]));
  });

  it('are not there for another account that comes with a new visit', async () => {
    const first = visit();
    first.dispatch(userRead(FREE_USER));
    first.openSaved();
    first.edit();
    const { dispatch, onDevice } = visit(first.services);
    dispatch(userRead(OTHER_USER));
    await vi.waitFor(() => expect(onDevice()).toEqual([]));
  });
});

it('a theme that was never saved stays through a sign-in, and through the sign-out after it', async () => {
  const { dispatch, open, edit, names, onDevice, services } = visit();
  open('?h=teal.0d9488&n=Draft');
  dispatch(userRead(FREE_USER));
  edit();
  dispatch(userRead(null));
  // With the palettes, so that it is known when the sign-out has been answered.
  await vi.waitFor(() => expect(services.tabStorage.read('hueloom-palette-place')).toBeNull());
  expect(names()).toEqual(['Draft', 'Draft']);
  expect(onDevice()).toEqual(['Draft', 'Draft']);
});

it('a drawing leaves the device with the account', () => {
  const storage = createMemoryStore({ [DRAWING_KEY]: { name: 'logo', svg: '<svg/>' } });
  const { dispatch } = visit(createFakeServices({ storage }));
  dispatch(userRead(FREE_USER));
  dispatch(userRead(null));
  expect(storage.read(DRAWING_KEY)).toBeNull();
});

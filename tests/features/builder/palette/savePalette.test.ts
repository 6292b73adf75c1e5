import { describe, expect, it } from 'vitest';

import { createAppStore } from '../../../../src/app/store';
import { generatePalette } from '../../../../src/features/builder/generator/generatePalette';
import { openAddress } from '../../../../src/state/palette/openAddress';
import { deleteSwatch, mirrorCurrentPalette } from '../../../../src/state/palette/editPalette';
import { selectEntry, wentBack } from '../../../../src/state/palette/historySlice';
import { selectIsSaved } from '../../../../src/state/palette/isSaved';
import { renamePalette } from '../../../../src/state/palette/renamePalette';
import { savePalette } from '../../../../src/features/builder/palette/savePalette';
import { paletteSaved } from '../../../../src/state/palette/paletteSaved';
import { MESSAGES } from '../../../../src/domain/messages';
import { selectOpenDialog } from '../../../../src/state/dialogsSlice';
import { selectHistoryLimit } from '../../../../src/state/session/sessionSlice';
import { nameColor } from '../../../../src/palette/nameColor';
import { pageToasts } from '../../../support/pageToasts';
import type { Plan } from '../../../../src/domain/plan';
import { asPlan } from '../../../support/asPlan';
import { createFakeServices } from '../../../support/fakeServices';

const save = (plan: Plan) => {
  const store = createAppStore(createFakeServices());
  asPlan(plan)(store.dispatch);
  store.dispatch(openAddress({ search: '?c=0d9488-f5f5f4', state: null }));
  store.dispatch(savePalette());
  const state = store.getState();
  return {
    open: selectOpenDialog(state),
    colors: selectEntry(state)?.colors,
    limit: selectHistoryLimit(state),
  };
};

describe('saving the palette on show', () => {
  it.each(['free', 'pro'] as const)(
    'opens the save dialog on the plan %s, with a history of 50 [R-07]',
    (plan) => {
      const { open, colors, limit } = save(plan);
      expect(open).toMatchObject({ dialog: 'savePalette', palette: { colors } });
      expect(limit).toBe(50);
    },
  );

  it('asks a visitor to sign in, and goes on with this very palette afterwards', () => {
    const { open, colors } = save('anonymous');
    expect(open).toMatchObject({
      dialog: 'signIn',
      message: MESSAGES.signInToSave,
      next: { dialog: 'savePalette', palette: { colors } },
    });
    // The dialog says why it opened; nothing repeats it.
    expect(pageToasts().list()).toEqual([]);
  });
});

describe('a palette that was opened from a project', () => {
  const SAVED = { id: 'a', projectId: 'p1' };
  const openSaved = () => {
    const store = createAppStore(createFakeServices());
    asPlan('free')(store.dispatch);
    const state = { colors: ['#0D9488', '#F5F5F4', '#1C1917'], name: 'Teal', saved: SAVED };
    store.dispatch(openAddress({ search: '', state }));
    const shown = () => {
      store.dispatch(savePalette());
      const open = selectOpenDialog(store.getState());
      return open?.dialog === 'savePalette' ? (open.saved ?? null) : open;
    };
    return { store, shown };
  };

  it('is saved as that one again, also after it was edited and renamed', () => {
    const { store, shown } = openSaved();
    expect(shown()).toEqual(SAVED);
    store.dispatch(deleteSwatch(0));
    store.dispatch(renamePalette('Tide'));
    store.dispatch(mirrorCurrentPalette());
    expect(shown()).toEqual(SAVED);
  });

  it('is another palette once new colors were generated, and itself again one step back', () => {
    const { store, shown } = openSaved();
    store.dispatch(generatePalette());
    expect(shown()).toBeNull();
    store.dispatch(wentBack());
    expect(shown()).toEqual(SAVED);
  });

  it('is not one of the same name that comes from elsewhere', () => {
    const { store, shown } = openSaved();
    store.dispatch(openAddress({ search: '?c=ff0000-00ff00&n=Teal', state: null }));
    expect(shown()).toBeNull();
    store.dispatch(openAddress({ search: '', state: { colors: ['#123456', '#654321'], name: 'Teal' } }));
    expect(shown()).toBeNull();
  });

  it('is known where the same palette was on show already', () => {
    const store = createAppStore(createFakeServices());
    asPlan('free')(store.dispatch);
    store.dispatch(openAddress({ search: '?c=0d9488-f5f5f4&n=Teal', state: null }));
    const state = { colors: ['#0D9488', '#F5F5F4'], name: 'Teal', saved: SAVED };
    store.dispatch(openAddress({ search: '', state }));
    expect(selectEntry(store.getState())?.saved).toEqual(SAVED);
    expect(store.getState().paletteHistory.entries).toHaveLength(1);
  });

  it('is not the one on show where that calls its colors otherwise: it is not taken for saved', () => {
    const store = createAppStore(createFakeServices());
    asPlan('free')(store.dispatch);
    const search = '?c=0d9488-f5f5f4&n=Teal&label=Brand';
    store.dispatch(openAddress({ search, state: null }));
    const state = { colors: ['#0D9488', '#F5F5F4'], name: 'Teal', saved: SAVED };
    store.dispatch(openAddress({ search: '', state }));
    const shown = () => selectEntry(store.getState())?.colors.map(({ name }) => name ?? '');
    expect(shown()).toEqual(['', '']);
    store.dispatch(wentBack());
    expect(shown()).toEqual(['Brand', '']);
    expect(selectEntry(store.getState())?.saved).toBeUndefined();
    store.dispatch(openAddress({ search: '', state: { ...state, names: ['Brand', ''] } }));
    expect([selectEntry(store.getState())?.saved, selectIsSaved(store.getState())]).toEqual([SAVED, true]);
  });

  it('is the one that it was just saved as, under the name that it was given', () => {
    const store = createAppStore(createFakeServices());
    store.dispatch(openAddress({ search: '?c=0d9488-f5f5f4', state: null }));
    const colors = selectEntry(store.getState())?.colors ?? [];
    store.dispatch(paletteSaved({ ...SAVED, name: 'Harbor', colors }));
    expect(selectEntry(store.getState())).toMatchObject({ name: 'Harbor', saved: SAVED });
    store.dispatch(paletteSaved({ id: 'b', projectId: 'p1', name: 'Other', colors: colors.toReversed() }));
    expect(selectEntry(store.getState())).toMatchObject({ name: 'Harbor', saved: SAVED });
    // The same colors under other names are another palette, such as one that was saved from Explore.
    const named = colors.map((color) => nameColor(color, 'Brand'));
    store.dispatch(paletteSaved({ id: 'c', projectId: 'p1', name: 'Named', colors: named }));
    expect(selectEntry(store.getState())).toMatchObject({ name: 'Harbor', saved: SAVED });
  });
});

// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createAppStore } from '../../../src/app/store';
import { colorFromHex } from '../../../src/color/color';
import type { SavedPalette } from '../../../src/domain/savedPalette';
import { paletteLink } from '../../../src/palette/paletteLink';
import { selectEntry } from '../../../src/state/palette/historySlice';
import { openAddress } from '../../../src/state/palette/openAddress';
import { paletteSaved } from '../../../src/state/palette/paletteSaved';
import { keepTabPlace } from '../../../src/state/palette/stored/tabPlace';
import { readSavedCopy } from '../../../src/state/palette/readSavedCopy';
import { userRead } from '../../../src/state/session/sessionSlice';
import { createFakeBackend, FREE_USER } from '../../support/fakeBackend';
import { createFakeServices, createMemoryStore } from '../../support/fakeServices';

const colorsOf = (...hexes: readonly string[]) => hexes.map((hex) => colorFromHex(hex));
const COLORS = colorsOf('#0D9488', '#F5F5F4');
const PLACE = {
  id: '00000000-0000-4000-8000-00000000000a',
  projectId: '00000000-0000-4000-8000-00000000000b',
};
const LINK = paletteLink(COLORS, 'Teal');
const savedPalette = (more: Partial<SavedPalette> = {}): SavedPalette => ({
  ...PLACE,
  name: 'Teal',
  colors: COLORS,
  tags: ['sea'],
  theme: null,
  isPublic: true,
  selectionCount: 0,
  createdAt: '2026-11-10T09:00:00Z',
  updatedAt: '2026-11-10T09:00:00Z',
  ...more,
});

/** The builder of an account with such palettes. */
const visit = (palettes: readonly SavedPalette[] = []) => {
  const backend = createFakeBackend({}, { user: FREE_USER, palettes });
  const storage = createMemoryStore();
  const tabStorage = createMemoryStore();
  const open = (search: string) => {
    const store = createAppStore(createFakeServices({ backend, storage, tabStorage }));
    store.dispatch(userRead(FREE_USER));
    store.dispatch(openAddress({ search, state: null }));
    return { dispatch: store.dispatch, entry: () => selectEntry(store.getState()) };
  };
  /** As the page does when it writes the address of a palette of a project. */
  const keepPlace = () => keepTabPlace(tabStorage, LINK, { saved: PLACE, tags: ['sea'] });
  return { open, keepPlace };
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('where a palette of a project is saved', () => {
  it('is known after a reload, also where another tab has written its own history since', () => {
    const { open, keepPlace } = visit();
    keepPlace();
    expect(open(LINK).entry()).toMatchObject({ name: 'Teal', saved: PLACE, tags: ['sea'] });
  });

  it('is not taken for the place of the palette of another link', () => {
    const { open, keepPlace } = visit();
    keepPlace();
    for (const other of [paletteLink(COLORS, 'Sea'), paletteLink(COLORS.toReversed(), 'Teal')])
      expect(open(other).entry()).not.toHaveProperty('saved');
  });
});

describe('a palette that is saved', () => {
  it('is linked to its copy where it is the one in the builder', () => {
    const { dispatch, entry } = visit().open(LINK);
    dispatch(paletteSaved({ ...PLACE, name: 'Sea', colors: COLORS, tags: ['sea'] }));
    expect(entry()).toMatchObject({ name: 'Sea', saved: PLACE, tags: ['sea'] });
  });

  it('changes nothing in the builder where that shows another', () => {
    const { dispatch, entry } = visit().open(LINK);
    const before = entry();
    dispatch(paletteSaved({ ...PLACE, name: 'Sea', colors: COLORS.toReversed() }));
    expect(entry()).toBe(before);
  });
});

describe('the saved copy of a palette from a link', () => {
  it('is the one of the account that has its name and its colors', async () => {
    const others = [
      savedPalette({ id: '00000000-0000-4000-8000-00000000000c', name: 'Teal sea' }),
      savedPalette({ id: '00000000-0000-4000-8000-00000000000d', colors: COLORS.toReversed() }),
    ];
    const { dispatch, entry } = visit([...others, savedPalette()]).open(LINK);
    await dispatch(readSavedCopy());
    expect(entry()).toMatchObject({ saved: PLACE, tags: ['sea'] });
  });

  it('is none where the account has its name for other colors, or its colors under another name', async () => {
    for (const other of [savedPalette({ colors: COLORS.toReversed() }), savedPalette({ name: 'Teal sea' })]) {
      const { dispatch, entry } = visit([other]).open(LINK);
      await dispatch(readSavedCopy());
      expect(entry()).not.toHaveProperty('saved');
    }
  });
});

import { describe, expect, it, vi } from 'vitest';

import { createAppStore } from '../../src/app/store';
import { CONSENT_KEY } from '../../src/domain/consent';
import { generatePalette } from '../../src/features/builder/generator/generatePalette';
import { selectHistory } from '../../src/state/palette/historySlice';
import { openAddress } from '../../src/state/palette/openAddress';
import { readLatestPalette } from '../../src/state/palette/stored/latestPalette';
import { readSession, watchSession } from '../../src/state/session/readSession';
import { watchDeletion } from '../../src/state/session/deletionListeners';
import { openTheme } from '../../src/state/theme/openTheme';
import { keepTheme, readKeptThemes } from '../../src/state/theme/storedTheme';
import { selectThemeEntry } from '../../src/state/theme/themeSlice';
import { createFakeBackend, FREE_USER } from '../support/fakeBackend';
import { createFakeServices, createMemoryStore } from '../support/fakeServices';

/** A signed-in user with a palette and a theme that were never saved. */
const visit = async () => {
  const backend = createFakeBackend();
  backend.changeUser(FREE_USER);
  const services = createFakeServices({
    backend,
    storage: createMemoryStore(),
    tabStorage: createMemoryStore(),
  });
  const store = createAppStore(services);
  await store.dispatch(readSession());
  store.dispatch(watchSession());
  store.dispatch(openAddress({ search: '?c=000000-ffffff&n=Draft', state: null }));
  store.dispatch(generatePalette());
  store.dispatch(openTheme(''));
  keepTheme(services, store.getState().theme);
  await services.signInFiles.keep('image', { value: 'a picture', bytes: 9 }, null);
  return { backend, services, store };
};

describe('what was made and never saved', () => {
  it('is on no page and not on the device once the account was deleted', async () => {
    const { backend, services, store } = await visit();
    const { storage, signInFiles } = services;
    const discardEverywhere = vi.spyOn(services.videos, 'discardEverywhere');
    expect(readLatestPalette(storage)).not.toBeNull();
    expect(readKeptThemes(services)).toHaveLength(1);
    await backend.account.remove();
    expect(selectHistory(store.getState()).entries).toEqual([]);
    expect(selectThemeEntry(store.getState())).toBeUndefined();
    expect(readLatestPalette(storage)).toBeNull();
    expect(readKeptThemes(services)).toEqual([]);
    expect(storage.read('hueloom-drafts')).toBeUndefined();
    expect(await signInFiles.take('image', async () => null)).toBeUndefined();
    expect(discardEverywhere).toHaveBeenCalledOnce();
    // The answer about cookies is the device's.
    expect(storage.read(CONSENT_KEY)).toBeDefined();
  });

  it('stays after a sign-out', async () => {
    const { backend, services, store } = await visit();
    await backend.auth.signOut();
    expect(selectHistory(store.getState()).entries).toHaveLength(2);
    expect(readLatestPalette(services.storage)).not.toBeNull();
  });
});

describe('another tab', () => {
  const watch = () => {
    const page = new EventTarget();
    const replace = vi.fn<(path: string) => void>();
    const tabStorage = createMemoryStore({ 'hueloom-palette-place': 'a place' });
    // Only the parts of a window that are used.
    watchDeletion(Object.assign(page, { location: { replace } }) as unknown as Window, tabStorage);
    const notify = (key: string, newValue: string | null) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    return { notify, replace, tabStorage };
  };

  it('goes home, and forgets what it kept', () => {
    const { notify, replace, tabStorage } = watch();
    notify('hueloom-account-deleted', 'true');
    notify('hueloom-account-deleted', null);
    expect(replace.mock.calls).toEqual([['/']]);
    expect(tabStorage.read('hueloom-palette-place')).toBeUndefined();
  });

  it('stays where it is when other values change', () => {
    const { notify, replace } = watch();
    notify('colorPaletteHistory', null);
    expect(replace).not.toHaveBeenCalled();
  });
});

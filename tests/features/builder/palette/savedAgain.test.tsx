import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { PATHS } from '../../../../src/domain/paths';
import type { SavedPalette } from '../../../../src/domain/savedPalette';
import { HISTORY_INDEX_KEY, HISTORY_KEY } from '../../../../src/state/palette/stored/historyKeys';
import { readSession, watchSession } from '../../../../src/state/session/readSession';
import {
  ACTIVE_SUBSCRIPTION,
  createFakeBackend,
  FREE_USER,
  type FakeBackend,
} from '../../../support/fakeBackend';
import { createFakeServices } from '../../../support/fakeServices';
import { renderApp } from '../../../support/renderApp';
import { paletteOf, samplePalette, sampleProject } from '../../projects/samples';

// Compiled here and not while a test waits for it.
await import('../../../../src/features/builder/BuilderPage');

const TIDE = samplePalette('a', 'p1', 'Tidewater', paletteOf('#0D9488', '#F5F5F4'));
const AT_TIDE = '/palette-builder?c=0d9488-f5f5f4&n=Tidewater';
const OTHER_USER = { ...FREE_USER, id: '00000000-0000-4000-8000-000000000002', email: 'ann@example.com' };

/** A browser with one account, over all visits of a test. */
const openBrowser = (palettes: readonly SavedPalette[] = []) => {
  const projects = [sampleProject('p1', 'Rebrand'), sampleProject('p2', 'Later', 2)];
  const backend = createFakeBackend(
    {},
    { user: FREE_USER, subscription: ACTIVE_SUBSCRIPTION, projects, palettes },
  );
  const { storage, tabStorage } = createFakeServices();
  const visit = async (at: string) => {
    const app = renderApp(at, createFakeServices({ backend, storage, tabStorage }));
    await act(async () => {
      app.store.dispatch(watchSession());
      await app.store.dispatch(readSession());
    });
    if (at.startsWith(PATHS.builder)) await screen.findByRole('heading', { name: 'Color palette' });
    return app;
  };
  return { backend, storage, visit };
};

type App = Awaited<ReturnType<ReturnType<typeof openBrowser>['visit']>>;

const button = (name: string) => screen.findByRole('button', { name });
const isSaved = () => button('Saved');
const isUnsaved = () => button('Save');
const mirror = async ({ user }: App) => user.click(await button('Mirror palette horizontally'));

const saveNew = async ({ user }: App) => {
  await user.click(await button('Save'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save palette' }));
  await user.click(await dialog.findByRole('radio', { name: /^Rebrand/ }));
  await user.click(dialog.getByRole('button', { name: 'Save palette' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

/** What the dialog offers that saving opens. */
const offered = async ({ user }: App) => {
  await user.click(await screen.findByRole('button', { name: /^Saved?$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save palette' }));
  return (await dialog.findByRole('button', { name: /^(Save|Update) palette$/ })).textContent;
};

/** Comes back to the tab, from one in which something else was done. */
const comeBack = () => act(async () => void fireEvent(document, new Event('visibilitychange')));

const reload = ({ location }: App): string => {
  const { pathname, search } = location();
  cleanup();
  return pathname + search;
};

const change = (backend: FakeBackend, next: readonly SavedPalette[]) => {
  backend.world.palettes = next;
};

describe('a palette that was saved', () => {
  it('says so after a reload, before the service has answered, and is updated from then on', async () => {
    const browser = openBrowser();
    const before = await browser.visit('/palette-builder?c=0d9488-f5f5f4&n=Tidewater');
    await saveNew(before);
    await isSaved();
    const at = reload(before);
    const never = new Promise<never>(() => {});
    vi.spyOn(browser.backend.projects, 'ownPalette').mockReturnValue(never);
    const after = await browser.visit(at);
    await isSaved();
    await mirror(after);
    await isUnsaved();
    expect(await offered(after)).toBe('Update palette');
    await after.user.keyboard('{Escape}');
    await after.user.click(await button('Previous palette'));
    await isSaved();
  });

  it('says so where it was opened from its project', async () => {
    const browser = openBrowser([TIDE]);
    const { user } = await browser.visit(`${PATHS.projects}?project=p1`);
    await user.click(await screen.findByRole('link', { name: 'Tidewater' }));
    expect(await isSaved()).toBeDefined();
  });

  it('says so where it was opened by its address, on a device that has never seen it', async () => {
    const browser = openBrowser([TIDE]);
    const app = await browser.visit(AT_TIDE);
    await isSaved();
    await mirror(app);
    await isUnsaved();
    expect(await offered(app)).toBe('Update palette');
  });

  it.each([
    ['name', '/palette-builder?c=0d9488-f5f5f4&n=Low+tide'],
    ['color', '/palette-builder?c=0d9489-f5f5f4&n=Tidewater'],
    ['name of a color', `${AT_TIDE}&label=Brand`],
  ])('is another one with another %s', async (_, at) => {
    const browser = openBrowser([TIDE]);
    const find = vi.spyOn(browser.backend.projects, 'find');
    const app = await browser.visit(at);
    await waitFor(() => expect(find).toHaveBeenCalled());
    await isUnsaved();
    expect(await offered(app)).toBe('Save palette');
  });

  it('does not say so to a visitor, nor to another account', async () => {
    const browser = openBrowser([TIDE]);
    await browser.visit(AT_TIDE);
    await isSaved();
    await act(async () => browser.backend.changeUser(null));
    await isUnsaved();
    change(browser.backend, []);
    await act(async () => browser.backend.changeUser(OTHER_USER));
    expect(await isUnsaved()).toBeDefined();
  });

  it('does not say so to another account that reloads the page', async () => {
    const browser = openBrowser([TIDE]);
    const first = await browser.visit(AT_TIDE);
    await isSaved();
    const at = reload(first);
    change(browser.backend, []);
    browser.backend.world.user = OTHER_USER;
    const app = await browser.visit(at);
    await isUnsaved();
    expect(await offered(app)).toBe('Save palette');
  });

  it('is new again once it was deleted in another tab', async () => {
    const browser = openBrowser([TIDE]);
    const app = await browser.visit(AT_TIDE);
    await isSaved();
    change(browser.backend, []);
    await comeBack();
    await isUnsaved();
    expect(await offered(app)).toBe('Save palette');
  });

  it('is no longer what is saved once that was changed in another tab, in no step of the history', async () => {
    const browser = openBrowser([TIDE]);
    const app = await browser.visit(AT_TIDE);
    await isSaved();
    await mirror(app);
    change(browser.backend, [{ ...TIDE, colors: TIDE.colors.toReversed() }]);
    await comeBack();
    await isSaved();
    await app.user.click(await button('Previous palette'));
    await isUnsaved();
    expect(await offered(app)).toBe('Update palette');
  });

  it('is updated in the project that it was moved to', async () => {
    const browser = openBrowser([TIDE]);
    const first = await browser.visit(AT_TIDE);
    await isSaved();
    const at = reload(first);
    change(browser.backend, [{ ...TIDE, projectId: 'p2' }]);
    const read = vi.spyOn(browser.backend.projects, 'ownPalette');
    const app = await browser.visit(at);
    await waitFor(() => expect(read).toHaveResolved());
    await mirror(app);
    await isUnsaved();
    expect(await offered(app)).toBe('Update palette');
  });

  it('is updated after a reload where another tab has written its own history since', async () => {
    const browser = openBrowser([TIDE]);
    const app = await browser.visit(AT_TIDE);
    await isSaved();
    await mirror(app);
    await isUnsaved();
    const at = reload(app);
    browser.storage.write(HISTORY_KEY, [{ colors: ['#123456', '#654321'] }]);
    browser.storage.write(HISTORY_INDEX_KEY, 0);
    const again = await browser.visit(at);
    await isUnsaved();
    expect(await offered(again)).toBe('Update palette');
  });

  it('stays as it was known while the service cannot be reached', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => log.mockRestore());
    const browser = openBrowser([TIDE]);
    await browser.visit(AT_TIDE);
    await isSaved();
    const read = vi.spyOn(browser.backend.projects, 'ownPalette').mockRejectedValue(new Error('offline'));
    await comeBack();
    await waitFor(() => expect(read).toHaveBeenCalled());
    await isSaved();
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('is asked for once where one comes back right after it was opened', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const browser = openBrowser();
    const read = vi.spyOn(browser.backend.projects, 'find');
    await browser.visit(AT_TIDE);
    await comeBack();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(read).toHaveBeenCalledTimes(1);
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import {
  sessionAwaited,
  sessionExpired,
  sessionOverdue,
  userRead,
} from '../../../../src/state/session/sessionSlice';
import { unreadVideoMessage } from '../../../../src/domain/videoMessages';
import { FREE_USER } from '../../../support/fakeBackend';
import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { createTab } from '../createTab';
import { FILE } from '../fakeVideos';
import { openDialog, openPage, openRun } from '../openVideoPage';

const OTHER_USER = { ...FREE_USER, id: '2', name: 'Other' };

type Tab = ReturnType<typeof createTab>;

/** A tab in which a film was being read when it was reloaded. */
const leaveFilm = async (): Promise<Tab> => {
  const tab = createTab();
  const page = await openRun('free', tab.load());
  act(() => page.run().capture(createCapturedFrame(0)));
  await screen.findByRole('article', { name: 'Frame at 00:00:00:00' });
  page.unmount();
  return tab;
};

/** The page before it is known who is here, after all that can be read of films was read. */
const reload = async (tab: Tab) => {
  const page = await openPage('awaited', tab.load());
  const read = async () => act(async () => void (await page.videos.restore()));
  await read();
  return { ...page, read };
};

const frame = () => screen.queryByRole('article', { name: 'Frame at 00:00:00:00' });
const choice = () => screen.getByRole('heading', { name: 'Drop or paste a video' });

describe('a film that was read before a reload', () => {
  it('is back as soon as its user is known, whatever the user may do', async () => {
    const { store, read } = await reload(await leaveFilm());
    expect(frame()).toBeNull();
    act(() => void store.dispatch(userRead(FREE_USER)));
    await read();
    expect(await screen.findByText('Stopped at 00:00:00:00')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Continue from 00:00:00:00' })).toBeDefined();
    expect(store.getState().session.isLoading).toBe(true);
  });

  it('is back, too, where the session is known after the page has stopped waiting for it', async () => {
    const { store, read } = await reload(await leaveFilm());
    act(() => void store.dispatch(sessionOverdue()));
    await read();
    expect(choice()).toBeDefined();
    expect(frame()).toBeNull();
    act(() => void store.dispatch(userRead(FREE_USER)));
    expect(await screen.findByText('Stopped at 00:00:00:00')).toBeDefined();
    expect(screen.getByRole('region', { name: 'Player' })).toBeDefined();
  });

  it.each([
    ['a visitor', null],
    ['another user', OTHER_USER],
  ])('is not shown to %s who turns out to be here late', async (_, user) => {
    const { store, read } = await reload(await leaveFilm());
    act(() => void store.dispatch(sessionOverdue()));
    await read();
    act(() => void store.dispatch(userRead(user)));
    await read();
    expect(choice()).toBeDefined();
    expect(frame()).toBeNull();
  });
});

describe('a film of a user whose session the service has ended', () => {
  it('is theirs all the same: after a reload it waits for them, and is no visitor’s', async () => {
    const tab = createTab();
    const page = await openRun('free', tab.load());
    act(() => page.run().capture(createCapturedFrame(0)));
    await screen.findByRole('article', { name: 'Frame at 00:00:00:00' });
    act(() => {
      page.store.dispatch(sessionExpired());
      page.store.dispatch(userRead(null));
    });
    act(() => page.run().end());
    await screen.findAllByText('Extraction completed!');
    page.unmount();

    const { store, read } = await reload(tab);
    act(() => void store.dispatch(userRead(null)));
    await read();
    expect(frame()).toBeNull();
    act(() => void store.dispatch(userRead(FREE_USER)));
    await waitFor(() => expect(frame()).not.toBeNull());
  });
});

describe('the name of a film that was being chosen before a reload', () => {
  it('is back for its user, however late the user is known, and for nobody else', async () => {
    const tab = createTab();
    const first = await openDialog('free', tab.load());
    first.unmount();
    const { store, read } = await reload(tab);
    const named = () => screen.queryByText(unreadVideoMessage(FILE.name));
    act(() => void store.dispatch(sessionOverdue()));
    await read();
    act(() => void store.dispatch(userRead(null)));
    await read();
    expect(named()).toBeNull();
    act(() => {
      store.dispatch(sessionAwaited());
      store.dispatch(userRead(FREE_USER));
    });
    await waitFor(() => expect(named()).not.toBeNull());
  });
});

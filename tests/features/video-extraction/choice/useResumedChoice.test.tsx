import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import type { LocalStore } from '../../../../src/state/storage/localStore';
import { createMemoryFiles, createMemoryStore } from '../../../support/fakeServices';
import { answerWith, createVideo, FILE, mp4, stockOf } from '../fakeVideos';
import { findDialog, openPage, picker } from '../openVideoPage';

describe('a video that a visitor has chosen', () => {
  /** Signed in elsewhere and come back: the tab's storage is all that is left of the page before. */
  const comeBack = async (tabStorage: LocalStore) => openPage('free', { tabStorage, ...gallery() });
  const gallery = () => ({ stockVideos: stockOf([createVideo('v1')]) });

  it('is there again after the sign-in, where it came from the gallery [X-28]', async () => {
    answerWith(mp4);
    onTestFinished(() => void vi.unstubAllGlobals());
    const tabStorage = createMemoryStore();
    const { user, unmount } = await openPage('anonymous', { tabStorage, ...gallery() });
    await user.click(await screen.findByRole('button', { name: 'Video v1, by Filmer v1' }));
    await findDialog('Be part of us');
    unmount();
    const { user: again } = await comeBack(tabStorage);
    const dialog = within(await findDialog('Configure extraction'));
    expect(await dialog.findByText('Video v1')).toBeDefined();
    await again.click(dialog.getByRole('button', { name: 'Cancel' }));
    // Once: not at every later visit.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is there again after the sign-in, where it was a file [X-28]', async () => {
    const tabStorage = createMemoryStore();
    const signInFiles = createMemoryFiles();
    const { user, unmount } = await openPage('anonymous', { tabStorage, signInFiles });
    await user.upload(picker(), FILE);
    await findDialog('Be part of us');
    unmount();
    await openPage('free', { tabStorage, signInFiles });
    const dialog = within(await findDialog('Configure extraction'));
    expect(await dialog.findByText('holiday.mp4')).toBeDefined();
  });

  it('is asked for once more, by its name, where it was a file that the browser did not keep [X-28]', async () => {
    const tabStorage = createMemoryStore();
    const { user, unmount } = await openPage('anonymous', { tabStorage });
    await user.upload(picker(), FILE);
    await findDialog('Be part of us');
    unmount();
    await comeBack(tabStorage);
    expect(
      await screen.findByText(
        'holiday.mp4 stayed on your device while you signed in. Please choose it once more.',
      ),
    ).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

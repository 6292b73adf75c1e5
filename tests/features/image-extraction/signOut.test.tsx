import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { sessionExpired, userRead } from '../../../src/state/session/sessionSlice';
import { FREE_USER } from '../../support/fakeBackend';
import { createPendingExtractor } from './fakePictures';
import { FILE, openPage, openPicture, picker, region } from './openImagePage';

const OTHER = new File(['y'], 'dog.jpg', { type: 'image/jpeg' });

describe('a picture of an account that signs out', () => {
  it('leaves the page and the memory; its colors stay, as those of an earlier visit do', async () => {
    const { columns, services, store } = await openPicture();
    const before = columns();
    act(() => void store.dispatch(userRead(FREE_USER)));
    act(() => void store.dispatch(userRead(null)));
    expect(await screen.findByText('Drop or paste an image')).toBeDefined();
    expect(screen.queryByText(FILE.name)).toBeNull();
    expect(services.pictureCache.get(1)).toBeNull();
    const last = region('Last palette');
    for (const text of before) expect(text).toContain(/#[\dA-F]{6}/.exec(text)?.[0] ?? 'a color');
    expect(last.querySelectorAll('[style*="background"]')).toHaveLength(before.length);
    expect(screen.queryByRole('button', { name: 'Back to the picture' })).toBeNull();
  });

  it('is not read to its end', async () => {
    const imageExtractor = createPendingExtractor();
    const { user, store } = await openPage({ imageExtractor });
    act(() => void store.dispatch(userRead(FREE_USER)));
    await user.upload(picker(), FILE);
    await waitFor(() => expect(imageExtractor.pending).toHaveLength(1));
    act(() => void store.dispatch(userRead(null)));
    expect(await screen.findByText('Drop or paste an image')).toBeDefined();
    expect(imageExtractor.pending[0]?.signal.aborted).toBe(true);
  });

  it('leaves with the others of its list', async () => {
    const { user, services, store } = await openPage();
    act(() => void store.dispatch(userRead(FREE_USER)));
    await user.upload(picker(), [FILE, OTHER]);
    await screen.findByText('2 of 2 pictures read');
    act(() => void store.dispatch(userRead(null)));
    expect(await screen.findByText('Drop or paste an image')).toBeDefined();
    expect(services.batchCache.file(1)).toBeNull();
    expect(screen.queryByText(OTHER.name)).toBeNull();
  });

  it('stays for whoever signs in after it was opened, and where the service has ended the session', async () => {
    const { columns, store } = await openPicture();
    const before = columns();
    act(() => void store.dispatch(userRead(FREE_USER)));
    act(() => {
      store.dispatch(sessionExpired());
      store.dispatch(userRead(null));
    });
    expect(columns()).toEqual(before);
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { BATCH, BATCH_MESSAGES, togetherMessage } from '../../../../src/domain/batchMessages';
import {
  batchEnded,
  batchExtended,
  batchMerged,
} from '../../../../src/features/image-extraction/batch/pictureBatchSlice';
import { createMemoryFiles, createMemoryStore } from '../../../support/fakeServices';
import { createFakeExtractor, evenPalette } from '../fakePictures';
import { button, columns, FILE, openPage, picker, region } from '../openImagePage';

const SHARED = ['#123456', '#FEDCBA'];

const named = (...names: readonly string[]) =>
  names.map((name) => new File([name], name, { type: 'image/png' }));

/** Single pictures have palettes that begin with red; that for all has none. */
const openTwo = async () => {
  const imageExtractor = createFakeExtractor();
  imageExtractor.repalette.mockResolvedValue(evenPalette([0x123456, 0xfedcba]));
  const storage = createMemoryStore();
  const signInFiles = createMemoryFiles();
  const app = await openPage({ imageExtractor, storage, signInFiles });
  return { ...app, imageExtractor, storage, signInFiles };
};
const readTwo = async ({ user }: Pick<Awaited<ReturnType<typeof openTwo>>, 'user'>) => {
  await user.upload(picker(), named('a.png', 'b.png'));
  await screen.findByText(togetherMessage(2));
};
const readOne = async ({ user }: Pick<Awaited<ReturnType<typeof openTwo>>, 'user'>) => {
  await user.upload(picker(), FILE);
  await screen.findByRole('toolbar', { name: 'Colors of the picture' });
};
const lastColors = () =>
  within(region('Last palette'))
    .getAllByText(/^#/)
    .map(({ textContent }) => textContent);

describe('the one palette for all', () => {
  it('is the last palette once the pictures are closed, also of those looked at by themselves', async () => {
    const app = await openTwo();
    await readTwo(app);
    await app.user.click(button('Open b.png'));
    await screen.findByRole('img', { name: 'b.png' });
    await app.user.click(button('All pictures'));
    await app.user.click(button('Close these pictures'));
    expect(lastColors()).toEqual(SHARED);
  });

  it('is the last palette of the next visit', async () => {
    const app = await openTwo();
    await readTwo(app);
    app.unmount();
    await openPage({ storage: app.storage });
    expect(lastColors()).toEqual(SHARED);
  });

  it('is on show again where the page was left with it, though a single picture was read before', async () => {
    const app = await openTwo();
    await readOne(app);
    await readTwo(app);
    await app.user.click(screen.getByRole('link', { name: 'Explore palettes' }));
    await screen.findByRole('heading', { level: 1, name: 'Explore palettes' });
    await app.user.click(screen.getByRole('link', { name: 'Image to palette' }));
    const together = within(await screen.findByRole('region', { name: 'One palette for all' }));
    expect(together.getByText('#123456')).toBeDefined();
  });

  it('makes way for the own palette of the picture that one goes back to', async () => {
    const app = await openTwo();
    await readOne(app);
    await readTwo(app);
    await app.user.click(button('Close these pictures'));
    expect(lastColors()).toEqual(SHARED);
    await app.user.click(button('Back to the picture'));
    expect(columns()[0]?.textContent).toContain('#FF0000');
  });

  it('leaves the palette of a single picture alone that is on show when it is made', async () => {
    const imageExtractor = createFakeExtractor();
    let make = () => {};
    imageExtractor.repalette.mockReturnValue(
      new Promise((resolve) => (make = () => resolve(evenPalette([0x123456, 0xfedcba])))),
    );
    const { user, store } = await openPage({ imageExtractor });
    await user.upload(picker(), named('a.png', 'b.png'));
    await screen.findByText('2 of 2 pictures read');
    await user.click(button('Open b.png'));
    await screen.findByRole('toolbar', { name: 'Colors of the picture' });
    make();
    await waitFor(() => expect(store.getState().pictureBatch.together).not.toBeNull());
    expect(columns()).toHaveLength(5);
  });

  it('keeps the style it was made with while another is chosen for one of the pictures', async () => {
    const app = await openTwo();
    await readTwo(app);
    await app.user.click(button('Open b.png'));
    await screen.findByRole('img', { name: 'b.png' });
    await app.user.click(button('Palette style: Vivid'));
    await app.user.click(await screen.findByRole('menuitemradio', { name: /^Even/ }));
    await waitFor(() => expect(button('Palette style: Even')).toBeDefined());
    await app.user.click(button('All pictures'));
    const together = within(await screen.findByRole('region', { name: 'One palette for all' }));
    expect(together.getByRole('button', { name: 'Palette style: Vivid' })).toBeDefined();
  });

  it('does not come back from the sign-in as the palette of the single picture before it', async () => {
    const app = await openTwo();
    await readOne(app);
    await readTwo(app);
    await app.signInFiles.settle(null);
    expect(await app.signInFiles.take('image', async () => null)).toMatchObject({ picture: null });
  });

  it('is not stored a second time where the same is made again', async () => {
    const app = await openTwo();
    await readTwo(app);
    await app.user.upload(picker(), new File(['c'], 'c.png', { type: 'image/png' }));
    await screen.findByText(togetherMessage(3));
    expect(app.store.getState().imageExtraction.history.records).toHaveLength(1);
  });

  it('stays where more pictures are chosen than there is room for', async () => {
    const app = await openTwo();
    await readTwo(app);
    const { together, pictures } = app.store.getState().pictureBatch;
    const waiting = Array.from({ length: BATCH.maxPictures - pictures.length }, (_, at) => ({
      id: 100 + at,
      name: `${at}.png`,
    }));
    act(() => {
      app.store.dispatch(batchExtended({ pictures: waiting, leftOut: 0 }));
      app.store.dispatch(batchEnded({ reason: BATCH_MESSAGES.canceled }));
      app.store.dispatch(batchMerged(together ?? []));
    });
    await app.user.upload(picker(), named('more.png', 'most.png'));
    await waitFor(() => expect(app.store.getState().pictureBatch.leftOut).toBe(2));
    expect(app.store.getState().pictureBatch).toMatchObject({ isRunning: false, together });
    expect(app.store.getState().imageExtraction.history.records).toHaveLength(1);
  });

  it('keeps the style it has where another cannot be made', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const app = await openTwo();
    await readTwo(app);
    app.imageExtractor.repalette.mockRejectedValue(new Error('lost'));
    await app.user.click(button('Palette style: Vivid'));
    await app.user.click(await screen.findByRole('menuitemradio', { name: /^Even/ }));
    expect(await screen.findByText(BATCH_MESSAGES.togetherFailed)).toBeDefined();
    await waitFor(() => expect(button('Palette style: Vivid')).toBeDefined());
    log.mockRestore();
  });
});

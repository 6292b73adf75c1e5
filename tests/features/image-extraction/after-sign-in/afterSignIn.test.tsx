import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { ExtractionError } from '../../../../workers/image-extraction/api';
import { BATCH_MESSAGES, togetherMessage } from '../../../../src/domain/batchMessages';
import { IMAGE_MESSAGES } from '../../../../src/domain/imageMessages';
import { FREE_USER } from '../../../support/fakeBackend';
import { createMemoryCounter } from '../../../support/fakeServices';
import { createExtraction, createFakeExtractor, createPendingExtractor, evenPalette } from '../fakePictures';
import { openTab } from './openTab';
import { button, columns, FILE, openPage, picker, region } from '../openImagePage';

const SHARED = ['#123456', '#FEDCBA'];
const named = (...names: readonly string[]) =>
  names.map((name) => new File([name], name, { type: 'image/png' }));
/** The gallery has one of its own. */
const findRetry = async () =>
  within(await screen.findByRole('region', { name: 'Problem' })).getByRole('button', { name: 'Try again' });
const rows = () =>
  within(screen.getByRole('list', { name: 'Palettes of the pictures' })).getAllByRole('listitem');

describe('several pictures behind the sign-in', () => {
  it('are there with their palettes and the one for all, and are not read again', async () => {
    const tab = await openTab();
    tab.imageExtractor.extract.mockResolvedValueOnce(
      createExtraction({ palette: evenPalette([0x0d9488, 0xffffff]) }),
    );
    await tab.user.upload(picker(), named('a.png', 'b.png'));
    await screen.findByText(togetherMessage(2));
    const { user, imageExtractor, backend, store } = await tab.comeBack();
    expect(await screen.findByText('2 of 2 pictures read')).toBeDefined();
    expect(rows()[0]?.textContent).toContain('a.png');
    expect(rows()[0]?.textContent).toContain('#0D9488');
    const together = within(region('One palette for all'));
    for (const hex of SHARED) expect(together.getByText(hex)).toBeDefined();
    expect(imageExtractor.extract).not.toHaveBeenCalled();
    expect(backend.world.extractions.image).toBe(0);
    // It is the last palette already, not one more.
    const colors = store.getState().imageExtraction.history.records.map(({ entries }) => entries.length);
    expect(colors).toEqual([2]);

    await user.selectOptions(together.getByRole('combobox', { name: 'Color count' }), '7 colors');
    await waitFor(() => expect(imageExtractor.repalette).toHaveBeenCalledTimes(1));
    expect(imageExtractor.repalette.mock.lastCall?.[1].isJoined).toBe(true);
  });

  it('are there once', async () => {
    const tab = await openTab();
    await tab.user.upload(picker(), named('a.png', 'b.png'));
    await screen.findByText(togetherMessage(2));
    const back = await tab.comeBack();
    await screen.findByText('2 of 2 pictures read');
    back.unmount();
    await openPage({ signInFiles: back.services.signInFiles });
    expect(region('Choose an image')).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Palettes of the pictures' })).toBeNull();
  });

  it('are there for the account whose session had ended, and not for another', async () => {
    for (const [ownerId, isThere] of [
      [FREE_USER.id, true],
      ['someone else', false],
    ] as const) {
      const tab = await openTab();
      await tab.user.upload(picker(), named('a.png', 'b.png'));
      await screen.findByText(togetherMessage(2));
      const take = vi.spyOn(tab.services.signInFiles, 'take');
      const { unmount } = await tab.comeBack({ ownerId });
      await waitFor(() => expect(take).toHaveBeenCalled());
      expect((await take.mock.results[0]?.value) !== undefined).toBe(isThere);
      if (isThere) await screen.findByText('2 of 2 pictures read');
      unmount();
    }
  });

  it('go on being read where the daily limit stopped them, by the account’s', async () => {
    const tab = await openTab({ dailyCounter: createMemoryCounter(9) });
    await tab.user.upload(picker(), named('a.png', 'b.png', 'c.png'));
    await screen.findByRole('dialog', { name: 'Be part of us' });
    expect(screen.getAllByText(BATCH_MESSAGES.limitReached)).toHaveLength(2);
    const { imageExtractor, backend } = await tab.comeBack();
    expect(await screen.findByText('3 of 3 pictures read')).toBeDefined();
    expect(imageExtractor.extract).toHaveBeenCalledTimes(2);
    expect(backend.world.extractions.image).toBe(2);
    expect(await screen.findByText(togetherMessage(3))).toBeDefined();
  });

  it('wait with that until it is known who has come back', async () => {
    const tab = await openTab({ dailyCounter: createMemoryCounter(9) });
    await tab.user.upload(picker(), named('a.png', 'b.png'));
    await screen.findByRole('dialog', { name: 'Be part of us' });
    let answer = () => {};
    const known = new Promise<void>((resolve) => (answer = resolve));
    const session = async () => {
      await known;
      return { user: FREE_USER };
    };
    await tab.comeBack({ session });
    expect(await screen.findByText('1 of 2 pictures read')).toBeDefined();
    answer();
    expect(await screen.findByText('2 of 2 pictures read')).toBeDefined();
  });

  it('wait with that, too, where it is known after the page has stopped waiting', async () => {
    const tab = await openTab({ dailyCounter: createMemoryCounter(9) });
    await tab.user.upload(picker(), named('a.png', 'b.png'));
    await screen.findByRole('dialog', { name: 'Be part of us' });
    let answer = () => {};
    const known = new Promise<void>((resolve) => (answer = resolve));
    const { imageExtractor } = await tab.comeBack({
      isOverdue: true,
      session: async () => {
        await known;
        return { user: FREE_USER };
      },
    });
    expect(await screen.findByText('1 of 2 pictures read')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(imageExtractor.extract).not.toHaveBeenCalled();
    answer();
    expect(await screen.findByText('2 of 2 pictures read')).toBeDefined();
  });

  it('go on being read where that was not through', async () => {
    const pending = createPendingExtractor();
    const tab = await openTab({ imageExtractor: pending });
    await tab.user.upload(picker(), named('a.png', 'b.png'));
    await waitFor(() => expect(pending.pending).toHaveLength(1));
    await tab.comeBack();
    await screen.findByText('Reading 1 of 2');
    await waitFor(() => expect(pending.pending).toHaveLength(2));
  });

  it('are left as they were where their reading was canceled', async () => {
    const pending = createPendingExtractor();
    const tab = await openTab({ imageExtractor: pending });
    await tab.user.upload(picker(), named('a.png', 'b.png'));
    await tab.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    const { store } = await tab.comeBack();
    expect(await screen.findByRole('button', { name: 'Read the rest' })).toBeDefined();
    await waitFor(() => expect(store.getState().session.isLoading).toBe(false));
    expect(screen.getAllByText(BATCH_MESSAGES.canceled)).toHaveLength(2);
    expect(pending.pending).toHaveLength(1);
  });

  it('are there where the sign-in was given up, too, and the limit is told again', async () => {
    const tab = await openTab({ dailyCounter: createMemoryCounter(9) });
    await tab.user.upload(picker(), named('a.png', 'b.png'));
    await screen.findByRole('dialog', { name: 'Be part of us' });
    await tab.comeBack({ user: null });
    await screen.findByRole('dialog', { name: 'Be part of us' });
    expect(await screen.findByText('1 of 2 pictures read')).toBeDefined();
  });

  it('are behind the one of them that was shown by itself, with what was done to its palette', async () => {
    const tab = await openTab();
    await tab.user.upload(picker(), named('a.png', 'b.png'));
    await screen.findByText(togetherMessage(2));
    await tab.user.click(button('Open b.png'));
    await screen.findByRole('toolbar', { name: 'Colors of the picture' });
    await tab.user.click(button('Lock #FF0000'));
    const { user, go, backend } = await tab.comeBack();
    await screen.findByRole('img', { name: 'b.png' });
    expect(await screen.findByRole('button', { name: 'Unlock #FF0000' })).toBeDefined();
    expect(backend.world.extractions.image).toBe(0);
    await go(-1);
    expect(await screen.findByText('2 of 2 pictures read')).toBeDefined();
    await go(1);
    await screen.findByRole('img', { name: 'b.png' });
    await user.click(button('All pictures'));
    expect(await screen.findByText('2 of 2 pictures read')).toBeDefined();
  });
});

describe('a picture behind the sign-in', () => {
  it('has its own palette, also where that of several was shown after it', async () => {
    const tab = await openTab();
    await tab.user.upload(picker(), FILE);
    await screen.findByRole('toolbar', { name: 'Colors of the picture' });
    await tab.user.upload(picker(), named('a.png', 'b.png'));
    await screen.findByText(togetherMessage(2));
    await tab.user.click(button('Close these pictures'));
    await tab.comeBack();
    await screen.findByRole('img', { name: 'cat.jpg' });
    await waitFor(() => expect(columns()[0]?.textContent).toContain('#FF0000'));
    expect(columns()).toHaveLength(5);
  });

  it('is read at last where the daily limit refused it', async () => {
    const tab = await openTab({ dailyCounter: createMemoryCounter(10) });
    await tab.user.upload(picker(), FILE);
    await screen.findByRole('dialog', { name: 'Be part of us' });
    const { backend } = await tab.comeBack();
    await screen.findByRole('img', { name: 'cat.jpg' });
    await waitFor(() => expect(backend.world.extractions.image).toBe(1));
  });

  it('can be read once more where that took too long', async () => {
    const imageExtractor = createFakeExtractor();
    imageExtractor.extract.mockRejectedValueOnce(new ExtractionError('timeout'));
    const tab = await openTab({ dailyCounter: createMemoryCounter(10), imageExtractor });
    await tab.user.upload(picker(), FILE);
    await screen.findByRole('dialog', { name: 'Be part of us' });
    const { user, backend } = await tab.comeBack();
    await user.click(await findRetry());
    await screen.findByRole('img', { name: 'cat.jpg' });
    expect(imageExtractor.extract.mock.lastCall?.[1].source).toBe(FILE);
    expect(screen.queryByRole('region', { name: 'Problem' })).toBeNull();
    await waitFor(() => expect(backend.world.extractions.image).toBe(1));
  });

  it('that was open can be read once more, with what was done to its palette', async () => {
    const imageExtractor = createFakeExtractor();
    const tab = await openTab({ imageExtractor });
    await tab.user.upload(picker(), FILE);
    await screen.findByRole('toolbar', { name: 'Colors of the picture' });
    await tab.user.click(button('Lock #FF0000'));
    imageExtractor.extract.mockRejectedValueOnce(new ExtractionError('worker-crashed'));
    const { user, backend } = await tab.comeBack();
    await user.click(await findRetry());
    await screen.findByRole('img', { name: 'cat.jpg' });
    expect(await screen.findByRole('button', { name: 'Unlock #FF0000' })).toBeDefined();
    expect(backend.world.extractions.image).toBe(0);
  });

  it('makes way for the one that was chosen after it and refused', async () => {
    const tab = await openTab({ dailyCounter: createMemoryCounter(9) });
    await tab.user.upload(picker(), named('first.png'));
    await screen.findByRole('img', { name: 'first.png' });
    await tab.user.upload(picker(), FILE);
    await screen.findAllByText(IMAGE_MESSAGES.imageLimitReached);
    await screen.findByRole('dialog', { name: 'Be part of us' });
    expect(screen.getByRole('img', { name: 'first.png', hidden: true })).toBeDefined();
    await tab.comeBack();
    await screen.findByRole('img', { name: 'cat.jpg' });
  });

  it('is read from its start where that was not through', async () => {
    const pending = createPendingExtractor();
    const tab = await openTab({ imageExtractor: pending });
    await tab.user.upload(picker(), FILE);
    await waitFor(() => expect(pending.pending).toHaveLength(1));
    await tab.comeBack();
    await waitFor(() => expect(pending.pending).toHaveLength(2));
    expect(pending.pending[1]?.request.source).toBe(FILE);
  });

  it('is not brought back where it was canceled, or where nothing was chosen', async () => {
    const pending = createPendingExtractor();
    const tab = await openTab({ imageExtractor: pending });
    await tab.user.upload(picker(), FILE);
    await tab.user.click(
      within(await screen.findByRole('region', { name: 'Palette' })).getByRole('button', { name: 'Cancel' }),
    );
    await screen.findByText('Drop or paste an image');
    const { store } = await tab.comeBack();
    await waitFor(() => expect(store.getState().session.isLoading).toBe(false));
    expect(region('Choose an image')).toBeDefined();
    expect(pending.pending).toHaveLength(1);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { IMAGE_MESSAGES } from '../../../../src/domain/imageMessages';
import type { SaveReply } from '../../../../workers/picture-looks/api';
import { createExtraction, createFakeExtractor } from '../fakePictures';
import { FILE, picker, region } from '../openImagePage';
import { openViews, showViews } from './viewsPage';

showViews();

describe('saving a view', () => {
  it('tells how far it is, and can be canceled', async () => {
    const { user, views, pictureLooks } = await openViews();
    let signal: AbortSignal | undefined;
    pictureLooks.save.mockImplementation(
      (given, _source, _look, report) =>
        new Promise<SaveReply>(() => {
          signal = given;
          report({ stage: 'drawing', done: 0.4 });
        }),
    );
    await user.click(await views.findByRole('button', { name: 'Save as PNG' }));
    expect(await views.findByText('Drawing 10.0 megapixels, 40%')).toBeDefined();
    await user.click(views.getByRole('button', { name: 'Cancel' }));
    expect(signal?.aborted).toBe(true);
    expect(views.getByRole('button', { name: 'Save as PNG' })).toBeDefined();
  });

  it('downloads it as a picture', async () => {
    const files: (Blob | MediaSource)[] = [];
    const names: string[] = [];
    const spies = [
      vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file)}`),
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
        this: HTMLAnchorElement,
      ) {
        names.push(this.download);
      }),
    ];
    onTestFinished(() => {
      for (const spy of spies) spy.mockRestore();
    });
    const { user, views, pictureLooks } = await openViews('Posterized');
    pictureLooks.save.mockResolvedValue({ ok: true, png: Uint8Array.of(1, 2, 3) });
    await user.click(await views.findByRole('button', { name: 'Save as PNG' }));
    await waitFor(() => expect(names).toEqual([expect.stringMatching(/^cat.*\.png$/)]));
    const file = files.at(-1);
    expect(file instanceof Blob && [file.type, file.size]).toEqual(['image/png', 3]);
  });

  it('says why where the browser has no room for it', async () => {
    const { user, views } = await openViews();
    await user.click(await views.findByRole('button', { name: 'Save as PNG' }));
    expect(await screen.findByText(IMAGE_MESSAGES.pictureTooLargeToSave)).toBeDefined();
  });

  it('says the size that the file gets, also of a drawing that asks for another', async () => {
    const imageExtractor = createFakeExtractor();
    imageExtractor.extract.mockResolvedValueOnce({
      ...createExtraction({ width: 24, height: 12 }),
      drawn: { width: 2048, height: 1024 },
    });
    const { user, views, pictureLooks } = await openViews('Posterized', { imageExtractor });
    expect(await views.findByText('2048 × 1024 px')).toBeDefined();
    pictureLooks.save.mockReturnValue(new Promise(() => undefined));
    await user.click(views.getByRole('button', { name: 'Save as PNG' }));
    expect(await views.findByText('Drawing 2.1 megapixels, 0%')).toBeDefined();
  });

  it('goes on while another view is looked at', async () => {
    const { user, views, pictureLooks } = await openViews();
    let signal: AbortSignal | undefined;
    pictureLooks.save.mockImplementation((given) => {
      signal = given;
      return new Promise(() => undefined);
    });
    await user.click(await views.findByRole('button', { name: 'Save as PNG' }));
    for (const name of ['Contrast', 'Posterized', 'Vision'])
      await user.click(views.getByRole('tab', { name }));
    expect(signal?.aborted).toBe(false);
    expect(await views.findByText('Drawing 10.0 megapixels, 0%')).toBeDefined();
    await user.click(views.getByRole('button', { name: 'Cancel' }));
    expect(signal?.aborted).toBe(true);
  });

  const startSaving = async () => {
    const imageExtractor = createFakeExtractor();
    const page = await openViews(undefined, { imageExtractor });
    const signals: AbortSignal[] = [];
    page.pictureLooks.save.mockImplementation((given) => {
      signals.push(given);
      return new Promise(() => undefined);
    });
    await page.user.click(await page.views.findByRole('button', { name: 'Save as PNG' }));
    await waitFor(() => expect(signals).toHaveLength(1));
    return { ...page, imageExtractor, isStopped: () => signals[0]?.aborted };
  };

  it('goes on while another picture is read, and where that is canceled', async () => {
    const { user, views, imageExtractor, isStopped } = await startSaving();
    imageExtractor.extract.mockReturnValueOnce(new Promise(() => undefined));
    await user.upload(picker(), FILE);
    await user.click(await within(region('Palette')).findByRole('button', { name: 'Cancel' }));
    expect(await views.findByText('Drawing 10.0 megapixels, 0%')).toBeDefined();
    expect(isStopped()).toBe(false);
  });

  it('stops with its picture, and says so', async () => {
    const { user, views, isStopped } = await startSaving();
    await user.upload(picker(), FILE);
    expect(await screen.findByText(IMAGE_MESSAGES.savingStopped)).toBeDefined();
    expect(isStopped()).toBe(true);
    expect(await views.findByRole('button', { name: 'Save as PNG' })).toBeDefined();
  });
});

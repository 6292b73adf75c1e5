import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { IMAGE_MESSAGES } from '../../../src/domain/imageMessages';
import { PATHS } from '../../../src/domain/paths';
import { ExtractionError } from '../../../workers/image-extraction/api';
import { createMemoryCounter, createMemoryStore } from '../../support/fakeServices';
import { onTouch } from '../../support/onTouch';
import { createExtraction, createFakeExtractor, createPendingExtractor } from './fakePictures';
import { FILE, openPage, openPicture, button, picker, region } from './openImagePage';

describe('while a picture is read', () => {
  it('shows stage, megapixels and seconds with a way to cancel [X-04]', async () => {
    const imageExtractor = createPendingExtractor();
    const { user } = await openPage({ imageExtractor });
    await user.upload(picker(), FILE);
    const palette = within(await screen.findByRole('region', { name: 'Palette' }));
    expect(palette.getByText(/Opening the picture/)).toBeDefined();
    imageExtractor.pending[0]?.report({ stage: 'decoding', megapixels: 50.3 });
    expect(await palette.findByText(/Decoding 50\.3 megapixels/)).toBeDefined();
    expect(palette.getByText('0.0 s')).toBeDefined();

    await user.click(palette.getByRole('button', { name: 'Cancel' }));
    expect(imageExtractor.pending[0]?.signal.aborted).toBe(true);
    expect(await screen.findByText('Drop or paste an image')).toBeDefined();
  });

  it('counts nothing that was canceled', async () => {
    const imageExtractor = createPendingExtractor();
    const { user } = await openPage({ imageExtractor });
    await user.upload(picker(), FILE);
    await user.click(
      within(await screen.findByRole('region', { name: 'Palette' })).getByRole('button', { name: 'Cancel' }),
    );
    expect(await screen.findByText('10 of 10 free extractions remaining today')).toBeDefined();
  });

  it('is not thrown away by another that is dropped: both are read, one after the other', async () => {
    const imageExtractor = createPendingExtractor();
    const { user } = await openPage({ imageExtractor });
    await user.upload(picker(), FILE);
    await waitFor(() => expect(imageExtractor.pending).toHaveLength(1));
    const second = new File(['y'], 'dog.jpg', { type: 'image/jpeg' });
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [second] } });
    await waitFor(() => expect(imageExtractor.pending).toHaveLength(2));
    expect(imageExtractor.pending[1]?.request.source).toBe(FILE);
    imageExtractor.pending[1]?.resolve(createExtraction());
    await waitFor(() => expect(imageExtractor.pending).toHaveLength(3));
    expect(imageExtractor.pending[2]?.request.source).toBe(second);
    imageExtractor.pending[2]?.resolve(createExtraction());
    expect(await screen.findByText('2 of 2 pictures read')).toBeDefined();
  });

  it('takes the place of the one before it as soon as that one is there', async () => {
    // Counting it goes on after the picture is there.
    const dailyCounter = { ...createMemoryCounter(), spend: () => new Promise<number>(() => undefined) };
    const { user } = await openPage({ dailyCounter });
    await user.upload(picker(), FILE);
    await screen.findByRole('img', { name: 'cat.jpg' });
    const second = new File(['y'], 'dog.jpg', { type: 'image/jpeg' });
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [second] } });
    expect(await screen.findByRole('img', { name: 'dog.jpg' })).toBeDefined();
  });

  it('stops when the page is left', async () => {
    const imageExtractor = createPendingExtractor();
    const { user } = await openPage({ imageExtractor });
    await user.upload(picker(), FILE);
    await waitFor(() => expect(imageExtractor.pending).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: /Hueloom/ }));
    await waitFor(() => expect(imageExtractor.pending[0]?.signal.aborted).toBe(true));
  });
});

describe('the daily limit', () => {
  it('tells how many extractions remain, and counts down [X-14]', async () => {
    const { user } = await openPage({ dailyCounter: createMemoryCounter(3) });
    expect(await screen.findByText('7 of 10 free extractions remaining today')).toBeDefined();
    await user.upload(picker(), FILE);
    expect(await screen.findByText('6 of 10 free extractions remaining today')).toBeDefined();
  });

  it('opens the sign-in dialog from its link [X-14]', async () => {
    const { user } = await openPage();
    await user.click(button('Sign in for unlimited'));
    expect(await screen.findByRole('dialog', { name: 'Be part of us' })).toBeDefined();
  });

  it('refuses the eleventh picture with words and the sign-in dialog [X-16]', async () => {
    const imageExtractor = createFakeExtractor();
    const { user } = await openPage({ imageExtractor, dailyCounter: createMemoryCounter(10) });
    await user.upload(picker(), FILE);
    expect(await screen.findByRole('dialog', { name: 'Be part of us' })).toBeDefined();
    expect(screen.getAllByText(IMAGE_MESSAGES.imageLimitReached).length).toBeGreaterThan(0);
    expect(imageExtractor.extract).not.toHaveBeenCalled();
  });
});

describe('a picture that cannot be read', () => {
  it('leaves words, the reason and a way out on the page; a good picture clears them [X-22]', async () => {
    const imageExtractor = createFakeExtractor();
    imageExtractor.extract.mockRejectedValueOnce(
      new ExtractionError('unsupported', 'HEIC is not supported by this browser'),
    );
    const { user } = await openPage({ imageExtractor });
    await user.upload(picker(), FILE);
    const problem = await screen.findByRole('region', { name: 'Problem' });
    expect(within(problem).getByText(IMAGE_MESSAGES.imageProcessFailed)).toBeDefined();
    // Announced by what stays, and said nowhere else.
    expect(problem.closest('[role=alert]')).not.toBeNull();
    expect(screen.getAllByText(IMAGE_MESSAGES.imageProcessFailed)).toHaveLength(1);
    expect(within(problem).getByText('HEIC is not supported by this browser')).toBeDefined();
    expect(within(problem).getByRole('button', { name: 'Try another image' })).toBeDefined();
    expect(screen.queryByRole('img', { name: 'cat.jpg' })).toBeNull();

    await user.upload(picker(), FILE);
    expect(await screen.findByRole('img', { name: 'cat.jpg' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Problem' })).toBeNull();
  });

  it('offers the same picture once more, also when the page was left meanwhile', async () => {
    const imageExtractor = createFakeExtractor();
    imageExtractor.extract.mockRejectedValueOnce(new ExtractionError('timeout'));
    const { user, go } = await openPage({ imageExtractor });
    await user.upload(picker(), FILE);
    await screen.findByRole('region', { name: 'Problem' });
    await user.click(screen.getByRole('link', { name: /Hueloom/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Problem' })).toBeNull());
    await go(-1);
    const problem = within(await screen.findByRole('region', { name: 'Problem' }));
    await user.click(problem.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: 'cat.jpg' })).toBeDefined();
    expect(imageExtractor.extract.mock.lastCall?.[1].source).toBe(FILE);
  });

  it.each(['leaving the page', 'a press on Cancel'])('is as before where %s ends its retry', async (way) => {
    const imageExtractor = createFakeExtractor();
    imageExtractor.extract.mockRejectedValueOnce(new ExtractionError('timeout'));
    const { user, go } = await openPage({ imageExtractor });
    await user.upload(picker(), FILE);
    const problem = async () => within(await screen.findByRole('region', { name: 'Problem' }));
    imageExtractor.extract.mockReturnValueOnce(new Promise(() => {}));
    await user.click((await problem()).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(imageExtractor.extract).toHaveBeenCalledTimes(2));
    const [cancel] = screen.getAllByRole('button', { name: 'Cancel' });
    if (cancel && way === 'a press on Cancel') await user.click(cancel);
    else {
      await user.click(screen.getByRole('link', { name: /Hueloom/ }));
      await screen.findByRole('region', { name: 'Palette of the Week' });
      await go(-1);
    }
    await user.click((await problem()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: 'cat.jpg' })).toBeDefined();
  });

  it('can be dismissed', async () => {
    const imageExtractor = createFakeExtractor();
    imageExtractor.extract.mockRejectedValueOnce(new ExtractionError('corrupt'));
    const { user } = await openPage({ imageExtractor });
    await user.upload(picker(), FILE);
    const problem = within(await screen.findByRole('region', { name: 'Problem' }));
    await user.click(problem.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: 'Problem' })).toBeNull();
  });
});

describe('a later visit', () => {
  it('offers the last palette again [X-09]', async () => {
    const storage = createMemoryStore({
      imagePaletteHistory: [[{ hex: '#0D9488' }, { hex: '#F5F5F4' }]],
      imagePaletteHistoryIndex: 0,
    });
    const { user, location } = await openPage({ storage });
    const last = within(region('Last palette'));
    expect(last.getByText('#0D9488')).toBeDefined();
    await user.click(last.getByRole('button', { name: 'Open in builder' }));
    await waitFor(() => expect(location().pathname).toBe(PATHS.builder));
  });

  it('offers the palette of the picture that was read on this one', async () => {
    const storage = createMemoryStore();
    const { columns } = await openPicture({ storage });
    const hexes = columns().map((column) => column.match(/#[\dA-F]{6}/)?.[0] ?? '');
    expect(hexes).toHaveLength(5);
    cleanup();
    await openPage({ storage });
    const last = within(region('Last palette'));
    for (const hex of hexes) expect(last.getByText(hex)).toBeDefined();
  });

  it('offers nothing on the first one', async () => {
    await openPage();
    expect(screen.queryByRole('region', { name: 'Last palette' })).toBeNull();
  });
});

describe('the choice of a picture', () => {
  it('names dropping and pasting only where there is something to drop with', async () => {
    onTouch();
    await openPage();
    expect(await screen.findByRole('heading', { name: 'Choose or take a picture' })).toBeDefined();
    expect(screen.queryByText(/drop or paste/i)).toBeNull();
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { BATCH_MESSAGES, togetherMessage } from '../../../../src/domain/batchMessages';
import { FOREIGN_FILE_MESSAGES } from '../../../../src/domain/foreignFileMessages';
import { MESSAGES } from '../../../../src/domain/messages';
import { IMAGE_MESSAGES } from '../../../../src/domain/imageMessages';
import { PATHS } from '../../../../src/domain/paths';
import { ExtractionError } from '../../../../workers/image-extraction/api';
import { createMemoryCounter } from '../../../support/fakeServices';
import { createExtraction, createFakeExtractor, createPendingExtractor, evenPalette } from '../fakePictures';
import { dropOf, fileEntry, folderEntry } from '../incoming/fakeEntries';
import { button, FILE, openPage, picker, region } from '../openImagePage';

const named = (...names: readonly string[]) =>
  names.map((name) => new File([name], name, { type: 'image/png' }));
const rows = () =>
  within(screen.getByRole('list', { name: 'Palettes of the pictures' })).getAllByRole('listitem');

describe('several pictures', () => {
  it('are read one after the other, with progress, each with a palette, and one for all', async () => {
    const imageExtractor = createPendingExtractor();
    const { user } = await openPage({ imageExtractor });
    await user.upload(picker(), named('a.png', 'b.png', 'c.png'));
    expect(await screen.findByText('Reading 1 of 3')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Pictures read' })).toBeDefined();
    expect(imageExtractor.pending).toHaveLength(1);
    imageExtractor.pending[0]?.resolve(createExtraction({ palette: evenPalette([0xff0000, 0x00ff00]) }));
    expect(await screen.findByText('Reading 2 of 3')).toBeDefined();
    expect(within(rows()[0] ?? document.body).getByText('#FF0000')).toBeDefined();
    imageExtractor.pending[1]?.resolve(createExtraction());
    await waitFor(() => expect(imageExtractor.pending).toHaveLength(3));
    imageExtractor.pending[2]?.resolve(createExtraction());
    expect(await screen.findByText('3 of 3 pictures read')).toBeDefined();
    const together = within(await screen.findByRole('region', { name: 'One palette for all' }));
    expect(await together.findByRole('button', { name: 'Open in builder' })).toBeDefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('name the bad one among them, and go on', async () => {
    const imageExtractor = createFakeExtractor();
    imageExtractor.extract.mockRejectedValueOnce(
      new ExtractionError('unsupported', FOREIGN_FILE_MESSAGES.photoshop),
    );
    const { user } = await openPage({ imageExtractor });
    await user.upload(picker(), named('bad.png', 'good.png'));
    expect(await screen.findByText('1 of 2 pictures read')).toBeDefined();
    const [bad, good] = rows();
    expect(bad?.textContent).toContain('bad.png');
    expect(bad?.textContent).toContain(FOREIGN_FILE_MESSAGES.photoshop);
    expect(good && within(good).getByRole('button', { name: 'Open good.png' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Problem' })).toBeNull();
  });

  it('can be canceled: what was read stays, the rest is named', async () => {
    const imageExtractor = createPendingExtractor();
    const { user } = await openPage({ imageExtractor });
    await user.upload(picker(), named('a.png', 'b.png', 'c.png'));
    await waitFor(() => expect(imageExtractor.pending).toHaveLength(1));
    imageExtractor.pending[0]?.resolve(createExtraction());
    await waitFor(() => expect(imageExtractor.pending).toHaveLength(2));
    await user.click(button('Cancel'));
    expect(imageExtractor.pending[1]?.signal.aborted).toBe(true);
    expect(await screen.findByText('1 of 3 pictures read')).toBeDefined();
    expect(screen.getAllByText(BATCH_MESSAGES.canceled)).toHaveLength(2);
  });

  it('are read to the end after a cancel, without those that were tried before', async () => {
    const imageExtractor = createFakeExtractor();
    imageExtractor.extract.mockRejectedValueOnce(
      new ExtractionError('unsupported', FOREIGN_FILE_MESSAGES.photoshop),
    );
    const pending = createPendingExtractor();
    imageExtractor.extract.mockImplementationOnce(pending.extract);
    const { user } = await openPage({ imageExtractor });
    await user.upload(picker(), named('bad.png', 'a.png', 'b.png'));
    await waitFor(() => expect(pending.pending).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Read the rest' })).toBeNull();
    await user.click(button('Cancel'));
    await user.click(await screen.findByRole('button', { name: 'Read the rest' }));
    expect(await screen.findByText('2 of 3 pictures read')).toBeDefined();
    expect(rows()[0]?.textContent).toContain(FOREIGN_FILE_MESSAGES.photoshop);
    expect(imageExtractor.extract).toHaveBeenCalledTimes(4);
    expect(screen.queryByRole('button', { name: 'Read the rest' })).toBeNull();
  });

  it('are read once more where that took too long, without those that can never be read', async () => {
    const imageExtractor = createFakeExtractor();
    imageExtractor.extract
      .mockRejectedValueOnce(new ExtractionError('unsupported', FOREIGN_FILE_MESSAGES.photoshop))
      .mockRejectedValueOnce(new ExtractionError('timeout'));
    const { user } = await openPage({ imageExtractor });
    await user.upload(picker(), named('bad.png', 'slow.png', 'a.png'));
    expect(await screen.findByText('1 of 3 pictures read')).toBeDefined();
    await user.click(button('Try again'));
    expect(await screen.findByText('2 of 3 pictures read')).toBeDefined();
    expect(rows()[0]?.textContent).toContain(FOREIGN_FILE_MESSAGES.photoshop);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('are left when they are closed while they are read, and can be brought back', async () => {
    const imageExtractor = createPendingExtractor();
    const { user } = await openPage({ imageExtractor });
    await user.upload(picker(), named('a.png', 'b.png'));
    await waitFor(() => expect(imageExtractor.pending).toHaveLength(1));
    await user.click(button('Close these pictures'));
    expect(imageExtractor.pending[0]?.signal.aborted).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(button('Read the rest')).toBeDefined();
    expect(rows()).toHaveLength(2);
  });

  it('have one palette of a size and a style of its own', async () => {
    const imageExtractor = createFakeExtractor();
    const { user } = await openPage({ imageExtractor });
    await user.upload(picker(), named('a.png', 'b.png'));
    const together = within(await screen.findByRole('region', { name: 'One palette for all' }));
    const count = () => together.getByRole<HTMLSelectElement>('combobox', { name: 'Color count' });
    expect(count().value).toBe('5');
    await user.selectOptions(count(), '7 colors');
    await waitFor(() => expect(count().value).toBe('7'));
    expect(together.getByText('#FFFFFF')).toBeDefined();
    await user.click(together.getByRole('button', { name: 'Palette style: Vivid' }));
    await user.click(await screen.findByRole('menuitemradio', { name: /^Even/ }));
    await waitFor(() =>
      expect(imageExtractor.repalette.mock.lastCall?.[2]).toEqual({ count: 7, style: 'even', variant: 0 }),
    );
    const [first] = rows();
    expect(first && within(first).queryByText('#FFFFFF')).toBeNull();
  });

  it('have nothing to lock in that palette, and it can be kept and sent like others', async () => {
    const { user } = await openPage();
    await user.upload(picker(), named('a.png', 'b.png'));
    const together = within(await screen.findByRole('region', { name: 'One palette for all' }));
    expect(await together.findByText(togetherMessage(2))).toBeDefined();
    expect(together.queryByRole('button', { name: /^Lock/ })).toBeNull();
    expect(together.getByRole('button', { name: 'Share palette' })).toBeDefined();
    await user.click(together.getByRole('button', { name: 'Save' }));
    const invitation = within(await screen.findByRole('dialog', { name: 'Be part of us' }));
    expect(invitation.getByText(MESSAGES.signInToSave)).toBeDefined();
  });

  it('say while they are read that it comes, and where only one was, what it takes', async () => {
    const imageExtractor = createFakeExtractor();
    imageExtractor.extract.mockRejectedValueOnce(new ExtractionError('unsupported', 'No picture'));
    const pending = createPendingExtractor();
    imageExtractor.extract.mockImplementationOnce(pending.extract);
    const { user } = await openPage({ imageExtractor });
    await user.upload(picker(), named('bad.png', 'good.png'));
    const together = within(await screen.findByRole('region', { name: 'One palette for all' }));
    expect(together.getByText(BATCH_MESSAGES.togetherLater)).toBeDefined();
    await waitFor(() => expect(pending.pending).toHaveLength(1));
    pending.pending[0]?.resolve(createExtraction());
    expect(await together.findByText(BATCH_MESSAGES.togetherNeedsTwo)).toBeDefined();
    expect(together.queryByText(BATCH_MESSAGES.togetherLater)).toBeNull();
  });

  it('have that palette made once more where it failed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const imageExtractor = createFakeExtractor();
    imageExtractor.repalette.mockRejectedValueOnce(new Error('the worker is gone'));
    const { user } = await openPage({ imageExtractor });
    await user.upload(picker(), named('a.png', 'b.png'));
    const together = within(await screen.findByRole('region', { name: 'One palette for all' }));
    expect(await together.findByText(BATCH_MESSAGES.togetherMissing)).toBeDefined();
    await user.click(together.getByRole('button', { name: 'Make it now' }));
    expect(await together.findByText(togetherMessage(2))).toBeDefined();
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  it('count one each, and name the rest where the day’s allowance ends [X-16]', async () => {
    const dailyCounter = createMemoryCounter(8);
    const { user } = await openPage({ dailyCounter });
    await user.upload(picker(), named('a.png', 'b.png', 'c.png'));
    await waitFor(() =>
      expect(screen.getAllByText(IMAGE_MESSAGES.imageLimitReached).length).toBeGreaterThan(0),
    );
    expect(await dailyCounter.used(10)).toBe(10);
    expect(screen.getAllByText(BATCH_MESSAGES.limitReached)).toHaveLength(1);
  });

  it('take fifty at most, and say so', async () => {
    // None is read to its end: the day's allowance would open a dialog over the list.
    const { user } = await openPage({ imageExtractor: createPendingExtractor() });
    await user.upload(picker(), named(...Array.from({ length: 52 }, (_, index) => `${index}.png`)));
    expect(await screen.findByText('Only the first 50 of 52 pictures were taken.')).toBeDefined();
    expect(rows()).toHaveLength(50);
  });

  it('open by themselves without counting again, and the list is there to go back to', async () => {
    const dailyCounter = createMemoryCounter();
    const { user } = await openPage({ dailyCounter });
    await user.upload(picker(), named('a.png', 'b.png'));
    await screen.findByText('2 of 2 pictures read');
    await user.click(button('Open b.png'));
    expect(await screen.findByRole('img', { name: 'b.png' })).toBeDefined();
    expect(await dailyCounter.used(10)).toBe(2);
    await user.click(button('All pictures'));
    expect(rows()).toHaveLength(2);
    // It comes back as it was closed, before the picture that was opened last.
    await user.click(button('Close these pictures'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(rows()).toHaveLength(2);
  });

  it('give their palettes to the builder, and one of them to the clipboard', async () => {
    const { user, location } = await openPage();
    await user.upload(picker(), named('a.png', 'b.png'));
    await screen.findByText('2 of 2 pictures read');
    expect(button('Copy the palette of a.png')).toBeDefined();
    await user.click(button('Open the palette of a.png in the builder'));
    await waitFor(() => expect(location().pathname).toBe(PATHS.builder));
  });

  it('make room for the other ways to a picture when they are closed', async () => {
    const { user } = await openPage();
    await user.upload(picker(), named('a.png', 'b.png'));
    await screen.findByText('2 of 2 pictures read');
    await user.click(button('Close these pictures'));
    expect(region('Choose an image')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(rows()).toHaveLength(2);
    expect(screen.getByText('2 of 2 pictures read')).toBeDefined();
  });

  it('can no longer be brought back once others take their place', async () => {
    const { user } = await openPage();
    await user.upload(picker(), named('a.png', 'b.png'));
    await screen.findByText('2 of 2 pictures read');
    await user.click(button('Close these pictures'));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
    await user.upload(picker(), named('c.png', 'd.png', 'e.png'));
    await screen.findByText('3 of 3 pictures read');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('keep the focus where a button goes away', async () => {
    const imageExtractor = createPendingExtractor();
    const { user } = await openPage({ imageExtractor });
    await user.upload(picker(), named('a.png', 'b.png'));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await screen.findByText('0 of 2 pictures read');
    // A second press must not open the browser's dialog for files.
    expect(document.activeElement).not.toBe(button('Add pictures'));
    expect(document.activeElement?.contains(button('Add pictures'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe('a folder', () => {
  it('gives what may be pictures in it', async () => {
    const imageExtractor = createFakeExtractor();
    const { user } = await openPage({ imageExtractor });
    const notes = new File(['x'], 'notes.txt', { type: 'text/plain' });
    const hidden = new File(['x'], '.thumb.png', { type: 'image/png' });
    const drawing = new File(['x'], 'poster.ai');
    const files = [...named('a.png', 'b.png'), notes, hidden, drawing];
    await user.upload(screen.getByLabelText('Folder of images'), files);
    expect(await screen.findByText('3 of 3 pictures read')).toBeDefined();
    expect(rows()[2]?.textContent).toContain('poster.ai');
  });

  it('without any says so', async () => {
    const { user } = await openPage();
    const notes = new File(['x'], 'notes.txt', { type: 'text/plain' });
    await user.upload(screen.getByLabelText('Folder of images'), [notes]);
    expect(await screen.findByText(BATCH_MESSAGES.folderEmpty)).toBeDefined();
  });

  it('with more pictures than are counted says so', async () => {
    await openPage();
    const pictures = Array.from({ length: 1001 }, (_, at) => fileEntry(new File(['x'], `${at}.png`)));
    fireEvent.drop(document.body, { dataTransfer: dropOf([folderEntry('work', pictures, 500)], [FILE]) });
    expect(await screen.findByText('Only the first 50 of at least 1,001 pictures were taken.')).toBeDefined();
  });
});

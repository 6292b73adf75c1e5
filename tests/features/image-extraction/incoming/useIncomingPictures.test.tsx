import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { createFakeExtractor } from '../fakePictures';
import { FILE, openPage } from '../openImagePage';
import { dropOf, file, fileEntry, folderEntry, lockedEntry } from './fakeEntries';

const openField = async () => {
  const imageExtractor = createFakeExtractor();
  await openPage({ imageExtractor });
  return { imageExtractor, field: screen.getByRole('textbox', { name: 'Picture address' }) };
};

describe('a field of the page', () => {
  it('keeps the text of a spreadsheet, which brings a picture of its cells along', async () => {
    const { imageExtractor, field } = await openField();
    const clipboardData = { files: [FILE], getData: () => 'https://example.com/cat.jpg' };
    const paste = createEvent.paste(field, { clipboardData });
    fireEvent(field, paste);
    expect(paste.defaultPrevented).toBe(false);
    expect(imageExtractor.extract).not.toHaveBeenCalled();
    fireEvent.paste(document.body, { clipboardData });
    await waitFor(() => expect(imageExtractor.extract).toHaveBeenCalledOnce());
  });

  it('lets a picture be pasted that comes without text', async () => {
    const { imageExtractor, field } = await openField();
    fireEvent.paste(field, { clipboardData: { files: [FILE], getData: () => '' } });
    await waitFor(() => expect(imageExtractor.extract).toHaveBeenCalledOnce());
  });

  it('lets a file be dropped on it, and keeps an address that is', async () => {
    const { imageExtractor, field } = await openField();
    const address = createEvent.drop(field, { dataTransfer: { types: ['text/uri-list'], files: [] } });
    fireEvent(field, address);
    expect(address.defaultPrevented).toBe(false);
    fireEvent.drop(field, { dataTransfer: { types: ['Files'], files: [FILE] } });
    await waitFor(() => expect(imageExtractor.extract).toHaveBeenCalledOnce());
  });
});

it('a dropped folder is read although one of its pictures cannot be, which is named', async () => {
  const imageExtractor = createFakeExtractor();
  await openPage({ imageExtractor });
  const folder = folderEntry('holiday', [fileEntry(FILE), lockedEntry('dog.jpg')]);
  fireEvent.drop(document.body, { dataTransfer: dropOf([folder], [file('holiday', '')]) });
  expect(await screen.findByText('Could not be read: dog.jpg.')).toBeDefined();
  await waitFor(() => expect(imageExtractor.extract).toHaveBeenCalledOnce());
});

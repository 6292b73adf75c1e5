import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { useIncomingPictures } from '../../../../src/features/image-extraction/incoming/useIncomingPictures';
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

it('what comes as soon as the page is there is taken, before it is painted', async () => {
  const onFiles = vi.fn();
  const Page = () => {
    useIncomingPictures({ onFiles, onText: vi.fn(), onUnreadable: vi.fn() });
    return null;
  };
  const Visit = () => {
    useLayoutEffect(() => {
      fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [FILE] } });
      fireEvent.paste(document.body, { clipboardData: { files: [FILE], getData: () => '' } });
    }, []);
    return <Page />;
  };
  onTestFinished(render(<Visit />).unmount);
  await waitFor(() => expect(onFiles).toHaveBeenCalledTimes(2));
});

import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { ADDRESS_MESSAGES } from '../../../../src/domain/addressMessages';
import { IMAGE_MESSAGES } from '../../../../src/domain/imageMessages';
import { PATHS } from '../../../../src/domain/paths';
import { createFakeExtractor, createPhotos } from '../fakePictures';
import { FILE, openPage, button, isDisabled, picker, region } from '../openImagePage';

describe('choosing an image', () => {
  it('offers upload, a random image and the promise that nothing leaves the device [X-01] [X-02]', async () => {
    await openPage();
    expect(picker().accept).toBe('image/*');
    expect(button('Upload image')).toBeDefined();
    expect(button('Random image')).toBeDefined();
    const choice = within(region('Choose an image'));
    expect(choice.getByText(/Pictures stay on this device\./)).toBeDefined();
    expect(choice.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe(PATHS.privacy);
  });

  it('reads an uploaded file, and the same file once more', async () => {
    const imageExtractor = createFakeExtractor();
    const { user } = await openPage({ imageExtractor });
    await user.upload(picker(), FILE);
    await waitFor(() => expect(imageExtractor.extract).toHaveBeenCalledOnce());
    expect(imageExtractor.extract.mock.calls[0]?.[1]).toEqual({ source: FILE, count: 5, style: 'vivid' });
    await user.upload(picker(), FILE);
    await waitFor(() => expect(imageExtractor.extract).toHaveBeenCalledTimes(2));
  });

  it('reads a picture dropped anywhere on the page', async () => {
    const imageExtractor = createFakeExtractor();
    await openPage({ imageExtractor });
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [FILE] } });
    await waitFor(() => expect(imageExtractor.extract).toHaveBeenCalledOnce());
    expect(imageExtractor.extract.mock.calls[0]?.[1].source).toBe(FILE);
  });

  it('marks the drop zone while a file is over the page, and lets other drags pass', async () => {
    await openPage();
    const zone = region('Choose an image');
    const text = createEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'] } });
    fireEvent(document.body, text);
    expect(text.defaultPrevented).toBe(false);
    expect(zone.dataset['over']).toBeUndefined();
    fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'] } });
    expect(zone.dataset['over']).toBe('true');
    fireEvent.dragLeave(document.body, { relatedTarget: null });
    expect(zone.dataset['over']).toBeUndefined();
  });

  it('reads a pasted picture', async () => {
    const imageExtractor = createFakeExtractor();
    await openPage({ imageExtractor });
    fireEvent.paste(document.body, { clipboardData: { files: [FILE] } });
    await waitFor(() => expect(imageExtractor.extract).toHaveBeenCalledOnce());
  });

  it('leaves a paste of text alone', async () => {
    const imageExtractor = createFakeExtractor();
    await openPage({ imageExtractor });
    fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => 'just words' } });
    expect(screen.getByText('Drop or paste an image')).toBeDefined();
    expect(imageExtractor.extract).not.toHaveBeenCalled();
  });
});

describe('text that stands for a picture', () => {
  const paste = (text: string, target: Element = document.body) =>
    fireEvent.paste(target, { clipboardData: { files: [], getData: () => text } });

  it('is the SVG itself', async () => {
    const imageExtractor = createFakeExtractor();
    await openPage({ imageExtractor });
    paste('<svg viewBox="0 0 9 9"><rect/></svg>');
    await waitFor(() => expect(imageExtractor.extract).toHaveBeenCalledOnce());
    const source = imageExtractor.extract.mock.calls[0]?.[1].source;
    expect(await source?.text()).toBe('<svg viewBox="0 0 9 9"><rect/></svg>');
    expect(await screen.findByRole('img', { name: 'Pasted drawing.svg' })).toBeDefined();
  });

  it('is a data: address, pasted or typed', async () => {
    const imageExtractor = createFakeExtractor();
    const { user } = await openPage({ imageExtractor });
    await user.type(
      screen.getByRole('textbox', { name: 'Picture address' }),
      'data:image/png;base64,UE5H{Enter}',
    );
    await waitFor(() => expect(imageExtractor.extract).toHaveBeenCalledOnce());
    expect(await imageExtractor.extract.mock.calls[0]?.[1].source.text()).toBe('PNG');
    paste('data:image/gif;base64,R0lG');
    await waitFor(() => expect(imageExtractor.extract).toHaveBeenCalledTimes(2));
  });

  it('stays text in a field', async () => {
    const imageExtractor = createFakeExtractor();
    await openPage({ imageExtractor });
    paste('data:image/png;base64,UE5H', screen.getByRole('textbox', { name: 'Picture address' }));
    expect(imageExtractor.extract).not.toHaveBeenCalled();
  });

  it('is refused with words where it is no address of a picture', async () => {
    const { user } = await openPage();
    const field = screen.getByRole('textbox', { name: 'Picture address' });
    expect(isDisabled('Open address')).toBe(true);
    await user.type(field, 'ftp://example.com/cat.png');
    await user.click(button('Open address'));
    expect(await screen.findByText(ADDRESS_MESSAGES.notAnAddress)).toBeDefined();
    expect(await screen.findByRole('textbox', { name: 'Picture address' })).toHaveProperty(
      'value',
      'ftp://example.com/cat.png',
    );
  });
});

describe('the gallery', () => {
  const photos = createPhotos(31);
  const stockPhotos = {
    curated: (page: number, perPage: number) =>
      Promise.resolve(photos.slice((page - 1) * perPage, page * perPage)),
  };
  const shown = () => screen.getAllByRole('button', { name: /^Picture .*, by / });

  it('shows 15 photos with their photographers, and more while full pages come [X-03]', async () => {
    const { user } = await openPage({ stockPhotos });
    await screen.findByRole('button', { name: 'Picture p1, by Photographer p1' });
    expect(shown()).toHaveLength(15);
    expect(screen.getByText('by Photographer p15')).toBeDefined();
    await user.click(button('Load more'));
    await waitFor(() => expect(shown()).toHaveLength(30));
    await user.click(button('Load more'));
    await waitFor(() => expect(shown()).toHaveLength(31));
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('says so when no photos come, and tries again on request [X-47]', async () => {
    let isDown = true;
    const { user } = await openPage({
      stockPhotos: { curated: () => Promise.resolve(isDown ? [] : photos.slice(0, 3)) },
    });
    expect(await screen.findByText(IMAGE_MESSAGES.stockPhotosMissing)).toBeDefined();
    isDown = false;
    await user.click(button('Try again'));
    await waitFor(() => expect(shown()).toHaveLength(3));
    expect(screen.queryByText(IMAGE_MESSAGES.stockPhotosMissing)).toBeNull();
  });
});

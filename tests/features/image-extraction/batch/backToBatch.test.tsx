import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { PATHS } from '../../../../src/domain/paths';
import { IMAGE_MESSAGES } from '../../../../src/domain/imageMessages';
import { createMemoryCounter } from '../../../support/fakeServices';
import { createExtraction, createFakeExtractor, evenPalette } from '../fakePictures';
import { button, columns, openPage, picker, region } from '../openImagePage';

const named = (...names: readonly string[]) =>
  names.map((name) => new File([name], name, { type: 'image/png' }));
const rows = () =>
  within(screen.getByRole('list', { name: 'Palettes of the pictures' })).getAllByRole('listitem');
const findRows = async () => {
  await screen.findByRole('list', { name: 'Palettes of the pictures' });
  return rows();
};
const findPicture = async (name: string) => screen.findByRole('img', { name });

/** Each with a first color of its own. */
const openThree = async (overrides: Parameters<typeof openPage>[0] = {}) => {
  const imageExtractor = createFakeExtractor();
  for (const rgb of [0xaa0000, 0x00aa00, 0x0000aa])
    imageExtractor.extract.mockResolvedValueOnce(createExtraction({ palette: evenPalette([rgb, 0xffffff]) }));
  const app = await openPage({ imageExtractor, ...overrides });
  await app.user.upload(picker(), named('a.png', 'b.png', 'c.png'));
  await screen.findByText('3 of 3 pictures read');
  return { ...app, imageExtractor };
};
const palettes = () => rows().map((row) => within(row).getAllByText(/^#/)[0]?.textContent);

describe('one of several pictures, shown by itself', () => {
  it('leads back to all of them, as they were, and forward again to it', async () => {
    const { user, go, location, imageExtractor } = await openThree();
    await user.click(button('Open b.png'));
    await findPicture('b.png');
    await go(-1);
    await findRows();
    expect(palettes()).toEqual(['#AA0000', '#00AA00', '#0000AA']);
    expect(region('One palette for all')).toBeDefined();
    expect(location().pathname).toBe(PATHS.image);
    await go(1);
    await findPicture('b.png');
    expect(columns()).toHaveLength(5);
    await go(-1);
    expect(await findRows()).toHaveLength(3);
    // Once for each of the three, and for the one that was opened.
    expect(imageExtractor.extract).toHaveBeenCalledTimes(4);
  });

  it('gives its row the focus back', async () => {
    const { user, go } = await openThree();
    await user.click(button('Open b.png'));
    await findPicture('b.png');
    await go(-1);
    await findRows();
    expect(document.activeElement).toBe(button('Open b.png'));
  });

  it('leaves no step behind where its own button leads back', async () => {
    const { user, go, location } = await openThree();
    await user.click(screen.getByRole('link', { name: 'Explore palettes' }));
    await screen.findByRole('heading', { level: 1, name: 'Explore palettes' });
    await user.click(screen.getByRole('link', { name: 'Image to palette' }));
    await findRows();
    await user.click(button('Open b.png'));
    await findPicture('b.png');
    await user.click(button('All pictures'));
    await findRows();
    await go(-1);
    expect(location().pathname).toBe(PATHS.explore);
  });

  it('is there again behind another page, with all pictures behind it', async () => {
    const { user, go } = await openThree();
    await user.click(button('Open b.png'));
    await findPicture('b.png');
    await user.click(screen.getByRole('link', { name: 'Explore palettes' }));
    await screen.findByRole('heading', { level: 1, name: 'Explore palettes' });
    await go(-1);
    await findPicture('b.png');
    await go(-1);
    expect(await findRows()).toHaveLength(3);
  });

  it('makes way for all of them where more are dropped on it', async () => {
    const { user, go, location } = await openThree();
    await user.click(button('Open b.png'));
    await findPicture('b.png');
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: named('d.png') } });
    await screen.findByText('4 of 4 pictures read');
    await go(-1);
    // The first address of this visit: there is nothing before it.
    expect(await findRows()).toHaveLength(4);
    await waitFor(() => expect(location().state).toBeNull());
  });

  it('is there once where more are dropped while it is read again', async () => {
    const { user, imageExtractor } = await openThree();
    imageExtractor.extract.mockReturnValueOnce(new Promise(() => {}));
    await user.click(button('Open b.png'));
    await waitFor(() => expect(imageExtractor.extract).toHaveBeenCalledTimes(4));
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: named('d.png') } });
    await screen.findByText('4 of 4 pictures read');
    expect(screen.getAllByRole('button', { name: 'Open b.png' })).toHaveLength(1);
  });

  it('comes from a pasted address, too, unless the day’s limit refuses it', async () => {
    const { user, go, location } = await openThree({ dailyCounter: createMemoryCounter(7) });
    fireEvent.paste(document.body, {
      clipboardData: {
        files: [],
        items: [],
        types: ['text/plain'],
        getData: () => 'https://example.com/x.png',
      },
    });
    const invitation = await screen.findByRole('dialog', { name: 'Be part of us' });
    expect(within(invitation).getByText(IMAGE_MESSAGES.imageLimitReached)).toBeDefined();
    await user.keyboard('{Escape}');
    expect(await findRows()).toHaveLength(3);
    await waitFor(() => expect(location().state).toBeNull());
    await go(1);
    expect(await findRows()).toHaveLength(3);
  });
});

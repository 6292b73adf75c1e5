import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { IMAGE_MESSAGES } from '../../../src/domain/imageMessages';
import { partReadingChanged } from '../../../src/features/image-extraction/imageExtractionSlice';
import { createExtraction, createFakeExtractor, evenPalette, TEN } from './fakePictures';
import { button, isDisabled, openPicture, picker } from './openImagePage';

const DOG = new File(['y'], 'dog.jpg', { type: 'image/jpeg' });

/** Two pictures, one after the other, each with a palette of its own. */
const openTwo = async () => {
  const imageExtractor = createFakeExtractor({ palette: evenPalette(TEN.slice(0, 3)) });
  const page = await openPicture({ imageExtractor });
  imageExtractor.extract.mockResolvedValue(createExtraction({ palette: evenPalette(TEN.slice(4, 7)) }));
  const first = page.columns();
  await page.user.click(button('Change image'));
  await page.user.upload(picker(), DOG);
  await waitFor(() => expect(page.columns()).not.toEqual(first));
  return { ...page, first, second: page.columns() };
};

describe('undo by keys', () => {
  it('ends at the first palette of the picture, and says where earlier ones are', async () => {
    const { columns, second, user } = await openTwo();
    await user.keyboard('{Control>}z{/Control}');
    expect(columns()).toEqual(second);
    expect(await screen.findByText(IMAGE_MESSAGES.firstPalette)).toBeDefined();
  });

  it('goes through the palettes of earlier pictures once one of them is shown, and back', async () => {
    const { columns, first, second, user } = await openTwo();
    await user.click(button('Previous palette'));
    expect(columns()).toEqual(first);
    expect(screen.getByText('Palette of an earlier picture')).toBeDefined();
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(columns()).toEqual(second);
    expect(screen.queryByText(IMAGE_MESSAGES.firstPalette)).toBeNull();
  });

  it('wait, like the buttons, while a part is read: its palette comes after the one on show', async () => {
    const { columns, store, user } = await openTwo();
    await user.click(button('Regenerate'));
    await waitFor(() => expect(isDisabled('Next palette')).toBe(true));
    const shown = columns();
    act(() => void store.dispatch(partReadingChanged(true)));
    expect(isDisabled('Previous palette')).toBe(true);
    await user.keyboard('{Control>}z{/Control}');
    expect(columns()).toEqual(shown);
    act(() => void store.dispatch(partReadingChanged(false)));
    await user.keyboard('{Control>}z{/Control}');
    expect(columns()).not.toEqual(shown);
  });
});

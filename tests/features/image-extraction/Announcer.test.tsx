import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { ExtractionError } from '../../../workers/image-extraction/api';
import { createExtraction, createPendingExtractor } from './fakePictures';
import { button, FILE, openPage, picker, region } from './openImagePage';

const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const READY = 'Palette of 5 colors and 10 swatches ready';

/** The page with one picture, while the next one is read. */
const openSecond = async () => {
  const imageExtractor = createPendingExtractor();
  const page = await openPage({ imageExtractor });
  await page.user.upload(picker(), FILE);
  await waitFor(() => expect(imageExtractor.pending).toHaveLength(1));
  await act(async () => imageExtractor.pending[0]?.resolve(createExtraction()));
  await waitFor(() => expect(announced()).toContain(READY));
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [FILE] } });
  await waitFor(() => expect(announced()).toContain('Opening the picture'));
  return { ...page, second: imageExtractor.pending[1] };
};

describe('a palette that is there already', () => {
  it('is not announced again when the reading of another picture is canceled', async () => {
    const { user } = await openSecond();
    await user.click(within(region('Palette')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(announced()).not.toContain('Opening the picture'));
    expect(announced()).not.toContain(READY);
    await user.click(button('Regenerate'));
    await waitFor(() => expect(announced()).toContain(READY));
  });

  it('is not announced again when another picture cannot be read', async () => {
    const { second } = await openSecond();
    await act(async () => second?.reject(new ExtractionError('corrupt')));
    await waitFor(() => expect(announced()).not.toContain('Opening the picture'));
    expect(announced()).not.toContain(READY);
  });

  it('is followed by that of the next picture, which is', async () => {
    const { second } = await openSecond();
    await act(async () => second?.resolve(createExtraction()));
    await waitFor(() => expect(announced()).toContain(READY));
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { PICTURE_NOTES } from '../../../../src/domain/fileMessages';
import { createExtraction, createFakeExtractor } from '../fakePictures';
import { openPicture } from '../openImagePage';

describe('what to know of a picture', () => {
  it('stands beside it where only its first frame was read', async () => {
    const imageExtractor = createFakeExtractor();
    imageExtractor.extract.mockResolvedValue({ ...createExtraction(), notes: ['firstFrame'] });
    await openPicture({ imageExtractor });
    const notes = screen.getByRole('list', { name: 'About this picture' });
    expect(within(notes).getByText(PICTURE_NOTES.firstFrame)).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Problem' })).toBeNull();
  });

  it('is nothing for an ordinary one', async () => {
    await openPicture();
    expect(screen.queryByRole('list', { name: 'About this picture' })).toBeNull();
  });
});

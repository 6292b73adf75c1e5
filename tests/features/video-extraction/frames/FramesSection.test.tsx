import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { openRun } from '../openVideoPage';

describe('the frames of a film', () => {
  it.each([
    [0, 0],
    [1, 1],
  ])('says why where it begins after 0:00: with frame %i', async (index, notes) => {
    const { run } = await openRun();
    act(() => run().capture(createCapturedFrame(index)));
    await screen.findByRole('article', { name: `Frame at 0:0${index * 5}` });
    expect(screen.queryAllByText('The first frame is black, so it was left out.')).toHaveLength(notes);
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { partChanged } from '../../../../src/features/video-extraction/videoExtractionSlice';
import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { findDialog, openRun } from '../openVideoPage';

describe('the palette of the film', () => {
  it('leads to the builder, and to be saved by the name of the film, without what says that it is a file', async () => {
    const { user, run } = await openRun();
    act(() => {
      run().capture(createCapturedFrame(0));
      run().end();
    });
    const video = within(await screen.findByRole('region', { name: 'Film palette' }));
    await waitFor(() => expect(video.getAllByRole('link')).toHaveLength(5));
    await user.click(video.getByRole('button', { name: 'Save' }));
    expect(await within(await findDialog('Save palette')).findByDisplayValue('holiday')).toBeDefined();
  });

  it('says what its shares are of: of the film, or of what is between the points, by the nearest color', async () => {
    const { run, store } = await openRun();
    act(() => {
      run().capture(createCapturedFrame(0));
      run().capture(createCapturedFrame(1));
    });
    const panel = async (name: string) => within(await screen.findByRole('region', { name }));
    const soFar = await panel('Film so far');
    expect(await soFar.findByText('% of the film so far nearest to each color')).toBeDefined();
    // What stands in for colors has gone with the first of them.
    const colors = soFar.getAllByRole('link');
    expect([...(colors[0]?.parentElement?.children ?? [])]).toEqual(colors);
    act(() => run().end());
    const film = await panel('Film palette');
    await waitFor(() => expect(film.getAllByRole('link')).toHaveLength(5));
    expect(film.getByText('% of the film nearest to each color')).toBeDefined();
    expect(film.getAllByTitle('20% of the film is nearest to this color')).toHaveLength(5);
    act(() => void store.dispatch(partChanged({ in: 5, out: null })));
    expect(film.getByText('% of the range nearest to each color')).toBeDefined();
    expect(film.getAllByTitle('20% of the range is nearest to this color')).toHaveLength(5);
  });

  it('has as many colors as are asked for, from 2 to 9', async () => {
    const { user, run } = await openRun();
    act(() => {
      run().capture(createCapturedFrame(0));
      run().capture(createCapturedFrame(1));
      run().end();
    });
    const video = within(await screen.findByRole('region', { name: 'Film palette' }));
    await waitFor(() => expect(video.getAllByRole('link')).toHaveLength(5));
    const size = video.getByRole('combobox', { name: 'Number of colors' });
    expect(
      within(size)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((count) => `${count} colors`));
    for (const count of [9, 2]) {
      await user.selectOptions(size, String(count));
      await waitFor(() => expect(video.getAllByRole('link')).toHaveLength(count));
    }
  });
});

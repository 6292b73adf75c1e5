import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { VIDEO_MESSAGES } from '../../../../src/domain/videoMessages';
import { selectVideoPalette } from '../../../../src/features/video-extraction/videoExtractionSlice';
import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { button, openRun, region } from '../openVideoPage';
import { cardAt, names, strip } from './openScenes';

const at = (...seconds: number[]) =>
  seconds.map((second) => `Frame at 00:00:${String(second).padStart(2, '0')}:00`);

const openIntervals = async () => {
  const app = await openRun();
  act(() => {
    for (const index of [0, 1, 2]) app.run().capture(createCapturedFrame(index));
  });
  await waitFor(() => expect(names()).toEqual(at(0, 5, 10)));
  const end = async () => {
    act(() => app.run().end());
    await screen.findByText('Extraction completed!', { selector: 'b' });
  };
  const goTo = (seconds: number) => {
    const player = region('Player').querySelector('video');
    if (!player) throw new Error('no player');
    player.currentTime = seconds;
    fireEvent(player, new Event('seeked'));
  };
  return { ...app, end, goTo };
};

describe('frames', () => {
  it('are removed by their menu, and a press has them back', async () => {
    const { user, end } = await openIntervals();
    await end();
    await user.click(button('Edit frame at 00:00:05:00'));
    expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
    await user.click(screen.getByRole('menuitem', { name: /^Remove/ }));
    await waitFor(() => expect(names()).toEqual(at(0, 10)));
    expect(screen.getByRole('heading', { name: 'Frames 2' })).toBeDefined();
    const toast = (await screen.findByText(VIDEO_MESSAGES.frameRemoved)).closest('div');
    await user.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual(at(0, 5, 10)));
  });

  it('are removed by the key on the card that has the focus, which goes on to the next one', async () => {
    const { end } = await openIntervals();
    await end();
    const edit = button('Edit frame at 00:00:05:00');
    act(() => edit.focus());
    fireEvent.keyDown(edit, { key: 'Delete' });
    await waitFor(() => expect(names()).toEqual(at(0, 10)));
    expect(document.activeElement).toBe(button('Edit frame at 00:00:10:00'));
    fireEvent.keyDown(document.activeElement ?? edit, { key: 'Delete' });
    await waitFor(() => expect(names()).toEqual(at(0)));
    expect(document.activeElement).toBe(button('Edit frame at 00:00:00:00'));
    fireEvent.keyDown(document.activeElement ?? edit, { key: 'Delete' });
    expect(await screen.findByText(VIDEO_MESSAGES.lastFrameStays)).toBeDefined();
    expect(names()).toEqual(at(0));
  });

  it('that are removed are in the palette of the film no more, and are again once they are back', async () => {
    const { store, user, end } = await openIntervals();
    await end();
    const palette = () => selectVideoPalette(store.getState()).map(({ rgb }) => rgb);
    const colorsOf = (index: number) => createCapturedFrame(index).dominant.map(({ rgb }) => rgb);
    await waitFor(() => expect(palette()).toEqual(colorsOf(0)));
    fireEvent.keyDown(strip(), { key: 'Delete' });
    await waitFor(() => expect(palette()).toEqual(colorsOf(1)));
    await user.click(button('Undo edit'));
    await waitFor(() => expect(palette()).toEqual(colorsOf(0)));
  });

  it('get no palettes that were made for a frame which has gone from their place', async () => {
    let answer: (palettes: readonly (readonly number[])[]) => void = () => undefined;
    const { user, end, videoExtractor } = await openIntervals();
    const regenerate = vi
      .spyOn(videoExtractor, 'regenerate')
      .mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    await end();
    const links = () =>
      within(cardAt('00:00:05:00'))
        .getAllByRole('link')
        .map((link) => link.ariaLabel ?? link.getAttribute('aria-label'));
    const before = links();
    await user.click(button('Regenerate palettes of 00:00:00:00'));
    await waitFor(() => expect(regenerate).toHaveBeenCalledOnce());
    fireEvent.keyDown(strip(), { key: 'Delete' });
    await waitFor(() => expect(names()).toEqual(at(5, 10)));
    await act(async () => answer([[0x123456, 0x654321]]));
    expect(links()).toEqual(before);
    expect(button('Regenerate palettes of 00:00:05:00').getAttribute('aria-disabled')).toBeNull();
  });

  it('are removed by the key on the timeline where the player is', async () => {
    const { end } = await openIntervals();
    await end();
    fireEvent.keyDown(strip(), { key: 'Delete' });
    await waitFor(() => expect(names()).toEqual(at(5, 10)));
  });

  it('are removed one by one by that key, and none where the player is in what was removed', async () => {
    const { end, goTo } = await openIntervals();
    await end();
    goTo(6);
    fireEvent.keyDown(strip(), { key: 'Delete' });
    await waitFor(() => expect(names()).toEqual(at(0, 10)));
    fireEvent.keyDown(strip(), { key: 'Delete' });
    goTo(11);
    fireEvent.keyDown(strip(), { key: 'Delete', repeat: true });
    expect(names()).toEqual(at(0, 10));
    goTo(12);
    fireEvent.keyDown(strip(), { key: 'Delete' });
    await waitFor(() => expect(names()).toEqual(at(0)));
  });

  it('are removed one by one by that key on a card', async () => {
    const { end } = await openIntervals();
    await end();
    const edit = button('Edit frame at 00:00:05:00');
    act(() => edit.focus());
    fireEvent.keyDown(edit, { key: 'Delete' });
    await waitFor(() => expect(names()).toEqual(at(0, 10)));
    fireEvent.keyDown(document.activeElement ?? edit, { key: 'Delete', repeat: true });
    expect(names()).toEqual(at(0, 10));
  });

  it('stay while the film is read', async () => {
    await openIntervals();
    expect(screen.queryByRole('button', { name: /^Edit frame/ })).toBeNull();
    fireEvent.keyDown(strip(), { key: 'Delete' });
    expect(names()).toEqual(at(0, 5, 10));
  });

  it('and in and out points are undone in the order in which they were changed', async () => {
    const { user, end } = await openIntervals();
    await end();
    fireEvent.keyDown(strip(), { key: 'o' });
    await user.click(button(/^Set in/));
    expect(screen.getByText('Only 00:00:00:00 to 00:00:12:00')).toBeDefined();
    fireEvent.keyDown(strip(), { key: 'Delete' });
    await waitFor(() => expect(names()).toEqual(at(5, 10)));
    await user.click(button('Undo edit'));
    await waitFor(() => expect(names()).toEqual(at(0, 5, 10)));
    expect(screen.getByText('Only 00:00:00:00 to 00:00:12:00')).toBeDefined();
    await user.click(button('Undo edit'));
    expect(screen.getByText('Whole film')).toBeDefined();
    expect(button('Undo edit').getAttribute('aria-disabled')).toBe('true');
  });
});

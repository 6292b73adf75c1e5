import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { selectVideoPalette } from '../../../../../src/features/video-extraction/videoExtractionSlice';
import { readStrip } from '../../../../../src/features/video-extraction/timeline/stripContent';
import { createCapturedFrame } from '../../../../support/fakeVideoExtractor';
import { button, openRun, region } from '../../openVideoPage';

const strip = () => screen.getByRole('slider', { name: 'Frames of the film' });
const points = () => within(screen.getByRole('group', { name: 'In and out points' }));
const standing = () => points().getByRole('status').textContent;

const openVideo = async () => {
  const app = await openRun();
  act(() => {
    for (const index of [0, 1, 2]) app.run().capture(createCapturedFrame(index));
    app.run().end();
  });
  await screen.findByText('Extraction completed!', { selector: 'b' });
  const player = region('Player').querySelector('video');
  if (!player) throw new Error('no player');
  const goTo = (seconds: number) => {
    player.currentTime = seconds;
    act(() => void player.dispatchEvent(new Event('seeked')));
  };
  const bars = () => app.store.dispatch(readStrip())?.bars.map(({ from, to }) => [from, to]);
  return { ...app, goTo, bars };
};

describe('in and out points', () => {
  it('are set where the player is, by keys and by buttons, and bound what files are made from', async () => {
    const { user, goTo, bars } = await openVideo();
    expect(standing()).toBe('Whole film');
    goTo(5);
    fireEvent.keyDown(strip(), { key: 'i' });
    expect(standing()).toBe('Only 00:00:05:00 to 00:00:12:00');
    goTo(11);
    await user.click(points().getByRole('button', { name: /^Set out/ }));
    expect(standing()).toBe('Only 00:00:05:00 to 00:00:11:00');
    expect(bars()).toEqual([
      [5, 10],
      [10, 11],
    ]);
  });

  it('are cleared, and come back step by step', async () => {
    const { user, goTo } = await openVideo();
    goTo(5);
    fireEvent.keyDown(strip(), { key: 'i' });
    goTo(10);
    fireEvent.keyDown(strip(), { key: 'o' });
    await user.click(button('Clear in and out points'));
    expect(standing()).toBe('Whole film');
    fireEvent.keyDown(strip(), { key: 'z', ctrlKey: true });
    expect(standing()).toBe('Only 00:00:05:00 to 00:00:10:00');
    await user.click(button('Undo edit'));
    expect(standing()).toBe('Only 00:00:05:00 to 00:00:12:00');
    fireEvent.keyDown(strip(), { key: 'x' });
    expect(standing()).toBe('Whole film');
  });

  it('bound the palette of the film', async () => {
    const { store, goTo } = await openVideo();
    const palette = () => selectVideoPalette(store.getState()).map(({ rgb }) => rgb);
    const colorsOf = (index: number) => createCapturedFrame(index).dominant.map(({ rgb }) => rgb);
    await waitFor(() => expect(palette()).toEqual(colorsOf(0)));
    goTo(5);
    fireEvent.keyDown(strip(), { key: 'i' });
    await waitFor(() => expect(palette()).toEqual(colorsOf(1)));
    fireEvent.keyDown(strip(), { key: 'x' });
    await waitFor(() => expect(palette()).toEqual(colorsOf(0)));
  });

  it('do not hear keys of other places, or with others held', async () => {
    const { goTo } = await openVideo();
    goTo(5);
    fireEvent.keyDown(document.body, { key: 'i' });
    fireEvent.keyDown(button(/Extract again/), { key: 'i' });
    fireEvent.keyDown(strip(), { key: 'i', ctrlKey: true });
    expect(standing()).toBe('Whole film');
    fireEvent.keyDown(within(region('Player')).getByRole('button', { name: 'Play video' }), { key: 'I' });
    expect(standing()).toBe('Only 00:00:05:00 to 00:00:12:00');
  });

  it('have their keys at the same places of keyboards of other alphabets', async () => {
    const { goTo } = await openVideo();
    goTo(5);
    fireEvent.keyDown(strip(), { key: 'ш', code: 'KeyI' });
    goTo(10);
    fireEvent.keyDown(strip(), { key: 'ο', code: 'KeyO' });
    expect(standing()).toBe('Only 00:00:05:00 to 00:00:10:00');
    fireEvent.keyDown(strip(), { key: 'я', code: 'KeyZ', ctrlKey: true });
    expect(standing()).toBe('Only 00:00:05:00 to 00:00:12:00');
    fireEvent.keyDown(strip(), { key: 'Я', code: 'KeyZ', ctrlKey: true, shiftKey: true });
    expect(standing()).toBe('Only 00:00:05:00 to 00:00:10:00');
    fireEvent.keyDown(strip(), { key: 'ч', code: 'KeyX' });
    expect(standing()).toBe('Whole film');
  });

  it('wait for the film to be read', async () => {
    await openRun();
    expect(
      points()
        .getByRole('button', { name: /^Set in/ })
        .getAttribute('aria-disabled'),
    ).toBe('true');
    fireEvent.keyDown(strip(), { key: 'i' });
    expect(standing()).toBe('Whole film');
  });
});

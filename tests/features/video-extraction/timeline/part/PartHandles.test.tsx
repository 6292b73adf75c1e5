import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { OUTSIDE_RANGE, pointClearedMessage, VIDEO_MESSAGES } from '../../../../../src/domain/videoMessages';
import {
  selectPart,
  selectVideoPalette,
} from '../../../../../src/features/video-extraction/videoExtractionSlice';
import { createCapturedFrame } from '../../../../support/fakeVideoExtractor';
import { button, openRun, region } from '../../openVideoPage';

const strip = () => screen.getByRole('slider', { name: 'Frames of the film' });
const point = (name: 'In point' | 'Out point') => screen.getByRole('slider', { name });
const valueText = (name: 'In point' | 'Out point') => point(name).getAttribute('aria-valuetext');

/** Twelve seconds of 25 frames, read every five seconds, on a strip of 1,200 pixels. */
const openVideo = async () => {
  const rect = vi
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 1200, 128));
  onTestFinished(() => rect.mockRestore());
  const app = await openRun();
  act(() => {
    for (const index of [0, 1, 2]) app.run().capture(createCapturedFrame(index));
    app.run().end();
  });
  await screen.findByText('Extraction completed!', { selector: 'b' });
  const player = region('Player').querySelector('video');
  if (!player) throw new Error('no player');
  const set = (key: 'i' | 'o', seconds: number) => {
    player.currentTime = seconds;
    act(() => void player.dispatchEvent(new Event('seeked')));
    fireEvent.keyDown(strip(), { key });
  };
  return { ...app, player, set, part: () => selectPart(app.store.getState()) };
};

describe('the handles of the in and out points', () => {
  it('are there where a point is set, and say it as a time code', async () => {
    const { set } = await openVideo();
    expect(screen.queryByRole('slider', { name: 'In point' })).toBeNull();
    set('i', 3);
    expect(valueText('In point')).toBe('00:00:03:00');
    expect(screen.queryByRole('slider', { name: 'Out point' })).toBeNull();
    set('o', 8);
    expect(valueText('Out point')).toBe('00:00:08:00');
  });

  it('are no part of the strip, whose own parts no screen reader tells of', async () => {
    const { set } = await openVideo();
    set('i', 3);
    expect(strip().contains(point('In point'))).toBe(false);
  });

  it('move by arrow keys a frame and with Shift a second, and the player with them', async () => {
    const { set, player } = await openVideo();
    set('i', 3);
    fireEvent.keyDown(point('In point'), { key: 'ArrowRight' });
    expect(valueText('In point')).toBe('00:00:03:01');
    expect(player.currentTime).toBeCloseTo(3.04, 6);
    fireEvent.keyDown(point('In point'), { key: 'ArrowLeft', shiftKey: true });
    expect(valueText('In point')).toBe('00:00:02:01');
    fireEvent.keyDown(point('In point'), { key: 'Home' });
    expect(valueText('In point')).toBe('00:00:00:00');
  });

  it.each(['altKey', 'ctrlKey', 'metaKey'])(
    'leave the browser its own arrow keys: with %s',
    async (modifier) => {
      const { set } = await openVideo();
      set('i', 3);
      const isLeft = fireEvent.keyDown(point('In point'), { key: 'ArrowLeft', [modifier]: true });
      expect(isLeft).toBe(true);
      expect(valueText('In point')).toBe('00:00:03:00');
    },
  );

  it('follow a pointer from where it took hold, and one press undoes the whole drag', async () => {
    const { set, part, user } = await openVideo();
    set('o', 8);
    const handle = point('Out point');
    // Three pixels beside the point, of a hundred a second.
    fireEvent.pointerDown(handle, { clientX: 803, button: 0, pointerId: 1 });
    fireEvent.pointerMove(handle, { clientX: 803, pointerId: 1 });
    expect(part().out).toBe(8);
    fireEvent.pointerMove(handle, { clientX: 703, pointerId: 1 });
    expect(part().out).toBeCloseTo(7, 6);
    fireEvent.pointerMove(handle, { clientX: 1003, pointerId: 1 });
    fireEvent.pointerUp(handle, { pointerId: 1 });
    expect(part().out).toBeCloseTo(10, 6);
    fireEvent.pointerMove(handle, { clientX: 300, pointerId: 1 });
    expect(part().out).toBeCloseTo(10, 6);
    await user.click(button('Undo edit'));
    expect(part().out).toBe(8);
    await user.click(button('Undo edit'));
    expect(part().out).toBeNull();
  });

  it('go back where they were with Escape while they are dragged', async () => {
    const { set, part } = await openVideo();
    set('i', 3);
    fireEvent.pointerDown(point('In point'), { clientX: 300, button: 0, pointerId: 1 });
    fireEvent.pointerMove(point('In point'), { clientX: 900, pointerId: 1 });
    expect(part().in).toBeCloseTo(9, 6);
    fireEvent.keyDown(point('In point'), { key: 'Escape' });
    expect(part().in).toBe(3);
    fireEvent.pointerMove(point('In point'), { clientX: 950, pointerId: 1 });
    expect(part().in).toBe(3);
  });

  it('undo a key that was held as one move', async () => {
    const { set, part } = await openVideo();
    set('i', 3);
    fireEvent.keyDown(point('In point'), { key: 'ArrowRight' });
    for (const _ of [1, 2, 3]) fireEvent.keyDown(point('In point'), { key: 'ArrowRight', repeat: true });
    expect(valueText('In point')).toBe('00:00:03:04');
    fireEvent.keyDown(point('In point'), { key: 'z', ctrlKey: true });
    expect(part().in).toBe(3);
  });

  it('clear their own point with Delete, and no frame goes with it', async () => {
    const { set, part } = await openVideo();
    set('i', 3);
    set('o', 8);
    fireEvent.keyDown(point('In point'), { key: 'Delete' });
    expect(part()).toEqual({ in: null, out: 8 });
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('have the palette of the film follow', async () => {
    const { set, store } = await openVideo();
    set('i', 1);
    const palette = () => selectVideoPalette(store.getState()).map(({ rgb }) => rgb);
    const colorsOf = (index: number) => createCapturedFrame(index).dominant.map(({ rgb }) => rgb);
    await waitFor(() => expect(palette()).toEqual(colorsOf(0)));
    fireEvent.pointerDown(point('In point'), { clientX: 100, button: 0, pointerId: 1 });
    fireEvent.pointerMove(point('In point'), { clientX: 600, pointerId: 1 });
    fireEvent.pointerUp(point('In point'), { pointerId: 1 });
    await waitFor(() => expect(palette()).toEqual(colorsOf(1)));
  });
});

describe('a point that is set beyond the other', () => {
  it('clears it and says so, and a press has it back', async () => {
    const { set, part, user } = await openVideo();
    set('i', 3);
    set('o', 5);
    set('i', 8);
    expect(part()).toEqual({ in: 8, out: null });
    const toast = (await screen.findByText(pointClearedMessage('out', '00:00:05:00'))).closest('div');
    await user.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }));
    expect(part()).toEqual({ in: 3, out: 5 });
    set('o', 2);
    expect(part()).toEqual({ in: null, out: 2 });
    expect(await screen.findByText(pointClearedMessage('in', '00:00:03:00'))).toBeDefined();
  });

  it('or at the first frame, before which is nothing, is refused with a sentence', async () => {
    const { set, part } = await openVideo();
    set('o', 0);
    expect(part().out).toBeNull();
    expect(await screen.findByText(VIDEO_MESSAGES.nothingBeforeOut)).toBeDefined();
  });

  it('begins with the last frame at the very end of the film', async () => {
    const { set, part } = await openVideo();
    set('i', 12);
    expect(part().in).toBeCloseTo(12 - 1 / 25, 9);
  });
});

describe('a frame that was chosen', () => {
  it('ends at the out point, whether it was chosen on the strip or by its card', async () => {
    const { part, user, player } = await openVideo();
    fireEvent.keyDown(strip(), { key: 'ArrowRight' });
    expect(player.currentTime).toBe(5);
    fireEvent.keyDown(strip(), { key: 'o' });
    expect(part()).toEqual({ in: null, out: 10 });
    await user.click(button('Go to 00:00:00:00'));
    expect(player.currentTime).toBe(0);
    await user.click(button(/^Set in/));
    await user.click(button(/^Set out/));
    expect(part()).toEqual({ in: 0, out: 5 });
  });
});

describe('the cards', () => {
  it('of frames outside the points say so, and the number counts the others', async () => {
    const { set } = await openVideo();
    expect(screen.getByRole('heading', { name: 'Frames 3' })).toBeDefined();
    set('i', 6);
    const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
    // The second begins at 5 s and lasts until 10 s: a part of it is in the range.
    expect(names()).toEqual([
      `Frame at 00:00:00:00, ${OUTSIDE_RANGE}`,
      'Frame at 00:00:05:00',
      'Frame at 00:00:10:00',
    ]);
    expect(screen.getByRole('heading', { name: 'Frames 2 of 3 in range' })).toBeDefined();
    fireEvent.keyDown(strip(), { key: 'x' });
    expect(screen.getByRole('heading', { name: 'Frames 3' })).toBeDefined();
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { VIDEO_MESSAGES, PLAYED_VIDEO, SHOTS_REACH } from '../../../../src/domain/videoMessages';
import { createVideos } from '../../../../src/state/video/createVideos';
import { createMemoryRecords } from '../../../../src/state/video/records/memoryRecords';
import type { CapturedFrame, VideoExtractor } from '../../../../workers/video-extraction/common/api';
import { createMemoryStore } from '../../../support/fakeServices';
import {
  createCapturedFrame,
  createFakeVideoExtractor,
  FAKE_VIDEO_INFO,
} from '../../../support/fakeVideoExtractor';
import { button, openPage, openRun, region } from '../openVideoPage';
import { cardAt, findBySensitivity, moveTo, names, openScenes, slider, strip } from './openScenes';

const USUAL = ['Frame at 00:00:00:00', 'Frame at 00:00:04:00', 'Frame at 00:00:08:00'];
const MANY = [0, 2, 4, 8, 10].map((second) => `Frame at 00:00:${String(second).padStart(2, '0')}:00`);
const labelOf = (time: string) => within(cardAt(time)).getAllByRole('link')[0]?.getAttribute('aria-label');

/** A capture that the test lets go on, frame by frame. */
const holdCapture = () => {
  const calls: { times: readonly number[]; signal: AbortSignal; give: (frame: CapturedFrame) => void }[] = [];
  const captureAt: VideoExtractor['captureAt'] = (signal, _source, times, give) =>
    new Promise((_, reject) => {
      calls.push({ times, signal, give });
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  return { calls, captureAt };
};

describe('the shots of a film', () => {
  it('say when they begin, how long they are and how they come in', async () => {
    await openScenes();
    expect(within(cardAt('00:00:04:00')).getByText('4 s · cut')).toBeDefined();
    expect(button('Go to 00:00:04:00').textContent).toBe('00:00:04:00–00:00:08:00');
    moveTo(1);
    await waitFor(() => expect(names()).toEqual(MANY));
    expect(within(cardAt('00:00:08:00')).getByText('2 s · dissolve')).toBeDefined();
    expect(within(cardAt('00:00:10:00')).getByText('2 s · wipe')).toBeDefined();
    // Three and a half seconds of 25 frames.
    expect(within(cardAt('00:00:04:00')).getByText('3 s 12 f · cut')).toBeDefined();
  });

  it('have a picture from amid them, whose time is told apart from theirs: a press on it goes to where the shot begins', async () => {
    const { user } = await openScenes();
    const picture = button('Go to 00:00:04:00');
    expect(picture.title).toContain('00:00:06:00');
    await user.click(picture);
    expect(region('Player').querySelector('video')?.currentTime).toBe(4);
    expect(cardAt('00:00:04:00').dataset['selected']).toBe('true');
  });

  it('of which the picture is on its way or another shot’s tell no time of it', async () => {
    const { captureAt } = holdCapture();
    await openScenes({ captureAt });
    moveTo(1);
    await waitFor(() => expect(names()).toEqual(MANY));
    // The first shot lasts two seconds by now, and what there was of it is from its end on.
    expect(button('Go to 00:00:00:00').title).toBe('');
  });

  it('are more or fewer as the slider says, keep the pictures that they have and get those that they have not', async () => {
    const { captureAt, spans } = await openScenes();
    const second = labelOf('00:00:04:00');
    expect(screen.getByText('3 shots')).toBeDefined();
    moveTo(1);
    await waitFor(() => expect(names()).toEqual(MANY));
    expect(screen.getByText('5 shots')).toBeDefined();
    // The picture of the first is at 2 s, of the second at 6 s, of the third at 10 s.
    await waitFor(() => expect(captureAt).toHaveBeenCalledOnce());
    expect(captureAt.mock.calls[0]?.[2]).toEqual([1, 9]);
    expect(labelOf('00:00:04:00')).toBe(second);
    await waitFor(() => expect(labelOf('00:00:00:00')).toBe(labelOfFrame(100)));
    expect(labelOf('00:00:08:00')).toBe(labelOfFrame(101));
    expect(spans()).toEqual([
      [0, 2],
      [2, 4],
      [4, 7.5],
      [8, 10],
      [10, 12],
    ]);
    moveTo(0);
    await waitFor(() => expect(names()).toEqual(USUAL.slice(0, 2)));
    expect(captureAt).toHaveBeenCalledOnce();
  });

  it('fill in as their pictures come, and another move or a press ends that', async () => {
    const { calls, captureAt } = holdCapture();
    const { user } = await openScenes({ captureAt });
    moveTo(1);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(within(cardAt('00:00:00:00')).getByText('Reading 00:00:00:00')).toBeDefined();
    expect(within(cardAt('00:00:00:00')).queryAllByRole('link')).toEqual([]);
    expect(screen.getByText(/^Picture 1 of 2/)).toBeDefined();
    act(() => calls[0]?.give(createCapturedFrame(100, 1)));
    await waitFor(() => expect(labelOf('00:00:00:00')).toBe(labelOfFrame(100)));
    expect(screen.getByText(/^Picture 2 of 2/)).toBeDefined();
    await user.click(button('Cancel'));
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(screen.queryByText(/^Picture/)).toBeNull();
    // The nearest there is: that of the third shot.
    expect(labelOf('00:00:08:00')).toBe(labelOfFrame(2));

    moveTo(0);
    await waitFor(() => expect(names()).toHaveLength(2));
    moveTo(1);
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.times).toEqual([9]);
    moveTo(0.5);
    await waitFor(() => expect(calls[1]?.signal.aborted).toBe(true));
    await waitFor(() => expect(names()).toEqual(USUAL));
  });

  it('are undone with the slider, also after one step', async () => {
    await openScenes();
    moveTo(1);
    await waitFor(() => expect(names()).toEqual(MANY));
    fireEvent.keyDown(slider(), { key: 'z', ctrlKey: true });
    await waitFor(() => expect(names()).toEqual(USUAL));
    expect(slider()).toHaveProperty('value', '0.5');
  });

  it('are undone and done again, a drag as a whole', async () => {
    await openScenes();
    fireEvent.pointerDown(slider());
    for (const sensitivity of [0.2, 0.75]) {
      moveTo(sensitivity);
      await waitFor(() => expect(names()).toHaveLength(sensitivity < 0.5 ? 2 : 5));
    }
    fireEvent.pointerUp(slider());
    fireEvent.keyDown(slider(), { key: 'z', ctrlKey: true });
    await waitFor(() => expect(names()).toEqual(USUAL));
    expect(slider()).toHaveProperty('value', '0.5');
    expect(button('Undo edit').getAttribute('aria-disabled')).toBe('true');
    fireEvent.keyDown(slider(), { key: 'Z', ctrlKey: true, shiftKey: true });
    await waitFor(() => expect(names()).toEqual(MANY));
    expect(slider()).toHaveProperty('value', '0.75');
    fireEvent.keyDown(slider(), { key: 'z', metaKey: true });
    fireEvent.keyDown(slider(), { key: 'y', ctrlKey: true });
    await waitFor(() => expect(names()).toEqual(MANY));
  });

  it('take the place of edits made by hand, which come back with a press', async () => {
    const { user, choose } = await openScenes();
    await choose('00:00:04:00', 'Merge with next');
    await waitFor(() => expect(names()).toHaveLength(2));
    moveTo(1);
    await waitFor(() => expect(names()).toEqual(MANY));
    const toast = (await screen.findByText(VIDEO_MESSAGES.editsReplaced)).closest('div');
    await user.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual(USUAL.slice(0, 2)));
  });

  it('are looked for once before the slider moves, as the first time takes longest', async () => {
    const findShots = vi.fn(findBySensitivity);
    await openScenes({ findShots });
    fireEvent.pointerEnter(slider());
    // Then both ends, once.
    const sensitivities = () => findShots.mock.calls.map(([, , sensitivity]) => sensitivity);
    await waitFor(() => expect(sensitivities()).toEqual([0.5, 1, 0]));
    fireEvent.pointerEnter(slider());
    await waitFor(() => expect(sensitivities()).toEqual([0.5, 1, 0, 0.5]));
    expect(names()).toEqual(USUAL);
    expect(button('Undo edit').getAttribute('aria-disabled')).toBe('true');
    moveTo(1);
    await waitFor(() => expect(names()).toEqual(MANY));
  });

  it('are no more and no fewer up to the end of the slider: that is said beside it, and where it is otherwise nothing', async () => {
    await openScenes();
    const said = () => Object.values(SHOTS_REACH).filter((text) => screen.queryByText(text) !== null);
    moveTo(0.75);
    await waitFor(() => expect(said()).toEqual([SHOTS_REACH.most]));
    moveTo(0.2);
    await waitFor(() => expect(said()).toEqual([SHOTS_REACH.fewest]));
    moveTo(0.5);
    await waitFor(() => expect(names()).toEqual(USUAL));
    expect(said()).toEqual([]);
    fireEvent.keyDown(slider(), { key: 'z', ctrlKey: true });
    await waitFor(() => expect(said()).toEqual([SHOTS_REACH.fewest]));
  });

  it('are the next fewer or the next more by a press, over settings that change nothing, and where there are none the button says why', async () => {
    const { user } = await openScenes();
    const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
    await user.click(button('More shots'));
    await waitFor(() => expect(names()).toEqual(MANY));
    // The first setting above 0.7.
    expect(slider()).toHaveProperty('value', '0.71');
    await waitFor(() => expect(isOff('More shots')).toBe(true));
    expect(button('More shots').getAttribute('aria-describedby')).toBe(screen.getByText(SHOTS_REACH.most).id);
    await user.click(button('Fewer shots'));
    await waitFor(() => expect(names()).toEqual(USUAL));
    expect(slider()).toHaveProperty('value', '0.7');
    await user.click(button('Fewer shots'));
    await waitFor(() => expect(names()).toEqual(USUAL.slice(0, 2)));
    await waitFor(() => expect(isOff('Fewer shots')).toBe(true));
    fireEvent.keyDown(slider(), { key: 'z', ctrlKey: true });
    await waitFor(() => expect(names()).toEqual(USUAL));
    expect(isOff('Fewer shots')).toBe(false);
  });

  it('go five hundredths of the slider with an arrow key, from wherever it is', async () => {
    await openScenes();
    fireEvent.keyDown(slider(), { key: 'ArrowRight' });
    await waitFor(() => expect(slider()).toHaveProperty('value', '0.55'));
    moveTo(0.98);
    await waitFor(() => expect(names()).toEqual(MANY));
    fireEvent.keyDown(slider(), { key: 'ArrowUp' });
    await waitFor(() => expect(slider()).toHaveProperty('value', '1'));
    fireEvent.keyDown(slider(), { key: 'ArrowLeft' });
    await waitFor(() => expect(slider()).toHaveProperty('value', '0.95'));
  });

  it('are as many at every setting of a film without other changes, which is said before the slider moves', async () => {
    await openScenes({ findShots: (signal, signatures) => findBySensitivity(signal, signatures, 0.5) });
    expect(screen.queryByText(SHOTS_REACH.all)).toBeNull();
    act(() => slider().focus());
    expect(await screen.findByText(SHOTS_REACH.all)).toBeDefined();
  });

  it('of a film that only the player reads have no slider, which is said, and are edited by hand with the pictures there are', async () => {
    const inspect = async () => ({ ...FAKE_VIDEO_INFO, canDecode: false });
    const { choose, goTo, captureAt } = await openScenes({ inspect });
    expect(screen.queryByRole('slider', { name: 'Shots, from fewer to more' })).toBeNull();
    expect(screen.getByText(PLAYED_VIDEO)).toBeDefined();
    await choose('00:00:08:00', 'Merge with previous');
    await waitFor(() => expect(names()).toEqual(USUAL.slice(0, 2)));
    goTo(5);
    fireEvent.keyDown(strip(), { key: 's' });
    await waitFor(() => expect(names()).toHaveLength(3));
    // Once no more pictures are waited for, both halves show the one there is.
    await waitFor(() =>
      expect(labelOf('00:00:05:00')).toBe(labelOf('00:00:04:00')?.replace('Palette', 'Part 1, palette')),
    );
    expect(captureAt).not.toHaveBeenCalled();
  });

  it('stay where they cannot be found again, as does their setting, and one sentence says so', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    await openScenes({ findShots: () => Promise.reject(new Error('broken')) });
    moveTo(1);
    expect(slider()).toHaveProperty('value', '1');
    expect(await screen.findByText(VIDEO_MESSAGES.recutFailed)).toBeDefined();
    expect(names()).toEqual(USUAL);
    expect(slider()).toHaveProperty('value', '0.5');
  });

  it('are cut after a reload as before, and without the film show the nearest picture, which is said', async () => {
    const records = createMemoryRecords();
    const tabStorage = createMemoryStore();
    // Larger than what is kept on the device.
    const putSource = async () => undefined;
    const videos = () =>
      createVideos({ records: { ...records, putSource }, tabStorage, now: () => new Date(2026, 10, 20) });
    const first = await openScenes({}, { videos: videos() });
    moveTo(0.2);
    await waitFor(() => expect(names()).toHaveLength(2));
    await waitFor(async () =>
      expect(await videos().restore()).toMatchObject([{ about: { sensitivity: 0.2 } }]),
    );
    first.unmount();

    const captureAt = vi.fn<VideoExtractor['captureAt']>();
    const videoExtractor = createFakeVideoExtractor({ findShots: findBySensitivity, captureAt });
    await openPage('free', { videos: videos(), videoExtractor });
    await waitFor(() => expect(names()).toEqual(USUAL.slice(0, 2)));
    expect(slider()).toHaveProperty('value', '0.2');
    expect(screen.queryByText(VIDEO_MESSAGES.picturesBorrowed)).toBeNull();
    moveTo(1);
    await waitFor(() => expect(names()).toEqual(MANY));
    expect(screen.getByText(VIDEO_MESSAGES.picturesBorrowed)).toBeDefined();
    await waitFor(() => expect(labelOf('00:00:00:00')).toBe(labelOfFrame(0)));
    expect(captureAt).not.toHaveBeenCalled();
  });

  it('have no slider while the film is read, nor where frames come at intervals', async () => {
    const { run } = await openRun();
    act(() => {
      run().capture(createCapturedFrame(0));
      run().end();
    });
    await screen.findByText('Extraction completed!', { selector: 'b' });
    expect(screen.queryByRole('slider', { name: 'Shots, from fewer to more' })).toBeNull();
  });
});

/** What the first palette of a frame is called. */
const labelOfFrame = (index: number): string => {
  const [palette = []] = createCapturedFrame(index).palettes;
  const hexes = palette.map((rgb) => `#${rgb.toString(16).padStart(6, '0').toUpperCase()}`);
  return `Palette 1: ${hexes.join(', ')}, open in builder`;
};

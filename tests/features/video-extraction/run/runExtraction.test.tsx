import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { VIDEO_MESSAGES } from '../../../../src/domain/videoMessages';
import {
  selectEnding,
  selectVideoPalette,
  selectFrameCount,
  selectProblem,
  selectRun,
  selectShown,
  selectUsed,
} from '../../../../src/features/video-extraction/videoExtractionSlice';
import { selectOpenDialog } from '../../../../src/state/dialogsSlice';
import { pageMessages } from '../../../support/pageToasts';
import type { VideoExtractor } from '../../../../workers/video-extraction/common/api';
import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { FILE, progressAt } from '../fakeVideos';
import { startRun } from './startRun';

const muteLog = () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
};

afterEach(() => {
  vi.useRealTimers();
});

describe('an extraction', () => {
  it('plays from 0 at the chosen speed and captures at each interval of the film [X-34]', () => {
    const free = startRun();
    expect(free.player.element.currentTime).toBe(0);
    expect(free.player.element.playbackRate).toBe(1);
    expect(free.player.element.paused).toBe(false);
    expect(free.run.request).toMatchObject({
      source: FILE,
      capture: { kind: 'interval', seconds: 5 },
      clock: free.player.element,
    });
    const pro = startRun({ plan: 'pro', settings: { interval: '1', speed: '3' } });
    expect(pro.player.element.playbackRate).toBe(3);
    expect(pro.run.request.capture).toEqual({ kind: 'interval', seconds: 1 });
    const scenes = startRun({ settings: { interval: 'scenes', speed: '1' } });
    expect(scenes.run.request.capture).toEqual({ kind: 'scenes' });
  });

  it('keeps to what the plan has, whatever was chosen before [X-30] [X-31] [R-06]', () => {
    const { run, player } = startRun({ settings: { interval: '1', speed: '3' } });
    expect(run.request.capture).toEqual({ kind: 'interval', seconds: 5 });
    expect(player.element.playbackRate).toBe(1);
    const max = startRun({ settings: { interval: '5', speed: 'max' } });
    expect(max.run.request.clock).toBe(max.player.element);
  });

  it('goes as fast as it can while the player rests [R-08]', () => {
    const { run, player } = startRun({ plan: 'pro', settings: { interval: '1', speed: 'max' } });
    expect(run.request.clock).toBe('max');
    expect(player.element.paused).toBe(true);
  });

  it('shows the first frame at once, and those after it together', () => {
    vi.useFakeTimers();
    const { store, run, video } = startRun();
    run.capture(createCapturedFrame(0));
    expect(selectFrameCount(store.getState())).toBe(1);
    run.capture(createCapturedFrame(1));
    run.capture(createCapturedFrame(2));
    expect(selectFrameCount(store.getState())).toBe(1);
    vi.advanceTimersByTime(250);
    expect(selectFrameCount(store.getState())).toBe(3);
    expect([0, 1, 2].map(video.timeAt)).toEqual([0, 5, 10]);
    expect([0, 1, 2].map(video.peek)).not.toContain(undefined);
  });

  it('gives six palettes of five colors for each frame, and keeps nothing in the store that is no JSON [X-39] [X-40]', () => {
    const { store, run, video } = startRun();
    const frame = createCapturedFrame(0);
    run.capture(frame);
    const kept = video.peek(0);
    expect(kept?.palettes.map((palette) => palette.length)).toEqual([5, 5, 5, 5, 5, 5]);
    const state = store.getState().videoExtraction;
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    expect(kept?.thumbnail).toBe(frame.thumbnail);
  });

  it('counts once, when the first colors are there [X-33]', async () => {
    const { store, backend, run } = startRun({ used: 2 });
    expect(backend.world.extractions.video).toBe(2);
    run.capture(createCapturedFrame(0));
    await vi.waitFor(() => expect(selectUsed(store.getState())).toBe(3));
    run.capture(createCapturedFrame(1));
    run.end();
    await vi.waitFor(() => expect(selectEnding(store.getState())).toBe('completed'));
    expect(backend.world.extractions.video).toBe(3);
  });

  it('is stopped and taken back where the month has none left [X-33] [R-06]', async () => {
    const { store, run, player } = startRun({ used: 5 });
    run.capture(createCapturedFrame(0));
    await vi.waitFor(() => expect(run.signal.aborted).toBe(true));
    expect(selectShown(store.getState())).toBeNull();
    expect(selectFrameCount(store.getState())).toBe(0);
    expect(selectOpenDialog(store.getState())).toEqual({
      dialog: 'upgrade',
      message: VIDEO_MESSAGES.videoLimitReached,
    });
    await vi.waitFor(() => expect(player.element.paused).toBe(true));
  });

  it('ends with a word and the palette of the whole film [X-36]', async () => {
    const { store, run } = startRun();
    run.capture(createCapturedFrame(0));
    run.capture(createCapturedFrame(1));
    run.end();
    await vi.waitFor(() => expect(selectEnding(store.getState())).toBe('completed'));
    // The page says so in its head; a message beside it would say it twice.
    expect(pageMessages()).toEqual([]);
    expect(selectRun(store.getState())).toBeNull();
    expect(selectFrameCount(store.getState())).toBe(2);
    await vi.waitFor(() => expect(selectVideoPalette(store.getState())).toHaveLength(5));
  });

  it('counts the frames into the palette of the whole film after two seconds, and later where there are many', () => {
    vi.useFakeTimers();
    const palette = vi.fn<VideoExtractor['palette']>(async () => Promise.resolve([]));
    const { run } = startRun({ extractor: { palette } });
    const colorsOfLast = () => palette.mock.lastCall?.[1].summary.colors.length;
    run.capture(createCapturedFrame(0));
    expect(colorsOfLast()).toBe(5);
    run.capture(createCapturedFrame(1));
    vi.advanceTimersByTime(250 + 1999);
    expect(colorsOfLast()).toBe(5);
    vi.advanceTimersByTime(1);
    expect(colorsOfLast()).toBe(10);
    for (let index = 2; index < 300; index++) run.capture(createCapturedFrame(index));
    vi.advanceTimersByTime(250 + 5999);
    expect(colorsOfLast()).toBe(10);
    vi.advanceTimersByTime(1);
    expect(colorsOfLast()).toBe(1500);
  });

  it('counts every frame into the palette of the whole film where it breaks off', async () => {
    muteLog();
    const palette = vi.fn<VideoExtractor['palette']>(async () => Promise.resolve([]));
    const { run } = startRun({ extractor: { palette } });
    run.capture(createCapturedFrame(0));
    run.capture(createCapturedFrame(1));
    run.fail('corrupt');
    await vi.waitFor(() => expect(palette.mock.lastCall?.[1].summary.colors).toHaveLength(10));
  });

  it('says so when the film is longer than what is kept', async () => {
    const { store, run } = startRun();
    run.capture(createCapturedFrame(0));
    run.end('capped');
    await vi.waitFor(() => expect(selectEnding(store.getState())).toBe('capped'));
    expect(pageMessages()).toContain(VIDEO_MESSAGES.videoCapped);
  });

  it('says nothing more once it is given up', async () => {
    const { store, run, controller, control, player } = startRun();
    run.capture(createCapturedFrame(0));
    run.capture(createCapturedFrame(1));
    controller.abort();
    await control.done;
    expect(selectFrameCount(store.getState())).toBe(1);
    expect(selectEnding(store.getState())).toBeNull();
    expect(pageMessages()).toEqual([]);
    expect(player.element.paused).toBe(true);
  });
});

describe('pausing', () => {
  it('is pausing the player, which the frames follow [X-35]', () => {
    const { store, control, player } = startRun();
    control.pause();
    expect(player.element.paused).toBe(true);
    expect(selectRun(store.getState())?.isPaused).toBe(true);
    control.resume();
    expect(player.element.paused).toBe(false);
    expect(selectRun(store.getState())?.isPaused).toBe(false);
  });

  it('also follows a player that the browser has paused [X-35]', () => {
    const { store, player } = startRun();
    player.element.pause();
    expect(selectRun(store.getState())?.isPaused).toBe(true);
  });

  it('takes the end of the film for no pause', () => {
    const { store, player } = startRun();
    player.end();
    expect(selectRun(store.getState())?.isPaused).toBe(false);
  });

  it('pauses the reading itself where no player sets the pace [X-35]', () => {
    const { store, control, run, player } = startRun({
      plan: 'pro',
      settings: { interval: '1', speed: 'max' },
    });
    control.pause();
    expect(run.isPaused).toBe(true);
    expect(selectRun(store.getState())?.isPaused).toBe(true);
    control.resume();
    expect(run.isPaused).toBe(false);
    expect(player.element.paused).toBe(true);
  });
});

describe('what goes wrong', () => {
  it('leaves a film that the browser refuses to play where it is, to be tried again [X-43]', async () => {
    muteLog();
    const { store, run } = startRun({
      play: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    });
    await vi.waitFor(() => expect(pageMessages()).toEqual(['Failed to play video. Please try again.']));
    expect(selectRun(store.getState())?.isPaused).toBe(true);
    expect(run.signal.aborted).toBe(false);
  });

  it('says nothing of a start that was called off by a pause [X-37]', async () => {
    const calledOff = Promise.reject(new DOMException('paused', 'AbortError'));
    const { run } = startRun({ play: () => calledOff });
    await expect(calledOff).rejects.toThrow('paused');
    expect(pageMessages()).toEqual([]);
    expect(run.signal.aborted).toBe(false);
  });

  it('has other words when it does not go on after a pause [X-44]', async () => {
    muteLog();
    const { control, player } = startRun();
    control.pause();
    player.refuse();
    control.resume();
    await vi.waitFor(() =>
      expect(pageMessages()).toEqual(['Failed to resume video playback. Please try again.']),
    );
  });

  it('keeps the frames of a film that turns out damaged on the way [X-45]', async () => {
    const { store, run } = startRun();
    run.capture(createCapturedFrame(0));
    run.capture(createCapturedFrame(1));
    run.fail('corrupt');
    await vi.waitFor(() => expect(selectEnding(store.getState())).toBe('failed'));
    expect(selectProblem(store.getState())?.message).toBe('Failed to process video frame.');
    expect(selectProblem(store.getState())?.detail).toBe(
      'The file is cut off or damaged behind 00:00:05:00. The frames up to there are kept.',
    );
    expect(selectFrameCount(store.getState())).toBe(2);
    expect(selectShown(store.getState())).not.toBeNull();
  });

  it('shows no film where nothing was captured, and counts nothing [X-43]', async () => {
    const { store, backend, run } = startRun();
    run.fail('no-frames');
    await vi.waitFor(() => expect(selectEnding(store.getState())).toBe('failed'));
    expect(selectProblem(store.getState())?.message).toBe(VIDEO_MESSAGES.playFailed);
    expect(selectShown(store.getState())).toBeNull();
    expect(backend.world.extractions.video).toBe(0);
  });

  it('breaks off with a player that cannot go on, and keeps every frame [X-45]', async () => {
    const { store, run, player } = startRun();
    for (const index of [0, 1, 2]) run.capture(createCapturedFrame(index));
    player.element.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(run.signal.aborted).toBe(true));
    expect(selectEnding(store.getState())).toBe('failed');
    expect(selectProblem(store.getState())?.message).toBe('Failed to process video frame.');
    expect(selectFrameCount(store.getState())).toBe(3);
  });

  it('breaks off with a player that plays and comes no further for ten seconds', () => {
    vi.useFakeTimers();
    const { store, run } = startRun();
    run.capture(createCapturedFrame(0));
    vi.advanceTimersByTime(9500);
    expect(run.signal.aborted).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(run.signal.aborted).toBe(true);
    expect(selectProblem(store.getState())?.detail).toBe('It took too long.');
  });

  it('waits for a paused player as long as it takes', () => {
    vi.useFakeTimers();
    const { run, control } = startRun();
    control.pause();
    vi.advanceTimersByTime(60_000);
    expect(run.signal.aborted).toBe(false);
  });

  it('tells how far the film is [X-34]', () => {
    const { store, run } = startRun();
    run.progress(progressAt(4));
    expect(selectRun(store.getState())?.progress?.timeSeconds).toBe(4);
  });
});

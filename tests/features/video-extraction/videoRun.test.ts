import { describe, expect, it } from 'vitest';

import {
  choiceDropped,
  choiceLeft,
  videoBroughtBack,
  videoOpened,
  videoPaletteMade,
  videoPaletteSizeChosen,
  videoRestored,
  framesCounted,
  gapFound,
  openingFailed,
  openingStarted,
  orderChosen,
  palettesRegenerated,
  partChanged,
  problemDismissed,
  problemMet,
  regenerationFailed,
  regenerationStarted,
  runContinued,
  runEnded,
  runPaused,
  runProgressed,
  runRefused,
  runResumed,
  runStarted,
  settingsChanged,
  sourceFound,
  unreadFound,
  usedRead,
  videoExtractionReducer,
  videoPicked,
  videoRoundStarted,
} from '../../../src/features/video-extraction/videoExtractionSlice';
import { createVideo } from './fakeVideos';
import { showing, shownVideo } from './shownVideo';

type Action = Parameters<typeof videoExtractionReducer>[1];

const { settings, ...VIDEO } = shownVideo();
const PROBLEM = { message: 'That is no film.', detail: null };
const PROGRESS = { timeSeconds: 5, share: 0.5, framesPerSecond: 100, secondsLeft: 1, captured: 2 };
const PALETTE = [{ rgb: 0x0d9488, share: 1 }];
const RUNNING = { isPaused: false, progress: null, isContinued: false };

const start = videoExtractionReducer(undefined, { type: 'none' });
const after = (...actions: readonly Action[]) => actions.reduce(videoExtractionReducer, start);
/** A video that was read for a while: frames, a gap, a palette, in and out points, a frame whose palettes are made anew. */
const HALF = [
  runStarted(shownVideo()),
  runProgressed(PROGRESS),
  framesCounted(7),
  gapFound({ fromSeconds: 1, toSeconds: 2 }),
  videoPaletteMade(PALETTE),
  partChanged({ in: 3, out: 9 }),
  regenerationStarted(2),
  palettesRegenerated(4),
];

describe('choosing a film', () => {
  it('opens one, says what went wrong with the one before no longer, and asks for its settings', () => {
    const opening = after(problemMet(PROBLEM), videoOpened(VIDEO), openingStarted({ name: 'harbor.mp4' }));
    const unread = { choice: { kind: 'file', name: 'harbor.mp4' }, id: null };
    expect(opening).toEqual({ ...start, opening: { name: 'harbor.mp4' }, unread });
    expect(videoExtractionReducer(opening, videoOpened(VIDEO))).toEqual({
      ...start,
      chosen: VIDEO,
      unread: { ...unread, id: VIDEO.id },
    });
  });

  it.each([
    ['opened', [openingStarted({ name: 'harbor.mp4' })]],
    ['asked of', [openingStarted({ name: 'harbor.mp4' }), videoOpened(VIDEO)]],
    ['to be read again', [videoOpened(VIDEO)]],
  ])('is over when it is dropped while one is %s', (_, actions) => {
    expect(after(...actions, choiceDropped())).toEqual(start);
  });

  it('is known after the page was left, until a frame has been read', () => {
    const opened = [openingStarted({ name: 'harbor.mp4' }), videoOpened(VIDEO)];
    const unread = { choice: { kind: 'file', name: 'harbor.mp4' }, id: VIDEO.id };
    const left = after(...opened, choiceLeft());
    expect(left).toEqual({ ...start, unread });
    const run = after(...opened, runStarted(shownVideo()), framesCounted(0));
    expect(run.unread).toEqual(unread);
    expect(videoExtractionReducer(run, framesCounted(1)).unread).toBeNull();
    const other = [openingStarted({ name: 'other.mp4' }), videoOpened({ ...VIDEO, id: 2 })];
    const busy = [...other, framesCounted(1), runEnded('failed'), problemMet(PROBLEM)].reduce(
      videoExtractionReducer,
      run,
    );
    expect(busy.unread).toEqual({ choice: { kind: 'file', name: 'other.mp4' }, id: 2 });
    expect(videoExtractionReducer(run, runRefused(VIDEO.id)).unread).toBeNull();
    expect(videoExtractionReducer(run, runEnded('failed')).unread).toBeNull();
    expect(videoExtractionReducer(left, videoOpened(VIDEO)).unread).toBeNull();
  });

  it('that is found after a reload gives way to one made meanwhile', () => {
    const found = unreadFound({ choice: { kind: 'file', name: 'before.mp4' }, id: null });
    expect(after(found).unread?.choice).toEqual({ kind: 'file', name: 'before.mp4' });
    expect(after(openingStarted({ name: 'harbor.mp4' }), found).unread?.choice).toEqual({
      kind: 'file',
      name: 'harbor.mp4',
    });
  });

  it('keeps what was chosen of the settings beside what is changed of them', () => {
    expect(after(settingsChanged({ interval: '1' }), settingsChanged({ speed: 'max' })).settings).toEqual({
      interval: '1',
      speed: 'max',
    });
  });

  it('goes on where the run of another one fails, or is refused', () => {
    const opening = after(...HALF, openingStarted({ name: 'other.mp4' }));
    for (const actions of [[runEnded('failed'), problemMet(PROBLEM)], [runRefused(1)]]) {
      const state = actions.reduce(videoExtractionReducer, opening);
      expect(state.opening).toEqual({ name: 'other.mp4' });
      expect(state.unread?.choice).toEqual({ kind: 'file', name: 'other.mp4' });
    }
  });

  it('is over where there is a problem, which is told until it is dismissed', () => {
    const met = after(openingStarted({ name: null }), openingFailed(PROBLEM));
    expect(met).toEqual({ ...start, problem: PROBLEM });
    expect(videoExtractionReducer(met, problemDismissed())).toEqual(start);
  });

  it('by chance names the film once it is known, and takes none a second time in a round', () => {
    const picked = after(
      openingStarted({ name: null }),
      ...['a', 'b', 'c', 'a'].map((id) => videoPicked(createVideo(id))),
    );
    expect([picked.opening, picked.seenVideoIds]).toEqual([{ name: 'Video a' }, ['b', 'c', 'a']]);
    expect(picked.unread).toEqual({ choice: { kind: 'stock', video: createVideo('a') }, id: null });
    expect(videoExtractionReducer(picked, videoRoundStarted()).seenVideoIds).toEqual(['a']);
    expect(after(videoPicked(createVideo('a')))).toEqual({ ...start, seenVideoIds: ['a'] });
  });
});

describe('a run', () => {
  it('begins with nothing of the one before', () => {
    const again = after(...HALF, runEnded('completed'), problemMet(PROBLEM), runStarted(shownVideo(2)));
    expect({ ...again, earlier: [] }).toEqual({ ...start, shown: shownVideo(2), run: RUNNING });
  });

  it('closes the dialog of the settings', () => {
    expect(after(videoOpened(VIDEO), runStarted({ ...VIDEO, settings })).chosen).toBeNull();
  });

  it('begins without in and out points', () => {
    expect(after(...HALF).part).toEqual({ in: 3, out: 9 });
    expect(after(...HALF, runStarted(shownVideo(2))).part).toEqual({ in: null, out: null });
  });

  it('goes on where it came to, with all that was captured', () => {
    const half = after(...HALF, runEnded('stopped'), problemMet(PROBLEM));
    const changed = { ...shownVideo(), settings: { interval: '1', speed: '1' } } as const;
    expect(videoExtractionReducer(half, runContinued(changed))).toEqual({
      ...half,
      shown: changed,
      run: { ...RUNNING, isContinued: true },
      ending: null,
      problem: null,
    });
  });

  it('rests and goes on, and says how far it is', () => {
    const run = (...actions: readonly Action[]) => after(runStarted(shownVideo()), ...actions).run;
    expect(run(runProgressed(PROGRESS), runPaused())).toEqual({
      ...RUNNING,
      isPaused: true,
      progress: PROGRESS,
    });
    expect(run(runPaused(), runResumed())).toEqual(RUNNING);
  });

  it.each([
    ['progress', runProgressed(PROGRESS)],
    ['a pause', runPaused()],
    ['its end', runResumed()],
  ])('that is over takes no notice of %s that comes late', (_, action) => {
    expect(after(action)).toEqual(start);
  });

  it('shows its film at the end where a frame was captured, and no film where none was', () => {
    const ended = after(...HALF, runEnded('completed'));
    expect([ended.run, ended.ending, ended.shown]).toEqual([null, 'completed', shownVideo()]);
    const empty = after(runStarted(shownVideo()), runEnded('failed'));
    expect([empty.run, empty.ending, empty.shown]).toEqual([null, 'failed', null]);
    expect(after(runStarted(shownVideo()), framesCounted(1), runEnded('failed')).shown).toEqual(shownVideo());
  });

  it('that is refused leaves neither frames nor film', () => {
    const { run, ending, shown, frameCount, videoPalette } = after(...HALF, runRefused(1));
    expect([run, ending, shown, frameCount, videoPalette]).toEqual([null, null, null, 0, []]);
  });

  it('meets damaged parts, of which those that touch are one', () => {
    const { gaps } = after(...HALF, gapFound({ fromSeconds: 2, toSeconds: 3 }));
    expect(gaps).toEqual([{ fromSeconds: 1, toSeconds: 3 }]);
  });
});

describe('a film that was read before the page was loaded anew', () => {
  const kept = showing(2);
  const restored = (id: number) => ({ showing: showing(id), cut: { sensitivity: 0.5, isByHand: false } });

  it('is back with what was kept of it, and nothing of what was on the page', () => {
    const state = after(...HALF, videoRestored({ current: restored(2), earlier: [restored(3)] }));
    expect(state).toMatchObject({ ...kept, busyFrames: [], earlier: [showing(3)] });
  });

  it('has its file again, as another film to whoever looks, and waits and warns no longer', () => {
    const lost = after(
      videoRestored({ current: restored(2), earlier: [] }),
      openingStarted({ name: 'harbor.mp4' }),
    );
    const found = videoExtractionReducer({ ...lost, problem: PROBLEM }, sourceFound());
    expect(found).toEqual({ ...lost, opening: null, unread: null, problem: null });
    expect(found.shown).not.toBe(lost.shown);
    expect(after(sourceFound()).shown).toBeNull();
  });
});

describe('what was shown before', () => {
  const run = (id: number, frames: number) => [runStarted(shownVideo(id)), framesCounted(frames)];
  const ids = (...actions: readonly Action[]) => {
    const { shown, earlier } = after(...actions);
    return [shown?.id, earlier.map((one) => one.shown.id)];
  };

  it('can be shown again: the last two that have frames, the latest first', () => {
    expect(ids(...run(1, 3), runEnded('completed'), ...run(2, 1))).toEqual([2, [1]]);
    expect(ids(...run(1, 3), ...run(2, 0), ...run(3, 1))).toEqual([3, [1]]);
    expect(ids(...[1, 2, 3, 4].flatMap((id) => run(id, 1)))).toEqual([4, [3, 2]]);
  });

  it('changes places with what is shown, which was stopped where it did not end', () => {
    const state = after(...run(1, 3), runEnded('completed'), ...run(2, 1), videoBroughtBack(1));
    expect(state).toMatchObject({ shown: shownVideo(1), frameCount: 3, ending: 'completed', run: null });
    expect(state.earlier).toMatchObject([{ shown: shownVideo(2), frameCount: 1, ending: 'stopped' }]);
    expect(videoExtractionReducer(state, videoBroughtBack(7))).toEqual(state);
  });

  it('is shown again without one that has no frame', () => {
    const empty = [...run(1, 3), ...run(2, 0), runEnded('stopped')];
    expect(ids(...empty, videoBroughtBack(1))).toEqual([1, []]);
  });

  it('stays while the current one goes on, and is let go once nothing more is read of that', () => {
    const half = [...run(1, 3), ...run(2, 1), runEnded('stopped')];
    expect(ids(...half, runContinued(shownVideo(2)), framesCounted(2))).toEqual([2, [1]]);
    expect(ids(...half, runContinued(shownVideo(2)), runEnded('completed'))).toEqual([2, []]);
    expect(ids(...half, runContinued(shownVideo(2)), runEnded('capped'))).toEqual([2, []]);
  });
});

describe('a film that is refused after another one has taken its place', () => {
  it('cannot be shown again, and leaves that one', () => {
    const state = after(...HALF, runStarted(shownVideo(2)), framesCounted(3), runRefused(1));
    expect(state).toMatchObject({ shown: shownVideo(2), run: RUNNING, frameCount: 3, earlier: [] });
  });
});

describe('palettes of frames', () => {
  it('are being made anew until they are there, or cannot be; each time is counted', () => {
    const busy = after(regenerationStarted(2), regenerationStarted(4));
    expect(busy.busyFrames).toEqual([2, 4]);
    const made = [palettesRegenerated(2), regenerationStarted(2), palettesRegenerated(2)].reduce(
      videoExtractionReducer,
      busy,
    );
    expect([made.busyFrames, made.replacements]).toEqual([[4], { 2: 2 }]);
    const failed = videoExtractionReducer(busy, regenerationFailed(4));
    expect([failed.busyFrames, failed.replacements]).toEqual([[2], {}]);
  });

  it('and that of the film are as they were chosen', () => {
    expect(after(videoPaletteSizeChosen(7)).videoPaletteSize).toBe(7);
    expect([start.order, after(orderChosen('newest')).order]).toEqual(['oldest', 'newest']);
    expect([start.used, after(usedRead(3)).used]).toEqual([null, 3]);
  });
});

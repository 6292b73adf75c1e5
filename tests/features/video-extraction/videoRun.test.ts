import { describe, expect, it } from 'vitest';

import {
  choiceDropped,
  videoOpened,
  videoPaletteMade,
  videoPaletteSizeChosen,
  videoRestored,
  framesCounted,
  gapFound,
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
  usedRead,
  videoExtractionReducer,
  videoPicked,
  videoRoundStarted,
} from '../../../src/features/video-extraction/videoExtractionSlice';
import { shownVideo } from './shownVideo';

type Action = Parameters<typeof videoExtractionReducer>[1];

const { settings, ...VIDEO } = shownVideo();
const PROBLEM = { message: 'That is no film.', detail: null };
const PROGRESS = { timeSeconds: 5, share: 0.5, framesPerSecond: 100, secondsLeft: 1, captured: 2 };
const PALETTE = [{ rgb: 0x0d9488, share: 1 }];
const RUNNING = { isPaused: false, progress: null };

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
    expect(opening).toEqual({ ...start, opening: { name: 'harbor.mp4' } });
    expect(videoExtractionReducer(opening, videoOpened(VIDEO))).toEqual({ ...start, chosen: VIDEO });
  });

  it.each([
    ['opened', openingStarted({ name: null })],
    ['asked of', videoOpened(VIDEO)],
  ])('is over when it is dropped while one is %s', (_, action) => {
    expect(after(action, choiceDropped())).toEqual(start);
  });

  it('keeps what was chosen of the settings beside what is changed of them', () => {
    expect(after(settingsChanged({ interval: '1' }), settingsChanged({ speed: 'max' })).settings).toEqual({
      interval: '1',
      speed: 'max',
    });
  });

  it('is over where there is a problem, which is told until it is dismissed', () => {
    const met = after(openingStarted({ name: null }), problemMet(PROBLEM));
    expect(met).toEqual({ ...start, problem: PROBLEM });
    expect(videoExtractionReducer(met, problemDismissed())).toEqual(start);
  });

  it('by chance names the film once it is known, and takes none a second time in a round', () => {
    const picked = after(
      openingStarted({ name: null }),
      ...['a', 'b', 'c', 'a'].map((id) => videoPicked({ id, name: `Film ${id}` })),
    );
    expect([picked.opening, picked.seenVideoIds]).toEqual([{ name: 'Film a' }, ['b', 'c', 'a']]);
    expect(videoExtractionReducer(picked, videoRoundStarted()).seenVideoIds).toEqual(['a']);
    expect(after(videoPicked({ id: 'a', name: 'Film a' })).opening).toBeNull();
  });
});

describe('a run', () => {
  it('begins with nothing of the one before', () => {
    const again = after(...HALF, runEnded('completed'), problemMet(PROBLEM), runStarted(shownVideo(2)));
    expect({ ...again, former: null }).toEqual({ ...start, shown: shownVideo(2), run: RUNNING });
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
      run: RUNNING,
      ending: null,
      problem: null,
    });
  });

  it('rests and goes on, and says how far it is', () => {
    const run = (...actions: readonly Action[]) => after(runStarted(shownVideo()), ...actions).run;
    expect(run(runProgressed(PROGRESS), runPaused())).toEqual({ isPaused: true, progress: PROGRESS });
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
    const { run, ending, shown, frameCount, videoPalette } = after(...HALF, runRefused());
    expect([run, ending, shown, frameCount, videoPalette]).toEqual([null, null, null, 0, []]);
  });

  it('meets damaged parts, of which those that touch are one', () => {
    const { gaps } = after(...HALF, gapFound({ fromSeconds: 2, toSeconds: 3 }));
    expect(gaps).toEqual([{ fromSeconds: 1, toSeconds: 3 }]);
  });
});

describe('a film that was read before the page was loaded anew', () => {
  const kept = { shown: shownVideo(2), frameCount: 3, ending: 'stopped', gaps: [] } as const;

  it('is back with what was kept of it, and nothing of what was on the page', () => {
    const restored = after(...HALF, videoRestored(kept));
    expect(restored).toMatchObject({ ...kept, replacements: {}, videoPalette: [], busyFrames: [] });
  });

  it('has its file again, as another film to whoever looks, and waits and warns no longer', () => {
    const lost = after(videoRestored(kept), openingStarted({ name: null }));
    const found = videoExtractionReducer({ ...lost, problem: PROBLEM }, sourceFound());
    expect(found).toEqual({ ...lost, opening: null, problem: null });
    expect(found.shown).not.toBe(lost.shown);
    expect(after(sourceFound()).shown).toBeNull();
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

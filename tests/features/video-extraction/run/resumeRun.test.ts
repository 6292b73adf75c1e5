import { expect, it } from 'vitest';
import { resumeColors, resumeOf } from '../../../../src/features/video-extraction/run/resumeRun';
import type { CapturedFrame, VideoCapture } from '../../../../workers/video-extraction/common/api';
import { createRunColors } from '../../../../workers/video-extraction/page/runColors';
import type { Video } from '../../../../src/state/video/video';
import { createFakeServices } from '../../../support/fakeServices';
import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { FILE } from '../fakeVideos';

const END_SECONDS = 26.4;
const BARS = { rows: [], columns: [] };

/** Shots of very different lengths, the first the longest, with a dissolve before the third. */
const SHOTS: readonly CapturedFrame[] = [
  [0, 11.875],
  [11.875, 15],
  [15.8, 19],
  [19, END_SECONDS],
].map(([from = 0, to = 0], index) =>
  Object.assign(createCapturedFrame(index, from), {
    shot: { entry: index === 0 ? 'start' : 'cut', endSeconds: to, pictureSeconds: from + 1 },
  } as const),
);
const STEPS = Array.from({ length: 6 }, (_, index) => createCapturedFrame(index));

const straightColors = (capture: VideoCapture, frames: readonly CapturedFrame[]) => {
  const colors = createRunColors(capture);
  frames.forEach(colors.add);
  colors.passed(END_SECONDS);
  colors.finish();
  return colors.read();
};

/** The colors of a run that was stopped behind `count` frames, `seconds` into the video, and went on to its end. */
const continuedColors = async (
  capture: VideoCapture,
  frames: readonly CapturedFrame[],
  count: number,
  seconds: number,
) => {
  const video = createFakeServices().videos.open(FILE);
  const first = createRunColors(capture);
  video.begin(null, first.read);
  for (const frame of frames.slice(0, count)) {
    first.add(frame);
    video.add(frame);
  }
  first.passed(seconds);
  first.finish();
  const resumed = resumeColors({ gatherRun: createRunColors }, video, capture);
  video.continueRun(null, resumed.read);
  for (const frame of frames.slice(count)) {
    resumed.add(frame);
    video.add(frame);
  }
  resumed.passed(END_SECONDS);
  await resumed.finish();
  return video.colors();
};

it('has the colors of a film for scenes as if it had never been stopped, in whichever shot it was', async () => {
  const capture: VideoCapture = { kind: 'scenes' };
  for (const count of [1, 2, 3, 4])
    expect(await continuedColors(capture, SHOTS, count, 17.2)).toEqual(straightColors(capture, SHOTS));
});

it('counts the frame before which an interval was broken off by all of its time', async () => {
  const capture: VideoCapture = { kind: 'interval', seconds: 5 };
  for (const count of [1, 2, 5, 6])
    expect(await continuedColors(capture, STEPS, count, (count - 1) * 5 + 0.3)).toEqual(
      straightColors(capture, STEPS),
    );
});

/** Up to where the shots of a stopped run were captured; a cut has found two more in what had been read since. */
const cutFurther = (video: Video): void => {
  const part = { endSeconds: null, entry: 'cut', typicalSeconds: 16 } as const;
  const row = video.addRow(createCapturedFrame(9, 16.5));
  video.arrange([
    ...video.order(),
    { ...part, row, startSeconds: 15.8, endSeconds: 17 },
    { ...part, row, startSeconds: 17, endSeconds: 17.2 },
  ]);
};

it('goes on behind the last shot that was captured, whatever pictures were taken for a cut since', () => {
  const video = createFakeServices().videos.open(FILE);
  video.begin(null, () => straightColors({ kind: 'scenes' }, []));
  SHOTS.slice(0, 2).forEach(video.add);
  cutFurther(video);
  expect(resumeOf(video)).toMatchObject({ count: 3, afterSeconds: 11.875 });
});

it.each([
  ['before it was captured', 15.8],
  // The state comes with the last of several shots that are found together, of which only the first had come.
  ['before it was captured, nor leaves the last one out', 11.875],
])('counts no shot twice that a cut had found %s', async (_, startSeconds) => {
  const capture: VideoCapture = { kind: 'scenes' };
  const video = createFakeServices().videos.open(FILE);
  video.begin(null, () => straightColors(capture, []));
  const shots = { startSeconds, entry: 'cut', seenSeconds: 17, stillSeconds: [] } as const;
  SHOTS.slice(0, 2).forEach((frame) => video.add({ ...frame, state: { bars: BARS, shots } }));
  cutFurther(video);
  const resumed = resumeColors({ gatherRun: createRunColors }, video, capture);
  SHOTS.slice(2).forEach(resumed.add);
  resumed.passed(END_SECONDS);
  await resumed.finish();
  expect(resumed.read()).toEqual(straightColors(capture, SHOTS));
});

it('goes on with what the run knew when it had its last frame, and says up to where it was read', () => {
  const video = createFakeServices().videos.open(FILE);
  video.begin(null, () => straightColors({ kind: 'scenes' }, []));
  expect(resumeOf(video)).toBeNull();
  const shots = {
    startSeconds: 11.875,
    entry: 'cut',
    seenSeconds: 14.6,
    stillSeconds: [11.875, 12.4],
  } as const;
  const [first, second] = SHOTS;
  if (!first || !second) throw new Error('no frames');
  video.add({ ...first, state: { bars: BARS, shots } });
  // Found together with the shot after it.
  const bars = { rows: [{ bars: [4, 4], frames: 2 }], columns: [] } as const;
  video.add({ ...second, state: { bars } });
  video.addMeans({ times: Float32Array.of(11, 17.25), colors: Uint32Array.of(1, 2) });
  expect(resumeOf(video)).toEqual({ count: 2, afterSeconds: 11.875, state: { bars, shots } });
  expect(video.readUntil()).toBe(17.25);
});

import { expect, it } from 'vitest';

import { captureShots } from '../../../../../workers/video-extraction/worker/shots/captureShots';
import type { CollectedShot } from '../../../../../workers/video-extraction/worker/shots/shotCollector';

const shotAt = (startSeconds: number): CollectedShot => ({
  startSeconds,
  endSeconds: startSeconds + 2,
  pictureSeconds: startSeconds + 1,
  entry: 'cut',
  pixels: { rgba: new Uint8ClampedArray(4), width: 1, height: 1 },
});

/** What is captured of shots that begin at these times, in a run that goes on after another. */
const captured = (starts: readonly number[], afterSeconds: number | null) => {
  const calls: { pixels: unknown; timeSeconds: number; shot: unknown }[] = [];
  captureShots(
    { capture: (pixels, timeSeconds, shot) => calls.push({ pixels, timeSeconds, shot }) },
    starts.map(shotAt),
    afterSeconds,
  );
  return calls;
};

it('captures each shot at the time at which it begins, with what is known of it', () => {
  expect(captured([0, 4], null)).toEqual(
    [0, 4].map((start) => {
      const { pixels, startSeconds, ...shot } = shotAt(start);
      return { pixels, timeSeconds: startSeconds, shot };
    }),
  );
});

it('captures in a run that goes on what begins after the last one, which may be found a frame later now', () => {
  const times = captured([3, 4, 4.045, 4.05, 4.055, 9], 4).map(({ timeSeconds }) => timeSeconds);
  expect(times).toEqual([4.055, 9]);
});

import { describe, expect, it } from 'vitest';
import {
  signatureDistance,
  signatureOf,
} from '../../../../../workers/video-extraction/worker/shots/colorSignature';
import { createCutFinder } from '../../../../../workers/video-extraction/worker/shots/cutFinder';

const flat = (r: number, g: number, b: number) => {
  const rgba = new Uint8ClampedArray(96 * 54 * 4);
  for (let at = 0; at < rgba.length; at += 4) rgba.set([r, g, b, 255], at);
  return signatureOf({ rgba, width: 96, height: 54 });
};

/** At which of the frames, 30 a second, a shot begins. */
const cutsIn = (frames: readonly Float32Array[]): readonly number[] => {
  const beginsShot = createCutFinder();
  return frames.flatMap((signature, index) => (beginsShot(signature, index / 30) ? [index] : []));
};

const repeat = (signature: Float32Array, count: number): Float32Array[] =>
  Array.from({ length: count }, () => signature);

describe('signatures', () => {
  it('are as far apart as colors have to be moved', () => {
    expect(signatureDistance(flat(10, 10, 10), flat(10, 10, 10))).toBe(0);
    const near = signatureDistance(flat(40, 40, 40), flat(56, 56, 56));
    const far = signatureDistance(flat(0, 0, 0), flat(255, 255, 255));
    expect(near).toBeCloseTo(2 / 32, 5);
    expect(far).toBeCloseTo(31 / 32, 5);
  });
});

describe('the finder of cuts', () => {
  it('begins a shot with the first frame and after each cut', () => {
    expect(cutsIn([...repeat(flat(200, 40, 40), 30), ...repeat(flat(40, 40, 200), 30)])).toEqual([0, 30]);
  });

  it('takes no fade for a cut', () => {
    const fade = Array.from({ length: 45 }, (_, index) =>
      flat(220 - index * 4, 200 - index * 4, 190 - index * 4),
    );
    expect(cutsIn([...repeat(flat(220, 200, 190), 10), ...fade])).toEqual([0]);
  });

  it('finds a cut behind a fade', () => {
    const fade = Array.from({ length: 40 }, (_, index) =>
      flat(220 - index * 5, 200 - index * 5, 190 - index * 4),
    );
    expect(cutsIn([...fade, ...repeat(flat(60, 220, 90), 20)])).toEqual([0, 40]);
  });

  it('takes a flash for one change at most', () => {
    const dark = repeat(flat(30, 30, 40), 30);
    expect(cutsIn([...dark, flat(250, 250, 250), ...dark]).length).toBeLessThanOrEqual(2);
  });
});

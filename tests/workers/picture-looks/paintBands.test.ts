import { describe, expect, it } from 'vitest';

import { createReferenceEngine } from '../../../src/engine/referenceEngine';
import type { Look } from '../../../workers/picture-looks/api';
import { type Painter, painterOf } from '../../../workers/picture-looks/look';
import { BAND_BYTES, paintBands } from '../../../workers/picture-looks/paintBands';

const PALETTE = [0x202020, 0xc03030, 0xe8e0d0];
/** Two whole bands, and the beginning of a third one. */
const BYTES = BAND_BYTES * 2 + 400;

/** Pixels of many colors, some of them clear. */
const createPixels = () =>
  Uint8ClampedArray.from({ length: BYTES }, (_, at) => ((at * 2_654_435_761) >>> 13) & 255);

/** A clock that goes on by as much with each look at it. */
const clock = (stepMs: number) => {
  let now = 0;
  return () => (now += stepMs);
};
const never = () => false;

describe('a view that is drawn in bands', () => {
  it.each<[string, Look]>([
    ['of color vision', { kind: 'vision', deficiency: 'deuteranopia' }],
    ['in the colors of the palette', { kind: 'posterized', palette: PALETTE }],
    ['recolored', { kind: 'recolored', palette: PALETTE, target: [0x102030, 0x0d9488, 0xffffff] }],
  ])('is what it is in one piece, to the bit: %s', async (_, look) => {
    const engine = createReferenceEngine();
    const whole = (await painterOf(look, engine))(createPixels());
    const rgba = createPixels();
    await paintBands(rgba, await painterOf(look, engine), {
      report: () => undefined,
      isStopped: never,
      now: clock(100),
    });
    expect(rgba).toEqual(whole);
  });

  it('tells how much is drawn after each band that takes long', async () => {
    const told: number[] = [];
    await paintBands(createPixels(), (rgba) => rgba, {
      report: (done) => told.push(done),
      isStopped: never,
      now: clock(100),
    });
    expect(told).toEqual([BAND_BYTES / BYTES, (BAND_BYTES * 2) / BYTES, 1]);
  });

  it('tells nothing where it is soon done', async () => {
    const told: number[] = [];
    await paintBands(createPixels(), (rgba) => rgba, {
      report: (done) => told.push(done),
      isStopped: never,
      now: clock(0),
    });
    expect(told).toEqual([]);
  });

  it('ends with the band during which it was stopped', async () => {
    const bands: number[] = [];
    const paint: Painter = (rgba) => {
      bands.push(rgba.length);
      // A message that the worker gets.
      setTimeout(() => (isStopped = true));
      return rgba;
    };
    let isStopped = false;
    await paintBands(createPixels(), paint, {
      report: () => undefined,
      isStopped: () => isStopped,
      now: clock(100),
    });
    expect(bands).toEqual([BAND_BYTES]);
  });
});

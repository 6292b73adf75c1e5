import { describe, expect, it } from 'vitest';

import {
  changedCells,
  colorShiftOf,
  correlationOf,
  frameDifference,
  neededPart,
  pictureDifference,
} from '../../../src/engine/shots/differences';
import { signedFrames, type Signed } from './signedFrames';

/** Half dark and half light, from left to right, at this mean and so far apart. */
const halves = (mean: number, contrast: number): Signed => ({
  luma: (column) => (column < 4 ? mean - contrast : mean + contrast),
});
const upright: Signed = { luma: (_, row) => (row < 3 ? 80 : 120) };
const flat = (luma: number): Signed => ({ luma: () => luma });

describe('what is measured of a frame', () => {
  it('is its mean luma, what its cells differ from it by, and the squares of its detail', () => {
    const { means, contrasts, details } = signedFrames([
      halves(100, 20),
      flat(7),
      { ...flat(7), detail: [3, 4] },
    ]);
    expect([...means]).toEqual([100, 7, 7]);
    expect([...contrasts]).toEqual([20, 0, 0]);
    expect([...details]).toEqual([0, 0, 25]);
  });
});

describe('how alike two frames are', () => {
  const alike = (one: Signed, other: Signed): number => correlationOf(signedFrames([one, other]), 0, 1);

  it('is all of it where light and dark places are the same, whatever the exposure', () => {
    expect(alike(halves(100, 20), halves(100, 20))).toBeCloseTo(1, 6);
    expect(alike(halves(100, 20), halves(180, 5))).toBeCloseTo(1, 6);
  });

  it('is nothing where they have nothing to do with each other, and less where they are turned over', () => {
    expect(alike(halves(100, 20), upright)).toBeCloseTo(0, 6);
    expect(alike(halves(100, 20), halves(100, -20))).toBeCloseTo(-1, 6);
  });

  it('is nothing where one is flat', () => {
    expect(alike(halves(100, 20), flat(100))).toBe(0);
  });
});

describe('how far colors have moved', () => {
  const shift = (one: readonly [number, number], other: readonly [number, number]): number =>
    colorShiftOf(
      signedFrames([
        { ...flat(9), steps: one },
        { ...flat(9), steps: other },
      ]),
      0,
      1,
    );

  it('is 8 units of CIELAB a step along each of both axes, either way', () => {
    expect(shift([6, 6], [6, 6])).toBe(0);
    expect(shift([6, 6], [7, 6])).toBeCloseTo(8, 6);
    expect(shift([7, 6], [6, 6])).toBeCloseTo(8, 6);
    expect(shift([6, 6], [6, 9])).toBeCloseTo(24, 6);
    expect(shift([6, 6], [4, 8])).toBeCloseTo(32, 6);
  });

  it('is more to the outermost steps, which are wider, and less than they are', () => {
    for (const [from, to] of [
      [0, 1],
      [10, 11],
    ] as const) {
      expect(shift([from, 6], [to, 6])).toBeGreaterThan(8);
      expect(shift([from, 6], [to, 6])).toBeLessThan(20);
      expect(shift([6, from], [6, to])).toBe(shift([from, 6], [to, 6]));
    }
  });
});

describe('how much another picture a frame is', () => {
  const pair = (one: Signed, other: Signed) => signedFrames([one, other]);

  it('is nothing of itself, nor of the same picture in another light', () => {
    const frames = pair(halves(100, 20), halves(150, 20));
    expect(pictureDifference(frames, 1, 1)).toBe(0);
    expect(frameDifference(frames, 1, 1)).toBe(0);
    expect(pictureDifference(frames, 0, 1)).toBeCloseTo(0, 3);
    // Light says little, but is seen: three tenths of 50 levels.
    expect(frameDifference(frames, 0, 1)).toBeCloseTo(15, 3);
  });

  it('is as many levels as other places differ by, and as much the other way round', () => {
    const frames = pair(halves(100, 20), halves(100, -20));
    expect(pictureDifference(frames, 0, 1)).toBeCloseTo(40, 3);
    expect(pictureDifference(frames, 1, 0)).toBeCloseTo(40, 3);
    expect(frameDifference(frames, 0, 1)).toBeCloseTo(40, 3);
  });

  it('is softer or harder as well as lighter or darker, and all of it together', () => {
    const softer = pair(halves(100, 30), halves(100, 10));
    expect(pictureDifference(softer, 0, 1)).toBeCloseTo(0, 3);
    expect(frameDifference(softer, 0, 1)).toBeCloseTo(6, 3);
    expect(frameDifference(softer, 1, 0)).toBeCloseTo(6, 3);
    const both = pair(halves(100, 30), halves(100 + 80 / 3, 10));
    expect(frameDifference(both, 0, 1)).toBeGreaterThan(9);
    expect(frameDifference(both, 0, 1)).toBeLessThan(11);
  });

  it('has other colors where its light and dark places are the same', () => {
    const frames = pair({ ...halves(100, 20), steps: [6, 6] }, { ...halves(100, 20), steps: [8, 6] });
    expect(pictureDifference(frames, 0, 1)).toBeCloseTo(24, 3);
  });
});

describe('how much two pictures have to differ by', () => {
  const needed = (one: Signed, other: Signed): number => neededPart(signedFrames([one, other]), 0, 1);

  it.each([
    ['all of it in usual light', 30, 12, 1],
    ['all of it where one is of usual light', 12, 0, 1],
    ['less where both are soft', 9, 3, 0.75],
    ['half where both are of one light', 0, 0, 0.5],
    ['half in fog', 3, 3, 0.5],
  ])('is %s', (_, one, other, part) => {
    expect(needed(halves(100, one), halves(100, other))).toBeCloseTo(part, 6);
    expect(needed(halves(100, other), halves(100, one))).toBeCloseTo(part, 6);
  });
});

describe('cells that changed', () => {
  const changed = (one: Signed, other: Signed): number => changedCells(signedFrames([one, other]), 0, 1);
  /** With so many cells, in the order in which one reads, in another light. */
  const but = (count: number, by: number): Signed => ({
    luma: (column, row) => 100 + (row * 8 + column < count ? by : 0),
  });

  it.each([0, 1, 8, 20])('are as many as something came to: %i', (count) => {
    expect(changed(flat(100), but(count, 100))).toBe(count);
    expect(changed(flat(100), but(count, -100))).toBe(count);
  });

  it('are none where all are lighter at once, or by what rounding takes', () => {
    expect(changed(flat(100), flat(160))).toBe(0);
    expect(changed(flat(100), but(8, 1))).toBe(0);
    expect(changed(flat(100), but(8, 2))).toBe(8);
  });

  it('are those that are other than most, whatever the light does to all', () => {
    const lighter: Signed = { luma: (column, row) => 130 + (row * 8 + column < 8 ? 100 : 0) };
    expect(changed(flat(100), lighter)).toBe(8);
  });

  it('are not those that differ by little where the others differ by much', () => {
    // Eight by 80, eight by 5: less than a quarter of what cells differ by on the whole.
    const mixed: Signed = {
      luma: (_, row) => 100 + ([80, 5][row] ?? 0),
    };
    expect(changed(flat(100), mixed)).toBe(8);
  });
});

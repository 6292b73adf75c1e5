import { describe, expect, it } from 'vitest';

import { typicalFrameOf } from '../../../src/engine/shots/typicalFrame';
import { signedFrames } from './signedFrames';

/** The typical one of these frames, each of one luma. */
const typicalOf = (lumas: readonly number[], shown = lumas.map((_, index) => index)): number =>
  typicalFrameOf(signedFrames(lumas.map((luma) => ({ luma: () => luma }))), Int32Array.from(shown));

describe('the frame that stands for a shot', () => {
  it('is the only one there is', () => {
    expect(typicalOf([7])).toBe(0);
    expect(typicalOf([7, 8, 9], [1])).toBe(1);
  });

  it('is one of what is seen most of the time, wherever that is', () => {
    expect(typicalOf([10, 10, 90, 90, 90])).toBe(2);
    expect(typicalOf([90, 90, 90, 10, 10])).toBe(0);
    expect(typicalOf([10, 90, 200])).toBe(1);
    expect(typicalOf([200, 10, 90])).toBe(2);
  });

  it('is the first of those that are as near to the middle of all', () => {
    expect(typicalOf([50, 50, 50])).toBe(0);
  });

  it('is the one that differs least from what most show at each place', () => {
    const thirds = (...lumas: readonly [number, number, number]) => ({
      luma: (column: number) => lumas[column < 3 ? 0 : column < 6 ? 1 : 2],
    });
    const frames = signedFrames([thirds(50, 10, 50), thirds(0, 50, 50), thirds(50, 50, 40)]);
    expect(typicalFrameOf(frames, Int32Array.of(0, 1, 2))).toBe(2);
    expect(typicalFrameOf(frames, Int32Array.of(2, 0, 1))).toBe(2);
  });

  it('is one of those that may be chosen, and compared with those alone', () => {
    expect(typicalOf([10, 10, 10, 10, 90, 200, 10], [4, 5])).toBe(5);
    expect(typicalOf([10, 90, 10, 95, 10, 200], [1, 3, 5])).toBe(3);
  });

  it('of a long shot is found among frames all over it', () => {
    const lumas = Array.from({ length: 300 }, (_, index) => (index < 100 ? 10 : 90));
    expect(typicalOf(lumas)).toBeGreaterThanOrEqual(100);
    const late = Array.from({ length: 300 }, (_, index) => (index < 140 ? 90 : 10));
    expect(typicalOf(late)).toBeGreaterThanOrEqual(140);
    // Evenly: as far from the beginning as from the end.
    const rising = Array.from({ length: 150 }, (_, index) => index);
    expect(typicalOf(rising)).toBe(75);
  });
});

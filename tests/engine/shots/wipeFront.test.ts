import { describe, expect, it } from 'vitest';

import { frontOf } from '../../../src/engine/shots/wipeFront';
import { GRID, sequenceOf, signedFrames } from './signedFrames';

const COUNT = 34;
const at = (column: number, row: number): readonly [number, number] => [
  (column + 0.5) / GRID.columns,
  (row + 0.5) / GRID.rows,
];

/** Dark to light over 34 frames, each place when its time has come, 0 to 1. */
const front = (timeOf: (x: number, y: number) => number, from = 40, to = 200): number => {
  const frames = Array.from({ length: COUNT }, (_, index) => ({
    luma: (column: number, row: number) => (timeOf(...at(column, row)) < index / (COUNT - 1) ? to : from),
  }));
  // The first and last frames are one picture and the other altogether.
  const whole = [{ luma: () => from }, ...frames.slice(1, -1), { luma: () => to }];
  return frontOf(sequenceOf(signedFrames(whole)), 0, COUNT - 1);
};

describe('the times at which cells change are those of an edge', () => {
  it.each<[string, (x: number, y: number) => number]>([
    ['that goes to the right', (x) => x],
    ['that goes to the left', (x) => 1 - x],
    ['that goes down', (_, y) => y],
    ['that goes up', (_, y) => 1 - y],
    ['from a corner', (x, y) => (x + y) / 2],
    ['from another corner', (x, y) => (1 - x + y) / 2],
    ['at a slant', (x, y) => 0.7 * x + 0.3 * y],
    ['of a circle that grows', (x, y) => Math.hypot(x - 0.5, y - 0.5) * 1.4],
    ['of a circle that shrinks', (x, y) => 1 - Math.hypot(x - 0.5, y - 0.5) * 1.4],
  ])('%s', (_, timeOf) => {
    expect(front(timeOf)).toBeGreaterThan(0.9);
    expect(front(timeOf)).toBeLessThanOrEqual(1 + 1e-9);
  });

  it('also where it gets darker', () => {
    expect(front((x) => x, 200, 40)).toBeGreaterThan(0.9);
  });

  it.each<[string, (x: number, y: number) => number]>([
    ['here and there', (x, y) => ((Math.floor(x * 8) * 5 + Math.floor(y * 6) * 3) % 8) / 8],
    ['in every other column', (x) => (Math.floor(x * 8) % 2 === 0 ? 0.25 : 0.75)],
    ['as in a chessboard', (x, y) => ((Math.floor(x * 8) + Math.floor(y * 6)) % 2 === 0 ? 0.25 : 0.75)],
  ])('but not where they change %s', (_, timeOf) => {
    expect(front(timeOf)).toBeLessThan(0.3);
  });

  it('nor where all change at once, as in a dissolve', () => {
    expect(front(() => 0.5)).toBe(0);
    const mixing = Array.from({ length: COUNT }, (_, index) => ({
      luma: (column: number) => 60 + column * 5 + (100 * index) / (COUNT - 1),
    }));
    expect(frontOf(sequenceOf(signedFrames(mixing)), 0, COUNT - 1)).toBe(0);
  });

  it('nor where nothing changes that could tell', () => {
    expect(front((x) => x, 100, 105)).toBe(0);
    expect(front((x) => x, 100, 106)).toBeGreaterThan(0.9);
    expect(front((x) => x, 106, 100)).toBeGreaterThan(0.9);
  });
});

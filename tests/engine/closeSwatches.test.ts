import { beforeAll, describe, expect, it } from 'vitest';

import { randomInt } from '../../src/color/random';
import type { Engine } from '../../src/engine/engine';
import { isClose, squaredDeltaE00, toSpot } from '../../src/engine/reference/difference';
import { labOf } from '../../src/engine/reference/points';
import { createXorshift } from '../../src/engine/xorshift';
import { ENGINES } from './engines';

type Pair = readonly [number, number];

const spotOf = (color: number) => toSpot(labOf(color));

/** Pairs of colors between ΔE00 1.9 and 2.2, in all directions: which of them are too near hangs on every term. */
const pairsAtFloor = (count: number): Pair[] => {
  const random = createXorshift(7);
  const channel = (value: number): number => Math.min(255, Math.max(0, value + randomInt(random, -14, 14)));
  const pairs: Pair[] = [];
  while (pairs.length < count) {
    const color = randomInt(random, 0, 0xffffff);
    const other = (channel(color >> 16) << 16) | (channel((color >> 8) & 255) << 8) | channel(color & 255);
    const squared = squaredDeltaE00(spotOf(color), spotOf(other));
    if (squared > 1.9 ** 2 && squared < 2.2 ** 2) pairs.push([color, other]);
  }
  return pairs;
};

describe.each(ENGINES)('$name, of two colors alone,', ({ load }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await load();
  });

  it('samples both where the eye tells them apart by CIEDE2000, and one where it does not', () => {
    const isAlone = ([color, other]: Pair): boolean => {
      const summary = { colors: Uint32Array.of(color, other), weights: Uint32Array.of(1, 1) };
      return engine.sampleSwatches(summary, { target: 2, seed: 1 }).length === 1;
    };
    // The first that is taken has the reach: where that decides, either may be.
    const pairs = pairsAtFloor(2000).filter(
      ([p, q]) => isClose(spotOf(p), spotOf(q)) === isClose(spotOf(q), spotOf(p)),
    );
    expect(pairs.length).toBeGreaterThan(1900);
    expect(pairs.filter((pair) => isAlone(pair) !== isClose(spotOf(pair[0]), spotOf(pair[1])))).toEqual([]);
  });
});

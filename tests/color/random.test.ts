import { describe, expect, it } from 'vitest';
import { createSeededRandom, drawSeed, randomInt } from '../../src/color/random';

describe('randomInt', () => {
  it('reaches both ends, and nothing outside', () => {
    expect(randomInt(() => 0, 2, 9)).toBe(2);
    expect(randomInt(() => 1 - Number.EPSILON / 2, 2, 9)).toBe(9);
    expect(randomInt(() => 0.5, 0, 1)).toBe(1);
    expect(randomInt(() => 0.99, 7, 7)).toBe(7);
  });
});

describe('a seeded random', () => {
  it('is Mulberry32, as its author publishes it', () => {
    const random = createSeededRandom(1);
    expect([random(), random(), random()]).toEqual([
      0.6270739405881613, 0.002735721180215478, 0.5274470399599522,
    ]);
  });

  it('gives other numbers for another seed, which is drawn from 31 bits', () => {
    const seeds = [() => 0, () => 1 - Number.EPSILON / 2].map(drawSeed);
    expect(seeds).toEqual([0, 2 ** 31 - 1]);
    expect(new Set(seeds.map((seed) => createSeededRandom(seed)())).size).toBe(2);
  });
});

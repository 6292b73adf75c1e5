import { describe, expect, it } from 'vitest';
import { randomInt } from '../../src/color/random';

describe('randomInt', () => {
  it('reaches both ends, and nothing outside', () => {
    expect(randomInt(() => 0, 2, 9)).toBe(2);
    expect(randomInt(() => 1 - Number.EPSILON / 2, 2, 9)).toBe(9);
    expect(randomInt(() => 0.5, 0, 1)).toBe(1);
    expect(randomInt(() => 0.99, 7, 7)).toBe(7);
  });
});

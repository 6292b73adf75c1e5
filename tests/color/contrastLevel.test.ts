import { describe, expect, it } from 'vitest';

import { contrastLevel } from '../../src/color/contrastLevel';

describe('contrastLevel', () => {
  it.each([
    [21, 'AAA'],
    [4.5, 'AAA'],
    [4.4999, 'AA Large'],
    [3, 'AA Large'],
    [2.9999, 'Fail'],
    [1, 'Fail'],
  ])('labels %f as %s [B-93]', (ratio, level) => {
    expect(contrastLevel(ratio)).toBe(level);
  });
});

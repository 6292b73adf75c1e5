import { describe, expect, it } from 'vitest';

import { mixing } from '../../../workers/drawing/mixing';

const PALETTE = [0xffffff, 0x101010, 0xe02020];
const TARGET = [0x000000, 0xf0f0f0, 0x20c0ff];

const mix = (one: number, other: number, part: number): number =>
  [16, 8, 0].reduce((sum, shift) => {
    const [a, b] = [(one >> shift) & 255, (other >> shift) & 255];
    return sum | (Math.round(a + part * (b - a)) << shift);
  }, 0);

const off = (one: number, other: number): number =>
  Math.max(...[16, 8, 0].map((shift) => Math.abs(((one >> shift) & 255) - ((other >> shift) & 255))));

describe('flat art in other colors', () => {
  it('has each of its colors exactly as what it becomes', () => {
    expect(PALETTE.map(mixing(PALETTE, TARGET))).toEqual(TARGET);
  });

  it.each([
    [0, 1],
    [0, 2],
    [1, 2],
  ])('keeps edges soft: a mix of colors %i and %i is the same mix of theirs', (one, other) => {
    const map = mixing(PALETTE, TARGET);
    for (const part of [0.1, 0.35, 0.5, 0.8]) {
      const [from, to] = [PALETTE, TARGET].map((colors) => mix(colors[one] ?? 0, colors[other] ?? 0, part));
      expect(off(map(from ?? 0), to ?? 0)).toBeLessThanOrEqual(2);
    }
  });

  it('moves what lies beside a color along with it', () => {
    const map = mixing([0x808080], [0x208020]);
    expect(map(0x888888) & 0xff00).toBeGreaterThan(map(0x808080) & 0xff00);
  });

  it('leaves everything as it is where the colors stay', () => {
    const map = mixing(PALETTE, PALETTE);
    for (const rgb of [0xffffff, 0x808080, 0xf09090]) expect(off(map(rgb), rgb)).toBeLessThanOrEqual(8);
  });
});

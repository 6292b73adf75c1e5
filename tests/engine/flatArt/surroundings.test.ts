import { describe, expect, it } from 'vitest';

import { type Place, surroundingsOf } from '../../../src/engine/flatArt/surroundings';
import { paint } from './paint';

type At = (x: number, y: number) => number;

const placesOf = (grayAt: At, { side = 20, isCompressed = false, alpha = 255 } = {}): Place[] =>
  surroundingsOf(
    paint(side, side, (x, y) => grayAt(x, y) * 0x01_01_01, alpha),
    isCompressed,
  );
const sumOf = (places: readonly Place[], name: 'pixels' | 'plateaus' | 'lines' | 'ramps'): number =>
  places.reduce((sum, place) => sum + place[name], 0);
const checkered =
  (step: number): At =>
  (x, y) =>
    0x80 + ((x + y) % 2) * step;

describe('a pixel of a picture', () => {
  it('lies in an area where all around it are alike: as much as nobody sees, or as compression leaves', () => {
    expect(placesOf(() => 0x80)).toEqual([
      { color: 0x808080, pixels: 400, plateaus: 400, lines: 0, ramps: 0 },
    ]);
    expect(sumOf(placesOf(checkered(2)), 'plateaus')).toBe(400);
    expect(sumOf(placesOf(checkered(3)), 'plateaus')).toBe(0);
    expect(sumOf(placesOf(checkered(6), { isCompressed: true }), 'plateaus')).toBe(400);
    expect(sumOf(placesOf(checkered(7), { isCompressed: true }), 'plateaus')).toBe(0);
  });

  it.each<[string, (x: number, y: number) => boolean]>([
    ['upright', (x) => x === 10],
    ['level', (_, y) => y === 10],
  ])('lies in a line, %s, where it differs from both sides by more than 24', (_, isLine) => {
    const line = (gray: number): Place[] => placesOf((x, y) => (isLine(x, y) ? gray : 0x80));
    const black = line(0).find(({ color }) => color === 0);
    expect(black).toEqual({ color: 0, pixels: 20, plateaus: 0, lines: 20, ramps: 0 });
    expect(sumOf(line(0), 'plateaus')).toBe(20 * 17);
    expect(sumOf(line(0x80 + 25), 'lines')).toBe(20);
    expect(sumOf(line(0x80 + 24), 'lines')).toBe(0);
  });

  it('lies in no line where the two sides are not alike: that is an edge', () => {
    const edge = placesOf((x) => (x < 10 ? 0 : x === 10 ? 0x80 : 0xff));
    expect(sumOf(edge, 'lines')).toBe(0);
    expect(sumOf(edge, 'ramps')).toBe(0);
  });

  it.each<[string, (x: number, y: number) => number]>([
    ['right', (x) => x],
    ['left', (x) => 19 - x],
    ['down', (_, y) => y],
    ['up', (_, y) => 19 - y],
  ])('is on the way from dark to light, to the %s, by 64 over eight pixels at most', (_, along) => {
    const middle = (step: number): Place | undefined =>
      placesOf((x, y) => along(x, y) * step).find(({ color }) => color === 10 * step * 0x01_01_01);
    expect(middle(4)).toMatchObject({ pixels: 20, ramps: 20 });
    expect(middle(8)).toMatchObject({ pixels: 20, ramps: 20 });
    expect(middle(9)).toMatchObject({ pixels: 20, ramps: 0 });
  });

  it('that is hardly seen is left out', () => {
    expect(placesOf(() => 0x80, { alpha: 111 })).toEqual([]);
    expect(
      sumOf(
        placesOf(() => 0x80, { alpha: 112 }),
        'pixels',
      ),
    ).toBe(400);
  });
});

describe('of a large picture', () => {
  it('of more than 100,000 pixels every third is looked at, in every row and column', () => {
    const pixelsOf = (side: number, at: At): Place[] => placesOf(at, { side });
    expect(
      sumOf(
        pixelsOf(316, () => 0x80),
        'pixels',
      ),
    ).toBe(316 * 316);
    expect(
      sumOf(
        pixelsOf(330, () => 0x80),
        'pixels',
      ),
    ).toBe((330 * 330) / 3);
    for (const line of [3, 4, 5]) {
      const column = pixelsOf(330, (x) => (x === line ? 0 : 0x80));
      expect(column.find(({ color }) => color === 0)?.lines).toBe(110);
      const row = pixelsOf(330, (_, y) => (y === line ? 0 : 0x80));
      expect(row.find(({ color }) => color === 0)?.lines).toBe(110);
    }
  });

  it('the color of a place is the one that most of its areas have, not the first', () => {
    const [place] = placesOf((_, y) => (y < 8 ? 0x81 : 0x80));
    expect(place?.color).toBe(0x808080);
    expect(placesOf((_, y) => (y < 12 ? 0x81 : 0x80))[0]?.color).toBe(0x818181);
  });
});

import { describe, expect, it } from 'vitest';
import { deltaEOk } from '../../../src/color/distance';
import { bestDraw, leastDistance } from '../../../src/color/generate/bestDraw';
import { rgbToOklab } from '../../../src/color/oklab';
import { palette } from './samples';

const WIDE = palette('#000000', '#FFFFFF');
const NARROW = palette('#000000', '#010101');
const MIDDLE = palette('#000000', '#808080');
const distanceOf = (drawn: typeof WIDE) => leastDistance(drawn, [], rgbToOklab, deltaEOk);

describe('the least distance', () => {
  it('is that of the two nearest colors', () => {
    expect(distanceOf(WIDE)).toBeCloseTo(1, 5);
    expect(distanceOf(palette('#000000', '#FFFFFF', '#010101'))).toBe(distanceOf(NARROW));
  });

  it('leaves pairs of locked colors out', () => {
    const three = palette('#000000', '#010101', '#FFFFFF');
    expect(leastDistance(three, [true, true], rgbToOklab, deltaEOk)).toBeGreaterThan(0.9);
    expect(leastDistance(three, [true, false, true], rgbToOklab, deltaEOk)).toBe(distanceOf(NARROW));
    expect(leastDistance(WIDE, [true, true], rgbToOklab, deltaEOk)).toBe(Infinity);
  });
});

describe('the best draw', () => {
  const drawFrom = (...draws: (typeof WIDE)[]) => {
    let count = 0;
    const draw = () => draws[count++] ?? NARROW;
    return { draw, drawn: () => count };
  };

  it('is the first that is good enough', () => {
    const { draw, drawn } = drawFrom(NARROW, MIDDLE, WIDE);
    expect(bestDraw(draw, distanceOf, { enough: 0.5, attempts: 10 })).toBe(MIDDLE);
    expect(drawn()).toBe(2);
  });

  it('is the best of all where none is good enough', () => {
    const { draw, drawn } = drawFrom(NARROW, MIDDLE, NARROW);
    expect(bestDraw(draw, distanceOf, { enough: 2, attempts: 4 })).toBe(MIDDLE);
    expect(drawn()).toBe(4);
  });
});

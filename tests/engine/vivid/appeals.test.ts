import { describe, expect, it } from 'vitest';

import { appealOf } from '../../../src/engine/vivid/appeals';
import { clusterOf } from './cluster';

const GRAY = [50, 0, 0] as const;
/** A gray that covers hardly anything, stands out from nothing and is all edge. */
const faint = (given: Parameters<typeof clusterOf>[1] = {}) =>
  appealOf(clusterOf(GRAY, { area: 0, ...given }));
const ofChroma = (chroma: number): number => appealOf(clusterOf([50, 0, -chroma], { area: 0 }));

const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((number, i) => i === 0 || number > (numbers[i - 1] ?? Infinity));

describe('how much a color asks to be named', () => {
  it('is something even where hardly anything is of it', () => {
    expect(faint()).toBeGreaterThan(0);
  });

  it('grows with what looks like it from afar, and so much slower that ten small things are more than a large one', () => {
    const areas = [0, 0.001, 0.01, 0.1, 1].map((pooled) => faint({ pooled }));
    expect(isRising(areas)).toBe(true);
    expect(10 * faint({ pooled: 0.01 })).toBeGreaterThan(2 * faint({ pooled: 0.1 }));
    // All of a picture has several times as much as hardly anything of it.
    expect(faint({ pooled: 1 }) / faint()).toBeGreaterThan(5);
    expect(faint({ area: 1, pooled: 0.01 })).toBe(faint({ area: 0.01, pooled: 0.01 }));
  });

  it('grows with its chroma: a strong color asks for twice as much as a gray', () => {
    expect(isRising([0, 10, 30, 60, 100].map(ofChroma))).toBe(true);
    // The red of a strawberry and the orange of an orange have chromas of 60 to 80.
    expect(ofChroma(70) / ofChroma(0)).toBeGreaterThan(2);
    // Of equal appeal are a wall of gray and a thing of a strong color that is a fiftieth of it.
    expect(appealOf(clusterOf([50, 0, -70], { area: 0.01 }))).toBeGreaterThan(faint({ pooled: 0.5 }));
  });

  it('is not all of chroma: a wall that is half of a picture asks for more than a speck of a strong color', () => {
    expect(faint({ pooled: 0.5 })).toBeGreaterThan(appealOf(clusterOf([50, 0, -70], { area: 0.0001 })));
  });

  it('grows with how far it stands out: black on white asks for more than twice as much as fog in fog', () => {
    expect(isRising([0, 5, 20, 60, 100].map((contrast) => faint({ contrast })))).toBe(true);
    expect(faint({ contrast: 100 }) / faint()).toBeGreaterThan(2);
    expect(faint({ contrast: 5 }) / faint()).toBeLessThan(1.2);
  });

  it('is more for a thing with an inside than for fringes, lines and leaves of the same area', () => {
    expect(isRising([0, 0.2, 0.5, 1].map((inside) => faint({ inside })))).toBe(true);
    expect(faint({ inside: 1 }) / faint()).toBeGreaterThan(1.25);
  });

  it('is the more for each of these, whatever the others are', () => {
    const alone =
      (faint({ contrast: 40 }) / faint()) * (faint({ inside: 1 }) / faint()) * (ofChroma(55) / faint());
    const all = appealOf(clusterOf([50, 0, -55], { area: 0, contrast: 40, inside: 1 }));
    expect(all / faint()).toBeCloseTo(alone, 9);
  });
});

import { describe, expect, it } from 'vitest';
import {
  estimateApart,
  estimateMedian,
  estimatePaired,
  LEAST_UNITS,
  lowerLevel,
} from '../../bench/statistics/bootstrap.mjs';
import { judge } from '../../bench/statistics/compare.mjs';
import { createRandom } from '../../bench/statistics/random.mjs';

const random = createRandom(2024);
const gauss = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** How the medians of processes of the same code scatter, as logarithms. */
const NOISES = {
  'a quiet machine': () => 0.007 * gauss(),
  'a busy machine': () => 0.03 * gauss(),
  'a machine with busy moments': () => 0.01 * gauss() + (random() < 0.2 ? 0.3 * random() : 0),
  'code that a process compiles in one of two ways': () => (random() < 0.5 ? 0.08 : 0) + 0.003 * gauss(),
};

const draw = (noise: () => number, count: number): number[] => Array.from({ length: count }, noise);
const countOf = (times: number, isSo: () => boolean): number =>
  Array.from({ length: times }, isSo).filter(Boolean).length;

describe('estimateMedian', () => {
  it('gives the median of all samples', () => {
    expect(
      estimateMedian([
        [1, 2, 3],
        [4, 100],
      ]).value,
    ).toBe(3);
  });

  it('draws blocks, because samples of one process are alike', () => {
    const alike = Array.from({ length: 8 }, (_, process) => Array.from({ length: 50 }, () => 10 + process));
    const { interval, units } = estimateMedian(alike);
    expect(units).toBe(8);
    expect(interval!.low).toBeLessThanOrEqual(11);
    expect(interval!.high).toBeGreaterThanOrEqual(16);
  });

  it('says nothing of fewer than six processes', () => {
    const processes = Array.from({ length: LEAST_UNITS - 1 }, () => [1, 2, 3, 4, 5, 6, 7]);
    expect(estimateMedian(processes).interval).toBeNull();
    expect(estimateMedian([...processes, [1, 2, 3]]).interval).not.toBeNull();
  });

  it('says nothing of a single process, however many samples it has', () => {
    const { value, interval, units } = estimateMedian([Array.from({ length: 100 }, (_, at) => at), []]);
    expect(value).toBe(49.5);
    expect(interval).toBeNull();
    expect(units).toBe(1);
  });

  it('gives the same interval every time', () => {
    const blocks = Array.from({ length: 7 }, () => draw(random, 5));
    expect(estimateMedian(blocks)).toEqual(estimateMedian(blocks));
  });
});

describe('lowerLevel', () => {
  it('is the plain percentile of many units, and lower of few', () => {
    expect(lowerLevel(5000)).toBeCloseTo(0.025, 3);
    // Φ(−√(6/5) · 2.571)
    expect(lowerLevel(6)).toBeCloseTo(0.00243, 4);
  });
});

describe.each(Object.entries(NOISES))('the same code on %s', (_, noise) => {
  it('comes out as no difference in nineteen comparisons of twenty, in turn and apart', () => {
    const isPairedWrong = (): boolean => {
      const logs = draw(() => noise() - noise(), LEAST_UNITS);
      return judge(estimatePaired(logs), 'less') !== 'no difference shown';
    };
    const isApartWrong = (): boolean => {
      const ratio = estimateApart(draw(noise, LEAST_UNITS), draw(noise, LEAST_UNITS));
      return judge(ratio, 'less') !== 'no difference shown';
    };
    expect(countOf(100, isPairedWrong)).toBeLessThanOrEqual(5);
    expect(countOf(100, isApartWrong)).toBeLessThanOrEqual(5);
  });
});

describe('a tenth more', () => {
  it('is shown on a quiet machine, and most of the time on a busy one', () => {
    const isShown = (noise: () => number, better: 'less' | 'more') => (): boolean => {
      const logs = draw(() => Math.log(1.1) + noise() - noise(), 8);
      return judge(estimatePaired(logs), better) === (better === 'less' ? 'worse' : 'better');
    };
    expect(countOf(50, isShown(NOISES['a quiet machine'], 'less'))).toBe(50);
    expect(countOf(50, isShown(NOISES['a busy machine'], 'more'))).toBeGreaterThan(40);
  });
});

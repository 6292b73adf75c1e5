import { describe, expect, it } from 'vitest';
import { rangeOf } from '../../bench/films/memory.mjs';

const sampleOf = (readSeconds: number, all: number) => ({ readSeconds, renderers: 0, all });

describe('the memory of a film', () => {
  it('is told from its tenth minute on', () => {
    const samples = [sampleOf(0, 900), sampleOf(600, 500), sampleOf(900, 550), sampleOf(1200, 525)];
    expect(rangeOf(samples, 'all')).toMatchObject({
      settled: 500,
      least: 500,
      most: 550,
      last: 525,
      peakPercent: 10,
    });
  });

  it('is not told of a film that was read before', () => {
    expect(() => rangeOf([sampleOf(0, 900)], 'all')).toThrow('BENCH_MINUTES takes more minutes');
  });
});

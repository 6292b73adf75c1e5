import { describe, expect, it } from 'vitest';

import { scaleLines } from '../../../../src/features/admin/dashboard/chartScale';

describe('the scale of a chart', () => {
  it.each([
    [1342, 3, [500, 1000, 1500]],
    [102, 2, [60, 120]],
    [0, 3, [1, 2, 3]],
    [1, 2, [1, 2]],
    [5, 3, [2, 4, 6]],
    [999_999, 3, [400_000, 800_000, 1_200_000]],
  ])('has lines for %i that are easy to count in', (largest, count, lines) => {
    expect(scaleLines(largest, count)).toEqual(lines);
  });

  it('has whole lines in even steps, and room for every value', () => {
    for (let largest = 0; largest < 3000; largest++)
      for (const count of [2, 3]) {
        const lines = scaleLines(largest, count);
        const [step = 0] = lines;
        expect(lines.at(-1)).toBeGreaterThanOrEqual(largest);
        expect(lines.every((line, index) => Number.isInteger(line) && line === step * (index + 1))).toBe(
          true,
        );
        // Never so high that the bars are a third of the chart or less.
        expect(largest <= count * 2 || largest / (lines.at(-1) ?? 1) > 0.5).toBe(true);
      }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cheapestPath } from '../../../src/color/generate/cheapestPath';

const product = (places: readonly (readonly number[])[]): number[][] =>
  places.reduce<number[][]>((rows, options) => rows.flatMap((row) => options.map((o) => [...row, o])), [[]]);

const own = (option: number): number => option * 0.3;
const between = (a: number, b: number): number => Math.abs(((a * 7 + b * 3) % 5) - 2);

const costOf = (choice: readonly number[]): number =>
  choice.reduce((sum, option, i) => {
    const before = choice[i - 1];
    return sum + own(option) + (before === undefined ? 0 : between(before, option));
  }, 0);

describe('the cheapest path', () => {
  it('costs as little as the best of all combinations', () => {
    const places = fc.array(fc.array(fc.nat(9), { minLength: 1, maxLength: 4 }), { maxLength: 4 });
    fc.assert(
      fc.property(places, (options) => {
        const chosen = cheapestPath(options, own, between);
        expect(chosen).toHaveLength(options.length);
        for (const [i, option] of chosen.entries()) expect(options[i]).toContain(option);
        expect(costOf(chosen)).toBeCloseTo(Math.min(...product(options).map(costOf)), 9);
      }),
    );
  });
});

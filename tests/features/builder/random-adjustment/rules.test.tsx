import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adjustRandomly } from '../../../../src/features/builder/random-adjustment/adjustmentCommands';
import { createFakeBackend, FREE_USER } from '../../../support/fakeBackend';
import { createSeededRandom } from '../../../support/fakeServices';
import { renderAdjustment, scriptedRandom } from './renderAdjustment';

const SIGNED_IN = createFakeBackend({}, { user: FREE_USER });

/** What the labels of many adjustments of a palette say, one list per adjustment. */
const labelsOf = async (colors: string, count: number): Promise<string[][]> => {
  const { store } = renderAdjustment(colors, {
    services: { backend: SIGNED_IN, random: createSeededRandom(6) },
  });
  const seen: string[][] = [];
  for (let i = 0; i < count; i++) {
    await act(() => store.dispatch(adjustRandomly()));
    // By text: roles take a hundred times as long to find.
    seen.push(screen.getAllByText(/ × \d$/).map((label) => label.textContent));
  }
  return seen;
};

const CONFLICTS = [
  ['Warmer', 'Cooler'],
  ['Vibrant', 'Muted'],
  ['Lighter', 'Darker'],
];

describe('a random adjustment, as its labels tell', () => {
  it('is of seven types and of level 1 to 3, at most two at once and none against the other [B-31, B-32]', async () => {
    const seen = await labelsOf('2b3fd6-8a6f5c-5c7a6f', 80);
    const kinds = new Set(seen.flat().map((label) => label.split(' × ')[0]));
    expect([...kinds].toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
      'Contrast',
      'Cooler',
      'Darker',
      'Lighter',
      'Muted',
      'Vibrant',
      'Warmer',
    ]);
    expect(new Set(seen.flat().map((label) => label.split(' × ')[1]))).toEqual(new Set(['1', '2', '3']));
    expect(new Set(seen.map(({ length }) => length))).toEqual(new Set([1, 2]));
    for (const adjustment of seen) {
      const [first, second] = adjustment.map((label) => label.split(' × ')[0] ?? '');
      expect(first).not.toBe(second);
      const pair = CONFLICTS.find((conflict) => conflict.includes(first ?? ''));
      expect(pair?.includes(second ?? '') ?? false).toBe(false);
    }
  });

  it('goes no further than the most distant bound, and no color beyond its own [B-33]', async () => {
    // One adjustment, the first kind, as far as it goes: from E7 there is room for two steps of 12, from F5 for none.
    const { adjust, secondRow } = renderAdjustment('e71010-f53d10', {
      services: { random: scriptedRandom(0, 0, 0.99) },
    });
    await adjust();
    expect(screen.getByText('Warmer × 2')).toBeDefined();
    expect(secondRow()).toEqual(['#FF1010 Adjusted', '#F53D10 Unchanged']);
  });

  // #808040 is hsl(60, 33%, 38%); the results are worked out by hand from there.
  it.each([
    ['Warmer × 1', 0, '#8C8040'],
    ['Cooler × 1', 1, '#80804C'],
    ['Vibrant × 1', 2, '#87873B'],
    ['Muted × 1', 3, '#7B7B47'],
    ['Lighter × 1', 4, '#95954B'],
    ['Darker × 1', 5, '#6D6D37'],
    ['Contrast × 1', 6, '#80803A'],
  ])('%s makes of #808040 what its strength says [B-35]', async (label, kind, hex) => {
    const { adjust, secondRow } = renderAdjustment('808040-606060', {
      services: { random: scriptedRandom(0, (kind + 0.5) / 7, 0) },
    });
    await adjust();
    expect(screen.getByText(label)).toBeDefined();
    expect(secondRow()[0]).toBe(`${hex} Adjusted`);
  });

  it('has no color twice where another draw can help [B-34]', async () => {
    // Warmer × 1 would bring the first onto the second, which is at its bound. The next draw makes it cooler.
    const { adjust, labels, secondRow } = renderAdjustment('f30000-ff0000', {
      services: { random: scriptedRandom(0, 0, 0, 0, 0.25, 0) },
    });
    await adjust();
    expect(labels()).toEqual(['Cooler × 1']);
    expect(secondRow()).toEqual(['#F3000C Adjusted', '#FF000C Adjusted']);
  });
});

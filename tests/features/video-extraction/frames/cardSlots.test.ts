import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createCardSlots } from '../../../../src/features/video-extraction/frames/cardSlots';

const asked = (...views: readonly number[][]) => {
  const slotsOf = createCardSlots();
  return views.map((frames) => Object.fromEntries(slotsOf(frames)));
};

describe('the cards of the frames on the page', () => {
  it('stay with their frames, and one that is left goes to the frame that comes', () => {
    const [before, after] = asked([2, 1, 0], [3, 2, 1]);
    expect(before).toEqual({ 2: 0, 1: 1, 0: 2 });
    expect(after).toEqual({ 3: 2, 2: 0, 1: 1 });
  });

  it('become more where no card is left over', () => {
    expect(asked([0], [1, 0], [2, 1, 0])).toEqual([{ 0: 0 }, { 1: 1, 0: 0 }, { 2: 2, 1: 1, 0: 0 }]);
  });

  it('are the same ones when asked for again', () => {
    const [first, second] = asked([5, 4], [5, 4]);
    expect(second).toEqual(first);
  });

  it('are one for each frame, whatever was on the page before', () => {
    const view = fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(fc.array(view, { minLength: 1, maxLength: 20 }), (views) => {
        const slotsOf = createCardSlots();
        for (const [from, count] of views) {
          const frames = Array.from({ length: count }, (_, i) => from + i);
          const slots = slotsOf(frames);
          expect([...slots.keys()]).toEqual(frames);
          expect(new Set(slots.values()).size).toBe(count);
        }
      }),
    );
  });
});

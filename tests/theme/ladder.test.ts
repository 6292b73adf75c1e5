import { describe, expect, it } from 'vitest';

import { ladderThrough, usualLadder, type Ladder } from '../../src/theme/ladder';
import { STEPS_MAX, STEPS_MIN, THEME_MODES } from '../../src/theme/theme';

/** As even as none of ours, so that what is bent is seen in whole numbers. */
const EVEN: Ladder = [0.9, 0.7, 0.5, 0.3, 0.1];
const rounded = (ladder: Ladder): number[] => ladder.map((tone) => Math.round(tone * 1000) / 1000);
const through = (
  byHand: readonly (number | null)[],
  pinned: Parameters<typeof ladderThrough>[2] = [],
  anchors: readonly number[] = [],
): number[] => rounded(ladderThrough(EVEN, byHand, pinned, anchors));

describe('the usual ladder', () => {
  it.each(THEME_MODES)('of a %s theme goes from the page away, with any number of steps', (mode) => {
    for (let steps = STEPS_MIN; steps <= STEPS_MAX; steps++) {
      const ladder = usualLadder(mode, steps);
      expect(ladder).toHaveLength(steps);
      expect(ladder).toEqual(ladder.toSorted((a, b) => (mode === 'light' ? b - a : a - b)));
      expect([ladder[0], ladder.at(-1)]).toEqual([usualLadder(mode, 11)[0], usualLadder(mode, 11).at(-1)]);
    }
  });

  it.each(THEME_MODES)(
    'of a %s theme has the steps of eleven among twenty-one, and halves between',
    (mode) => {
      const [eleven, fine] = [usualLadder(mode, 11), rounded(usualLadder(mode, 21))];
      expect(fine.filter((_, step) => step % 2 === 0)).toEqual(rounded(eleven));
      expect(fine.filter((_, step) => step % 2 === 1)).toEqual(
        rounded(eleven.slice(1).map((tone, i) => (tone + (eleven[i] ?? NaN)) / 2)),
      );
    },
  );

  it.each(THEME_MODES)(
    'of a %s theme has steps that lie closer near the page, where they are grounds',
    (mode) => {
      const gaps = usualLadder(mode, 11).map((tone, i, all) => Math.abs(tone - (all[i - 1] ?? tone)));
      expect(gaps.slice(1, 4)).toEqual(gaps.slice(1, 4).toSorted((a, b) => a - b));
      expect(gaps[1]).toBeLessThan((gaps[6] ?? 0) / 2);
    },
  );
});

describe('a ladder', () => {
  it('is the usual one where nothing is asked of it', () => {
    expect(through([])).toEqual(EVEN);
    expect(through([null, null, null, null, null])).toEqual(EVEN);
  });

  it('passes through tones set by hand, the steps between in proportion', () => {
    expect(through([null, null, 0.6])).toEqual([0.9, 0.75, 0.6, 0.35, 0.1]);
    expect(through([1, null, null, null, 0])).toEqual([1, 0.75, 0.5, 0.25, 0]);
    // Whatever comes of it: a hand may draw what is no ladder.
    expect(through([null, 0.2, 0.6])).toEqual([0.9, 0.2, 0.6, 0.35, 0.1]);
  });

  it('takes no notice of tones of steps that there are not', () => {
    expect(through([null, null, null, null, null, 0.05])).toEqual(EVEN);
    expect(through([], [{ step: 5, tone: 0.05 }])).toEqual(EVEN);
  });

  it('passes through pinned colors, which what is drawn on the curve does not move', () => {
    expect(through([], [{ step: 2, tone: 0.6 }])).toEqual([0.9, 0.75, 0.6, 0.35, 0.1]);
    expect(through([null, null, 0.4], [{ step: 2, tone: 0.6 }])).toEqual([0.9, 0.75, 0.6, 0.35, 0.1]);
  });

  it('leaves out an anchor that would bring its step too near to one that is fixed', () => {
    const pinned = [{ step: 2, tone: 0.6 }];
    expect(through([], pinned, [0.69])).toEqual([0.9, 0.69, 0.6, 0.35, 0.1]);
    expect(through([], pinned, [0.676])).toEqual([0.9, 0.75, 0.6, 0.35, 0.1]);
  });

  it('passes through the first of two that are pinned on one step', () => {
    expect(
      through(
        [],
        [
          { step: 2, tone: 0.6 },
          { step: 2, tone: 0.55 },
        ],
      ),
    ).toEqual([0.9, 0.75, 0.6, 0.35, 0.1]);
  });

  it('leaves out a pinned color that brings steps nearer than two fifths of their distance', () => {
    expect(through([], [{ step: 1, tone: 0.81 }])[1]).toBe(0.81);
    expect(through([], [{ step: 1, tone: 0.83 }])).toEqual(EVEN);
    expect(through([], [{ step: 1, tone: 0.95 }])).toEqual(EVEN);
    expect(through([], [{ step: 3, tone: 0.19 }])[3]).toBe(0.19);
    expect(through([], [{ step: 3, tone: 0.17 }])).toEqual(EVEN);
  });

  it('bends to the anchors: each stands on the step nearest to it, the first of them before the others', () => {
    expect(through([], [], [0.6])).toEqual([0.9, 0.6, 0.433, 0.267, 0.1].map((tone) => tone));
  });

  it('has an anchor between its steps where the nearest one is held', () => {
    expect(through([], [], [0.66, 0.72])).toEqual(through([], [], [0.66]));
    expect(through([], [], [0.72, 0.66])).toEqual(through([], [], [0.72]));
    expect(through([null, 0.7], [], [0.72])).toEqual(EVEN);
    expect(through([], [{ step: 1, tone: 0.7 }], [0.72])).toEqual(EVEN);
  });

  it('bends for an anchor no further than steps may come near', () => {
    // By hand the page is darker: step 0 at 0.77, and 0.7 would be too near to it.
    expect(through([0.77, 0.7], [], [0.74])).toEqual(through([0.77, 0.7]));
    expect(through([], [], [0.94])).toEqual([0.94, 0.73, 0.52, 0.31, 0.1]);
  });

  it('of a dark theme goes the other way by the same rules', () => {
    const dark = EVEN.toReversed();
    expect(rounded(ladderThrough(dark, [], [{ step: 1, tone: 0.36 }], []))).toEqual([
      0.1, 0.36, 0.54, 0.72, 0.9,
    ]);
    expect(rounded(ladderThrough(dark, [], [{ step: 1, tone: 0.13 }], []))).toEqual(dark);
  });
});

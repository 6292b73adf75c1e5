import { describe, expect, it } from 'vitest';
import { SHOTS_REACH } from '../../../../src/domain/videoMessages';
import { describeReach, hasOthers } from '../../../../src/features/video-extraction/edits/shotsReach';

describe('other settings of the slider', () => {
  it.each([
    ['fewer and more shots are known', { 0: 3, 0.5: 5, 1: 9 }, 0.5, true, true],
    ['the ends find the same', { 0: 5, 0.5: 5, 1: 5 }, 0.5, false, false],
    ['it stands at the lower end', { 0: 3, 1: 9 }, 0, false, true],
    ['it stands at the upper end', { 0: 3, 1: 9 }, 1, true, false],
    ['its own count is unknown', { 0: 3, 1: 9 }, 0.5, true, true],
    ['nothing is known', {}, 0.5, true, true],
    ['one end is unknown', { 0.5: 5, 1: 5 }, 0.5, true, false],
  ] as const)('where %s', (_, counts, sensitivity, fewer, more) => {
    expect(hasOthers(counts, sensitivity)).toEqual({ fewer, more });
  });

  it.each([
    ['nothing where both ends find others', { 0: 3, 0.5: 5, 1: 9 }, null],
    ['nothing while the count is unknown', { 0: 3, 1: 9 }, null],
    ['that all settings find the same', { 0: 5, 0.5: 5, 1: 5 }, SHOTS_REACH.all],
    ['that no more are found', { 0: 3, 0.5: 5, 1: 5 }, SHOTS_REACH.most],
    ['that no fewer are found', { 0: 5, 0.5: 5, 1: 9 }, SHOTS_REACH.fewest],
  ])('say %s', (_, counts, text) => {
    expect(describeReach(counts, 0.5)).toBe(text);
  });
});

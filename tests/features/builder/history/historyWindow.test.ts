import { describe, expect, it } from 'vitest';
import { historyWindow } from '../../../../src/features/builder/history/historyWindow';

describe('the window on the history', () => {
  it.each([
    ['all of a short history', 3, 1, [0, 1, 2]],
    ['five around the current one', 50, 20, [18, 19, 20, 21, 22]],
    ['the first five near the start', 50, 1, [0, 1, 2, 3, 4]],
    ['the last five near the end', 50, 48, [45, 46, 47, 48, 49]],
    ['nothing of nothing', 0, -1, []],
  ])('shows %s', (_, count, current, shown) => {
    expect(historyWindow(count, current)).toEqual(shown);
  });
});

import { describe, expect, it } from 'vitest';

import { colorFromPacked } from '../../../../src/color/color';
import {
  adjustmentAnswered,
  adjustmentRequested,
  colorToggled,
  previewClosed,
  randomAdjustmentReducer,
  selectIsPreparing,
  selectIsPreviewing,
  selectPreview,
  type AdjustmentPreview,
} from '../../../../src/features/builder/random-adjustment/adjustmentSlice';
import { lockToggled } from '../../../../src/state/palette/historySlice';

type Action = Parameters<typeof randomAdjustmentReducer>[1];

const PREVIEW: AdjustmentPreview = {
  colors: [colorFromPacked(1), colorFromPacked(2), colorFromPacked(3)],
  locked: [true, false, false],
  active: [true, true, true],
  adjustments: [],
  freeLeft: null,
};
const start = randomAdjustmentReducer(undefined, { type: 'none' });
const after = (...actions: readonly Action[]) => ({
  randomAdjustment: actions.reduce(randomAdjustmentReducer, start),
});
const shown = adjustmentAnswered(PREVIEW);

describe('a random adjustment', () => {
  it('is prepared, shown, and gone when it is closed', () => {
    expect([selectIsPreparing(after()), selectIsPreviewing(after())]).toEqual([false, false]);
    expect(selectIsPreparing(after(adjustmentRequested()))).toBe(true);
    const state = after(adjustmentRequested(), shown);
    expect([selectIsPreparing(state), selectPreview(state)]).toEqual([false, PREVIEW]);
    expect(after(adjustmentRequested(), shown, previewClosed())).toEqual(after());
  });

  it('that cannot be made leaves on show what was there', () => {
    const state = after(shown, adjustmentRequested(), adjustmentAnswered(null));
    expect([selectIsPreparing(state), selectPreview(state)]).toEqual([false, PREVIEW]);
  });

  it('goes on being prepared while the one before is closed by no one', () => {
    expect(selectPreview(after(shown, adjustmentRequested()))).toEqual(PREVIEW);
  });
});

describe('the colors that take part in it', () => {
  it('are turned off and on one by one', () => {
    expect(selectPreview(after(shown, colorToggled(1)))?.active).toEqual([true, false, true]);
    expect(selectPreview(after(shown, colorToggled(1), colorToggled(1)))).toEqual(PREVIEW);
  });

  it('follow the locks of the palette', () => {
    expect(selectPreview(after(shown, lockToggled(0)))?.locked).toEqual([false, false, false]);
    expect(selectPreview(after(shown, lockToggled(2)))?.locked).toEqual([true, false, true]);
  });

  it('leave nothing to preview once none of them may change', () => {
    expect(selectIsPreviewing(after(shown, colorToggled(1), lockToggled(2)))).toBe(false);
    expect(selectIsPreviewing(after(shown, colorToggled(1), colorToggled(0)))).toBe(true);
  });

  it.each([
    ['a color', colorToggled(3)],
    ['a lock', lockToggled(3)],
  ])('stay the same for %s beyond the palette', (_, action) => {
    expect(selectPreview(after(shown, action))).toEqual(PREVIEW);
  });

  it.each([
    ['a color', colorToggled(0)],
    ['a lock', lockToggled(0)],
  ])('are none where nothing is previewed, whatever happens to %s', (_, action) => {
    expect(after(action)).toEqual(after());
  });
});

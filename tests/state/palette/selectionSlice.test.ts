import { describe, expect, it } from 'vitest';
import { colorFromPacked } from '../../../src/color/color';
import { createPalette } from '../../../src/palette/palette';
import {
  historyRestored,
  paletteCommitted,
  wentBack,
  wentForward,
} from '../../../src/state/palette/historySlice';
import { paletteSelectionReducer, swatchSelected } from '../../../src/state/palette/selectionSlice';

const entry = createPalette([colorFromPacked(1), colorFromPacked(2), colorFromPacked(3)]);
const third = paletteSelectionReducer(undefined, swatchSelected(2));

describe('the selected swatch', () => {
  it('is the first one at the start', () => {
    expect(paletteSelectionReducer(undefined, { type: 'none' }).index).toBe(0);
  });

  it('is the one that was chosen [B-14]', () => {
    expect(third.index).toBe(2);
  });

  it.each([
    ['a new palette', paletteCommitted({ entry, limit: 5 })],
    ['a step back', wentBack()],
    ['a step forward', wentForward()],
    ['a restored history', historyRestored(null)],
  ])('is the first one again after %s [B-24]', (_, action) => {
    expect(paletteSelectionReducer(third, action).index).toBe(0);
  });

  it('is the one an edit names [B-24]', () => {
    expect(paletteSelectionReducer(third, paletteCommitted({ entry, limit: 5, selected: 1 })).index).toBe(1);
  });
});

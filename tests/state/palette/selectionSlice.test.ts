import { describe, expect, it } from 'vitest';
import { colorFromPacked } from '../../../src/color/color';
import { createPalette } from '../../../src/palette/palette';
import {
  historyRestored,
  paletteCommitted,
  wentBack,
  wentForward,
  wentTo,
} from '../../../src/state/palette/historySlice';
import {
  paletteSelectionReducer,
  selectIsChosen,
  selectIsTyping,
  swatchSelected,
  typingBegun,
  typingEnded,
} from '../../../src/state/palette/selectionSlice';

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
    ['a step to any other', wentTo(0)],
    ['a restored history', historyRestored(null)],
  ])('is the first one again after %s [B-24]', (_, action) => {
    expect(paletteSelectionReducer(third, action).index).toBe(0);
  });

  it('is the one an edit names [B-24]', () => {
    expect(paletteSelectionReducer(third, paletteCommitted({ entry, limit: 5, selected: 1 })).index).toBe(1);
  });
});

describe('a swatch that was chosen by hand', () => {
  const isChosen = (state: typeof third) => selectIsChosen({ paletteSelection: state });
  const isTyping = (state: typeof third) => selectIsTyping({ paletteSelection: state });

  it('is one until another palette comes', () => {
    expect(isChosen(paletteSelectionReducer(undefined, { type: 'none' }))).toBe(false);
    expect(isChosen(paletteSelectionReducer(undefined, swatchSelected(1)))).toBe(true);
    expect(isChosen(paletteSelectionReducer(third, paletteCommitted({ entry, limit: 5, selected: 2 })))).toBe(
      false,
    );
  });

  it('has its value typed until that ends, or another is chosen', () => {
    const typing = paletteSelectionReducer(third, typingBegun());
    expect([isTyping(third), isTyping(typing), isChosen(typing), typing.index]).toEqual([
      false,
      true,
      true,
      2,
    ]);
    for (const action of [typingEnded(), swatchSelected(2), wentBack(), historyRestored(null)])
      expect(isTyping(paletteSelectionReducer(typing, action))).toBe(false);
    expect(paletteSelectionReducer(typing, typingEnded())).toEqual(third);
  });
});

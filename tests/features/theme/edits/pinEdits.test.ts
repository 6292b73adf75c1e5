import { expect, it } from 'vitest';

import { colorFromHex } from '../../../../src/color/color';
import { canPin, isPinned, movePin, pinColor, unpin } from '../../../../src/features/theme/edits/pinEdits';
import { PINS_MAX, type Theme } from '../../../../src/theme/theme';
import { themeFromPalette } from '../../../../src/theme/themeFromPalette';

const RED = colorFromHex('#FF0000');
const BLUE = colorFromHex('#0000FF');

const at = (scale: string, step: number) => ({ mode: 'light' as const, scale, step });

/** As many pins as a mode holds, of several scales. */
const full = (): Theme => {
  let theme = themeFromPalette([colorFromHex('#0D9488'), colorFromHex('#E4572E')], null);
  const scales = theme.hues.map(({ id }) => id);
  for (let i = 0; i < PINS_MAX; i++) {
    const scale = [...scales, 'neutral'][Math.floor(i / 10)] ?? 'neutral';
    theme = pinColor(at(scale, i % 10), RED)(theme);
  }
  return theme;
};

it('a mode holds so many pins, and no further one', () => {
  const theme = full();
  expect(theme.pins.light).toHaveLength(PINS_MAX);
  expect(canPin(theme, 'light')).toBe(false);
  expect(canPin(theme, 'dark')).toBe(true);
  expect(pinColor(at('neutral', 9), BLUE)(theme)).toBe(theme);
});

it('in a full mode pins are still replaced, moved and removed', () => {
  const theme = full();
  const place = at('neutral', 0);
  expect(isPinned(theme, place)).toBe(true);
  const replaced = pinColor(place, BLUE)(theme).pins.light;
  expect(replaced).toHaveLength(PINS_MAX);
  expect(replaced.filter(({ color }) => color === BLUE)).toEqual([
    { scale: 'neutral', step: 0, color: BLUE },
  ]);

  const moved = movePin(place, { scale: 'neutral', step: 9 })(theme);
  expect(moved.pins.light).toHaveLength(PINS_MAX);
  expect([isPinned(moved, place), isPinned(moved, at('neutral', 9))]).toEqual([false, true]);

  const removed = unpin(place)(theme);
  expect(isPinned(removed, place)).toBe(false);
  expect(canPin(removed, 'light')).toBe(true);
});

it('a pin that is dropped beyond its scale, and one that is none, leave the theme as it is', () => {
  const theme = pinColor(at('neutral', 3), RED)(themeFromPalette([colorFromHex('#0D9488')], null));
  expect(movePin(at('neutral', 3), { scale: 'neutral', step: -1 })(theme)).toBe(theme);
  expect(movePin(at('neutral', 3), { scale: 'neutral', step: theme.steps.length })(theme)).toBe(theme);
  expect(movePin(at('neutral', 4), { scale: 'neutral', step: 5 })(theme)).toBe(theme);
  expect(unpin(at('neutral', 4))(theme)).toBe(theme);
});

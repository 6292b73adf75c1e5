import { converter } from 'culori';
import { describe, expect, it } from 'vitest';

import { colorFromPacked } from '../../src/color/color';
import { exactHsl, exactOklch } from '../../src/color/exactValues';
import { createSeededRandom } from '../support/fakeServices';

const toRgb = converter('rgb');
const random = createSeededRandom(7);
/** Channels at 0 and 255 often: there the way back is steepest. */
const channel = (): number => {
  const place = random();
  if (place < 0.2) return 0;
  return place < 0.4 ? 255 : Math.floor(random() * 256);
};

const COLORS = [0x000000, 0xffffff, 0x808080, 0x0d9488, 0xff0001].map(
  (packed) => colorFromPacked(packed).rgb,
);
for (let i = 0; i < 20_000; i++) COLORS.push({ r: channel(), g: channel(), b: channel() });

const levels = ({ r, g, b }: { r: number; g: number; b: number }) => [r, g, b].map((value) => value * 255);

describe.each([
  [
    'HSL',
    0.45,
    (rgb: (typeof COLORS)[number]) => {
      const { h, s, l } = exactHsl(rgb);
      return { mode: 'hsl', h, s: s / 100, l: l / 100 } as const;
    },
  ],
  [
    'OKLCH',
    0.2,
    (rgb: (typeof COLORS)[number]) => {
      const { okL, okC, okH } = exactOklch(rgb);
      return { mode: 'oklch', l: okL, c: okC, h: okH } as const;
    },
  ],
])('exact %s', (_, most, write) => {
  it(`comes back within ${most} of a level by another converter`, () => {
    const worst = COLORS.reduce((so, rgb) => {
      const back = levels(toRgb(write(rgb)));
      return Math.max(so, ...[rgb.r, rgb.g, rgb.b].map((value, i) => Math.abs(value - (back[i] ?? 999))));
    }, 0);
    expect(worst).toBeLessThan(most);
    expect(worst).toBeGreaterThan(0);
  });

  it('has a hue below 360', () => {
    expect(COLORS.map((rgb) => write(rgb).h).filter((hue) => hue < 0 || hue >= 360)).toEqual([]);
  });
});

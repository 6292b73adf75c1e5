import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { contrastRatio } from '../../src/color/contrast';
import type { Color } from '../../src/color/types';
import { chooseFill, chooseTint } from '../../src/theme/chooseFills';
import { groundOf } from '../../src/theme/chooseTexts';
import { resolveAlias, type OwnScales } from '../../src/theme/themeScales';
import type { Alias, ThemeMode } from '../../src/theme/theme';
import { gray, GRAYS, grayScale, neutral } from './grayScales';

/** No step of the scales here. */
const PRIMARY = colorFromHex('#FF0000');
const PAGES = { light: 0.98, dark: 0.17 } as const satisfies Record<ThemeMode, number>;
const inward = (mode: ThemeMode, off: number): number => PAGES[mode] + (mode === 'light' ? -off : off);

/** Grounds that are all the page but for the card on it. */
const groundsWith = (own: OwnScales, card: Alias = { scale: 'neutral', step: 0 }) => {
  const page: Alias = { scale: 'neutral', step: 0 };
  return groundOf(own, { background: page, surface: card, raised: page, muted: page });
};

/** The darkest gray that has this WCAG ratio to another one. */
const grayAtRatio = (least: number, other: Color): Color => {
  const found = GRAYS.find(({ rgb }) => rgb.r > other.rgb.r && contrastRatio(rgb, other.rgb) >= least);
  if (!found) throw new RangeError('no gray is so light');
  return found;
};

describe('a fill that tints the page', () => {
  /** How far off the page the step lies that is chosen of steps so far off it. */
  const tintOf = (
    role: 'secondary' | 'accent',
    mode: ThemeMode,
    offs: readonly number[],
    other: Color | null = null,
    cardOff = 0,
    primary: Color = PRIMARY,
  ): number | undefined => {
    const tones = [0, ...offs].map((off) => inward(mode, off));
    const own = { ...neutral(tones), hues: [grayScale('teal', tones)] };
    const ground = groundsWith(own);
    const colors = ground.colors.with(1, gray(inward(mode, cardOff)));
    const alias = chooseTint(role, own, mode, { ...ground, colors }, primary, other);
    expect(alias).toMatchObject({ scale: 'teal' });
    return 'step' in alias ? [0, ...offs][alias.step] : undefined;
  };

  it.each([
    ['secondary', 'light', 0.045],
    ['accent', 'light', 0.08],
    ['secondary', 'dark', 0.09],
    ['accent', 'dark', 0.155],
  ] as const)(
    'is the step nearest to where a %s of a %s theme belongs: %d off the page',
    (role, mode, off) => {
      const [less, more] = [off - 0.007, off + 0.006];
      expect(tintOf(role, mode, [less, more])).toBe(more);
      expect(tintOf(role, mode, [off - 0.006, off + 0.007])).toBe(off - 0.006);
    },
  );

  it('is seen on the page: 0.025 of OKLab from it, or 1.15 : 1 where that is dark', () => {
    expect(tintOf('secondary', 'light', [0.0225, 0.1])).toBe(0.1);
    expect(tintOf('secondary', 'light', [0.0275, 0.1])).toBe(0.0275);
    const own = (ratio: number): OwnScales => {
      const { neutral: scale, ...rest } = neutral([0.17, 0.25, 0.5]);
      const [page = gray(0), , last = page] = scale.steps;
      return { ...rest, neutral: { ...scale, steps: [page, grayAtRatio(ratio, page), last] } };
    };
    const step = (ratio: number): Alias =>
      chooseTint('secondary', own(ratio), 'dark', groundsWith(own(ratio)), PRIMARY, null);
    expect(step(1.1)).toEqual({ scale: 'neutral', step: 2 });
    expect(step(1.16)).toEqual({ scale: 'neutral', step: 1 });
  });

  it('is seen on a card of a dark page, too, if any step is', () => {
    const onCard = (off: number, other: number): number | undefined =>
      tintOf('secondary', 'dark', [0.09, 0.09 + other], null, 0.09 + off);
    expect(onCard(0.0275, 0.1)).toBe(0.09);
    expect(onCard(0.0225, 0.1)).toBe(0.09 + 0.1);
    expect(onCard(0, 0.18)).toBe(0.09 + 0.18);
    expect(onCard(0, 0.4)).toBe(0.09 + 0.4);
    // On a light card it is told by its hue.
    expect(tintOf('secondary', 'light', [0.045, 0.1], null, 0.045)).toBe(0.045);
  });

  it('is another color than the other fill, unless another step would be off by 0.2 more', () => {
    const besides = (mode: ThemeMode, off: number, other: number): number | undefined =>
      tintOf('accent', mode, [off, off + other], gray(inward(mode, off)));
    expect(besides('light', 0.08, 0.18)).toBe(0.08 + 0.18);
    expect(besides('light', 0.08, 0.22)).toBe(0.08);
    expect(besides('dark', 0.155, 0.18)).toBe(0.155 + 0.18);
    expect(tintOf('accent', 'light', [0.08, 0.18], gray(0.5))).toBe(0.08);
  });

  it('is above all another color than the primary fill, even where no card shows the other one', () => {
    const primary = gray(inward('dark', 0.09));
    expect(tintOf('secondary', 'dark', [0.09, 0.2], null, 0.2, primary)).toBe(0.2);
  });

  it('is gray where the palette has no hue', () => {
    const own = neutral([0.98, 0.935, 0.5]);
    expect(chooseTint('secondary', own, 'light', groundsWith(own), PRIMARY, null)).toEqual({
      scale: 'neutral',
      step: 1,
    });
  });
});

describe('a fill of a hue of the palette', () => {
  const TEXT: Alias = { pure: 'black' };
  const fillOf = (mode: ThemeMode, page: number, anchor: number, steps: readonly number[]): Alias => {
    const teal = grayScale('teal', steps, [anchor]);
    const own = { ...neutral([page, 1 - page]), hues: [teal] };
    return chooseFill(own, teal, mode, groundsWith(own), TEXT);
  };
  const exact: Alias = { scale: 'teal', anchor: 0 };

  it('is its very color where that lies 0.12 of OKLab off the page', () => {
    expect(fillOf('light', 0.98, 0.85, [0.9, 0.4])).toEqual(exact);
    expect(fillOf('light', 0.98, 0.87, [0.9, 0.4])).toEqual({ scale: 'teal', step: 1 });
    expect(fillOf('dark', 0.2, 0.33, [0.3, 0.8])).toEqual(exact);
    expect(fillOf('dark', 0.2, 0.31, [0.3, 0.8])).toEqual({ scale: 'teal', step: 1 });
  });

  it('has 1.15 : 1 to a dark page besides: near black the same distance is less to see', () => {
    // (0.15³ + 0.05) / 0.05 = 1.07, (0.22³ + 0.05) / 0.05 = 1.21
    expect(fillOf('dark', 0, 0.15, [0.3, 0.8])).toEqual({ scale: 'teal', step: 1 });
    expect(fillOf('dark', 0, 0.22, [0.3, 0.8])).toEqual(exact);
    expect(fillOf('light', 0, 0.15, [0.3, 0.8])).toEqual(exact);
  });

  it('is else the step nearest to the page that has 4.5 : 1 on every ground, or the color of text', () => {
    const teal = grayScale('teal', [0.9, 0.55, 0.5, 0.3]);
    const own = { ...neutral([1, 0.96, 0]), hues: [teal] };
    const on = (card: Alias): Alias => chooseFill(own, teal, 'light', groundsWith(own, card), TEXT);
    const first = (grounds: readonly number[]): number =>
      teal.steps.findIndex(({ rgb }) => grounds.every((one) => contrastRatio(rgb, gray(one).rgb) >= 4.5));
    // 1.05 / (0.55³ + 0.05) = 4.86 on white, 4.32 on a card of 0.96.
    expect(on({ pure: 'white' })).toEqual({ scale: 'teal', step: first([1]) });
    expect(on({ scale: 'neutral', step: 1 })).toEqual({ scale: 'teal', step: first([1, 0.96]) });
    expect([first([1]), first([1, 0.96])]).toEqual([1, 2]);
    const pale = grayScale('pale', [0.9, 0.8]);
    expect(chooseFill(own, pale, 'light', groundsWith(own), TEXT)).toEqual(TEXT);
  });

  it('may be a step that the palette has a color of', () => {
    const { anchors: _, ...rest } = grayScale('teal', [0.9, 0.4]);
    const teal = { ...rest, anchors: [{ color: gray(0.4), step: 1 }] };
    const own = { ...neutral([0.98, 0]), hues: [teal] };
    const alias = chooseFill(own, teal, 'light', groundsWith(own), TEXT);
    expect(alias).toEqual({ scale: 'teal', step: 1 });
    expect(resolveAlias(own, alias)).toEqual(gray(0.4));
  });
});

// oxlint-disable oxc/approx-constant -- tones between 0 and 1, one of which is near the logarithm of e
import { describe, expect, it } from 'vitest';

import { deltaEOk } from '../../src/color/distance';
import { rgbToOklab } from '../../src/color/oklab';
import type { Color } from '../../src/color/types';
import { STATUS_ROLES, type StatusRole } from '../../src/theme/roles';
import { APART_FROM } from '../../src/theme/seenDistance';
import { chooseStatuses } from '../../src/theme/statusTones';
import { THEME_MODES, type ThemeMode } from '../../src/theme/theme';
import { gray, GRAYS } from './grayScales';

/** Lightnesses that no kind of color vision confuses with each other. */
const APART: Readonly<Record<StatusRole | 'primary', number>> = {
  danger: 0.1,
  success: 0.3,
  primary: 0.55,
  info: 0.75,
  warning: 0.95,
};
const PRIMARY = gray(APART.primary);

/** What was drawn of a family is kept: each question asks for another one. */
let families = 0;

type LightnessOf = (role: StatusRole, tone: number) => number;

/**
 * The tones that are chosen where a status looks as it is told, each tone of a role a gray of its own; and all that were
 * looked at.
 */
const tonesOf = (mode: ThemeMode, lightnessOf: LightnessOf, primary = PRIMARY, vividness = families++) => {
  const toneOf = new Map<Color, number>();
  const asked: Record<StatusRole, number[]> = { success: [], warning: [], danger: [], info: [] };
  const colors = chooseStatuses(
    (role, tone) => {
      const color = { ...gray(lightnessOf(role, tone)) };
      toneOf.set(color, tone);
      asked[role].push(tone);
      return color;
    },
    { okC: 1, vividness },
    primary,
    mode,
  );
  const tones = Object.fromEntries(STATUS_ROLES.map((role) => [role, toneOf.get(colors[role])]));
  return { tones, asked, colors };
};

/** As told apart as can be, but for one status that is where its tone is one of these, and else like the primary color. */
const onlyAt =
  (role: StatusRole, isFree: (tone: number) => boolean): LightnessOf =>
  (asked, tone) =>
    asked !== role || isFree(tone) ? APART[asked] : APART.primary;

describe('a status that nobody confuses with another', () => {
  it.each([
    ['light', 'danger', 0.5],
    ['light', 'warning', 0.82],
    ['light', 'success', 0.6],
    ['light', 'info', 0.53],
    ['dark', 'danger', 0.58],
    ['dark', 'warning', 0.85],
    ['dark', 'success', 0.72],
    ['dark', 'info', 0.66],
  ] as const)('has in a %s theme, %s, the tone that is usual for it: %d', (mode, role, usual) => {
    const tone = tonesOf(mode, (asked) => APART[asked]).tones[role] ?? 0;
    // Tones that are looked at are 0.012 apart.
    expect(Math.abs(tone - usual)).toBeLessThanOrEqual(0.006 + 1e-9);
  });
});

describe('a status that cannot have its usual tone', () => {
  /** Of two tones, one darker and one lighter, the one that is chosen. */
  const chosenOf = (mode: ThemeMode, role: StatusRole, ...tones: readonly [number, number]) =>
    tonesOf(
      mode,
      onlyAt(role, (tone) => tones.includes(tone)),
    ).tones[role];

  /** How much it costs to be off the usual tone, in squares, darker and lighter. */
  it.each([
    // 5 × 0.066² = 0.022, 4 × 0.078² = 0.024
    ['light', 'danger', 0.434, 0.578, 'darker'],
    // 5 × 0.078² = 0.030, 4 × 0.078² = 0.024
    ['light', 'danger', 0.422, 0.578, 'lighter'],
    // 4 × 0.038² = 0.0058, 0.082² = 0.0067
    ['light', 'warning', 0.782, 0.902, 'darker'],
    // 4 × 0.05² = 0.0100, 0.094² = 0.0088
    ['light', 'warning', 0.77, 0.914, 'lighter'],
    // 1.2 × 0.214² = 0.055, 1.8 × 0.182² = 0.060
    ['light', 'success', 0.386, 0.782, 'darker'],
    // 1.2 × 0.202² = 0.049, 1.8 × 0.158² = 0.045
    ['light', 'success', 0.398, 0.758, 'lighter'],
    // 0.072² = 0.0052, 1.6 × 0.06² = 0.0058
    ['light', 'info', 0.458, 0.59, 'darker'],
    // 0.144² = 0.0207, 1.6 × 0.108² = 0.0187
    ['light', 'info', 0.386, 0.638, 'lighter'],
    // 5 × 0.05² = 0.0125, 4 × 0.058² = 0.0135
    ['dark', 'danger', 0.53, 0.638, 'darker'],
    // 5 × 0.086² = 0.0370, 4 × 0.094² = 0.0353
    ['dark', 'danger', 0.494, 0.674, 'lighter'],
    // 1.5 × 0.094² = 0.0133, 1.2 × 0.11² = 0.0145
    ['dark', 'success', 0.626, 0.83, 'darker'],
    // 1.5 × 0.058² = 0.0050, 1.2 × 0.062² = 0.0046
    ['dark', 'success', 0.662, 0.782, 'lighter'],
    // 1.5 × 0.046² = 0.0032, 1.4 × 0.05² = 0.0035
    ['dark', 'info', 0.614, 0.71, 'darker'],
    // 1.5 × 0.178² = 0.0475, 1.4 × 0.17² = 0.0405
    ['dark', 'info', 0.482, 0.83, 'lighter'],
    // 4 × 0.092² = 0.0339, 0.1² + 30 × 0.03² = 0.0370, as it is a yellow up to 0.92
    ['dark', 'warning', 0.758, 0.95, 'darker'],
    // 4 × 0.044² = 0.0077, 0.076² + 30 × 0.006² = 0.0069
    ['dark', 'warning', 0.806, 0.926, 'lighter'],
  ] as const)('in a %s theme, %s, is of %d or %d the %s', (mode, role, darker, lighter, which) => {
    expect(chosenOf(mode, role, darker, lighter)).toBe(which === 'darker' ? darker : lighter);
  });

  /** Beyond the tones at which it looks like what it says each square costs 30 more. */
  it.each([
    // From 0.42 on: 0.08 + 30 × 0.046² = 0.14, of 0.662 0.10.
    ['light', 'danger', 0.374, 0.662, 'lighter'],
    ['light', 'danger', 0.446, 0.59, 'darker'],
    // Up to 0.92: 0.014 + 30 × 0.018² = 0.024, of 0.758 0.015.
    ['light', 'warning', 0.758, 0.938, 'darker'],
    ['light', 'warning', 0.674, 0.878, 'lighter'],
    // From 0.36 on.
    ['light', 'success', 0.326, 0.83, 'lighter'],
    ['light', 'info', 0.29, 0.818, 'lighter'],
    ['light', 'info', 0.374, 0.758, 'darker'],
    // Up to 0.68, 0.86 and 0.84.
    ['dark', 'danger', 0.434, 0.722, 'darker'],
    ['dark', 'danger', 0.422, 0.638, 'lighter'],
    ['dark', 'success', 0.458, 0.938, 'darker'],
    ['dark', 'success', 0.602, 0.794, 'lighter'],
    ['dark', 'info', 0.398, 0.902, 'darker'],
    ['dark', 'info', 0.53, 0.758, 'lighter'],
    // 0.0130 + 30 × 0.034² = 0.0477 is less than 4 × 0.162² = 0.1050 by far; 5 × 0.114² + 30 × 0.034² = 0.0997 by little.
    ['light', 'danger', 0.386, 0.662, 'darker'],
    // 1.2 × 0.262² + 30 × 0.022² = 0.0969, 1.8 × 0.23² = 0.0952
    ['light', 'success', 0.338, 0.83, 'lighter'],
  ] as const)(
    'in a %s theme, %s, rather looks like one: of %d and %d it is the %s',
    (mode, role, darker, lighter, which) => {
      expect(chosenOf(mode, role, darker, lighter)).toBe(which === 'darker' ? darker : lighter);
    },
  );

  it('goes on to the next tone that is free, 0.012 from one to the other', () => {
    const freeFrom = (least: number) =>
      tonesOf(
        'light',
        onlyAt('info', (tone) => tone >= least),
      ).tones.info;
    // 0.17 + 37 × 0.012
    expect(freeFrom(0.61)).toBe(0.614);
    expect(freeFrom(0.614)).toBe(0.614);
  });

  it('is looked for among three times as many tones where there is none among those', () => {
    const between = tonesOf(
      'light',
      onlyAt('info', (tone) => tone > 0.6045 && tone < 0.6075),
    );
    // 0.17 + 109 × 0.004
    expect(between.tones.info).toBe(0.606);
  });

  it.each([
    ['light', 0.17, 0.94],
    ['dark', 0.23, 0.98],
  ] as const)('is looked for in a %s theme from %d to %d, off the page', (mode, low, high) => {
    const { asked } = tonesOf(mode, () => APART.primary);
    const tones = asked.danger.toSorted((a, b) => a - b);
    expect(tones[0]).toBe(low);
    expect(tones.at(-1)).toBeLessThanOrEqual(high);
    expect(tones.at(-1)).toBeGreaterThan(high - 0.004);
    // Each once, as both distances of tones have many in common.
    expect(new Set(tones).size).toBe(tones.length);
  });
});

describe('statuses that cannot all be told apart', () => {
  const levelOf = (okL: number): number => GRAYS.indexOf(gray(okL));
  /** The gray nearest to a distance from the primary color that it does not reach, or does. */
  const offPrimary = (part: number): number => {
    const from = levelOf(APART.primary);
    const off = GRAYS.slice(from).map(({ rgb }) => deltaEOk(rgbToOklab(rgb), rgbToOklab(PRIMARY.rgb)));
    const okL = off.findIndex((distance) => distance >= part * APART_FROM);
    return rgbToOklab((GRAYS[from + okL] ?? PRIMARY).rgb).okL;
  };

  it('may be nearer by a tenth to what confuses them, but rather not by more', () => {
    /** Danger has one part of the distance where it is dark and another where it is lighter. */
    const danger = (dark: number, light: number) =>
      tonesOf('light', (role, tone) => {
        if (role === 'danger') return offPrimary(tone < 0.45 ? dark : light);
        return { success: 0.1, info: 0.3, warning: 1 }[role];
      }).tones.danger;
    // 0.17 + 23 × 0.012
    expect(danger(0.93, 0.8)).toBe(0.446);
    expect(danger(0.93, 0.93)).toBe(0.506);
    expect(danger(1.05, 0.93)).toBe(0.446);
  });

  it('have their usual tones where nothing helps', () => {
    const { tones } = tonesOf('light', () => APART.primary);
    for (const [role, usual] of Object.entries({ danger: 0.5, warning: 0.82, success: 0.6, info: 0.53 }))
      expect(Math.abs((tones[role] ?? 0) - usual)).toBeLessThanOrEqual(0.006 + 1e-9);
  });

  it('give way where that costs least, and not the one that was looked for first', () => {
    // Success is like danger at every tone near the usual one of both, and free as soon as it is lighter.
    const { tones } = tonesOf('light', (role, tone) => {
      if (role === 'danger') return tone < 0.506 ? 0.1 : 0.4;
      if (role === 'success') return tone > 0.7 ? 0.3 : 0.1;
      return APART[role];
    });
    // 5 × 0.006² for danger, lighter by a step, instead of 1.8 × 0.1² for success.
    expect(tones.danger).toBe(0.506);
    expect(Math.abs((tones.success ?? 0) - 0.6)).toBeLessThanOrEqual(0.006 + 1e-9);
  });
});

describe('what was drawn', () => {
  it.each(THEME_MODES)(
    'is kept for the next theme of its family, until eight others were asked for: %s',
    (mode) => {
      const draws = (vividness: number): number =>
        Object.values(tonesOf(mode, (role) => APART[role], PRIMARY, vividness).asked).flat().length;
      const first = families++;
      expect(draws(first)).toBeGreaterThan(0);
      expect(draws(first)).toBe(0);
      const others = Array.from({ length: 7 }, () => families++);
      for (const other of others) draws(other);
      // Asked for again, so that another is the oldest.
      expect(draws(first)).toBe(0);
      draws(families++);
      expect(draws(first)).toBe(0);
      expect(draws(others[0] ?? -1)).toBeGreaterThan(0);
    },
  );
});

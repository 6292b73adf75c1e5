import { describe, expect, it } from 'vitest';
import { assignRoles } from '../../src/color/assignRoles';
import { colorFromHex, colorFromPacked, colorFromRgb } from '../../src/color/color';
import { contrastRatio } from '../../src/color/contrast';
import { deltaEOk } from '../../src/color/distance';
import { oklchInGamut } from '../../src/color/gamut';
import { formatHex } from '../../src/color/format';
import { rgbToOklab, rgbToOklch } from '../../src/color/oklab';
import { randomInt } from '../../src/color/random';
import { ROLE_TEXTS, roleRatio, ROLES, type RoleColors, type RoleMode } from '../../src/color/roles';
import type { Color, Palette } from '../../src/color/types';
import { palette, seededRandom } from './generate/samples';

const MODES: readonly RoleMode[] = ['light', 'dark'];
const BRAND = palette('#2A1230', '#2B3FD6', '#C9B6F2', '#F3EEE3', '#FF6A3D');

const random = seededRandom(20);
const RANDOM: readonly { readonly colors: Palette; readonly base: Color }[] = Array.from(
  { length: 10_000 },
  () => {
    const base = colorFromPacked(randomInt(random, 0, 0xffffff));
    const rest = Array.from({ length: randomInt(random, 1, 8) }, () =>
      colorFromPacked(randomInt(random, 0, 0xffffff)),
    );
    return { colors: [base, ...rest], base };
  },
);

const named = (colors: RoleColors): Record<string, string> =>
  Object.fromEntries(ROLES.map((role) => [role, formatHex(colors[role])]));

const byHand = (hex: string, index = 1): RoleColors =>
  assignRoles(BRAND.with(index, colorFromHex(hex)), colorFromHex(hex), 'light');

describe('roles given by contrast', () => {
  it.each(MODES)(
    'read at 4.5 : 1 or more in every %s assignment of 10,000 random palettes',
    { timeout: 60_000 },
    (mode) => {
      const failed = RANDOM.filter(({ colors, base }) => {
        const roles = assignRoles(colors, base, mode);
        return ROLE_TEXTS.some((kind) => roleRatio(roles, kind) < 4.5);
      });
      expect(failed).toEqual([]);
    },
  );

  it.each([
    ['light', (l: number) => l >= 0.85],
    ['dark', (l: number) => l <= 0.32],
  ] as const)('have a %s background', (mode, isGround) => {
    const off = RANDOM.slice(0, 2000).filter(
      ({ colors, base }) => !isGround(rgbToOklab(assignRoles(colors, base, mode).background.rgb).okL),
    );
    expect(off).toEqual([]);
  });

  it('take the colors of a palette that has one for each', () => {
    const base = BRAND[1] ?? colorFromHex('#000000');
    expect(named(assignRoles(BRAND, base, 'light'))).toMatchObject({
      background: '#F3EEE3',
      surface: '#C9B6F2',
      text: '#2A1230',
      primary: '#2B3FD6',
      onPrimary: '#F3EEE3',
      accent: '#FF6A3D',
      onAccent: '#2A1230',
    });
    expect(named(assignRoles(BRAND, base, 'dark'))).toMatchObject({
      background: '#2A1230',
      text: '#F3EEE3',
      primary: '#2B3FD6',
      accent: '#FF6A3D',
    });
  });

  it('follow the base color: it is the primary one, or the background where it is as light', () => {
    for (const color of BRAND) {
      const { primary, background } = named(assignRoles(BRAND, color, 'light'));
      const hex = formatHex(color);
      expect(hex === '#F3EEE3' ? background : primary).toBe(hex);
    }
    expect(named(byHand('#FFE9E0'))['background']).toBe('#FFE9E0');
  });

  it('keep the button apart from the page', () => {
    const lost = RANDOM.slice(0, 2000).filter(({ colors, base }) =>
      MODES.some((mode) => {
        const { background, primary } = assignRoles(colors, base, mode);
        const isOwn = formatHex(primary) === formatHex(base);
        return isOwn && deltaEOk(rgbToOklab(background.rgb), rgbToOklab(primary.rgb)) < 0.09;
      }),
    );
    expect(lost).toEqual([]);
  });

  it('set text in a color of the palette wherever one reads with ease, at 7 : 1', () => {
    const foreign = RANDOM.slice(0, 2000).filter(({ colors, base }) => {
      const { background, text } = assignRoles(colors, base, 'light');
      const hasEasy = colors.some((color) => contrastRatio(color.rgb, background.rgb) >= 7);
      return hasEasy && !colors.some((color) => formatHex(color) === formatHex(text));
    });
    expect(foreign).toEqual([]);
  });

  it('keep the accent apart from the cards that it is set on', () => {
    const alike = RANDOM.slice(0, 2000).filter(({ colors, base }) =>
      MODES.some((mode) => {
        const { surface, accent } = assignRoles(colors, base, mode);
        return formatHex(surface) === formatHex(accent);
      }),
    );
    expect(alike).toEqual([]);
  });

  it('stand in for a palette without light and dark by tints of the base color', () => {
    const middle = palette('#C0504D', '#6B8E23');
    for (const mode of MODES) {
      const { background, text } = assignRoles(middle, colorFromHex('#C0504D'), mode);
      expect(contrastRatio(background.rgb, text.rgb)).toBeGreaterThanOrEqual(7);
      expect(middle.map(formatHex)).not.toContain(formatHex(background));
    }
  });
});

/** A gray by its lightness in OKLab, 0–1. */
const gray = (okL: number): Color => colorFromRgb(oklchInGamut({ okL, okC: 0, okH: 0 }));

describe('what people see of roles', () => {
  it.each([
    ['light', 0.985, 0.22],
    ['dark', 0.18, 0.96],
  ] as const)('in a %s tint: a ground of lightness %d and an ink of %d', (mode, ground, ink) => {
    const base = colorFromHex('#C0504D');
    const roles = assignRoles([base, colorFromHex('#6B8E23')], base, mode);
    const [background, text] = [roles.background, roles.text].map(({ rgb }) => rgbToOklch(rgb));
    expect(background?.okL).toBeCloseTo(ground, 2);
    expect(text?.okL).toBeCloseTo(ink, 2);
    // As much as belongs to the palette and is no color of its own: half of what the palest pastels have.
    const chroma = mode === 'dark' ? background?.okC : text?.okC;
    expect(chroma).toBeCloseTo(0.02, 2.5);
  });

  it.each([
    ['light', 0.9, 0.79, true],
    ['light', 0.9, 0.81, false],
    ['dark', 0.25, 0.36, true],
    ['dark', 0.25, 0.34, false],
  ] as const)(
    'in the %s a gray of %d is the ground of a button of %d only where that stands out by a tenth: %s',
    (mode, ground, button, isGround) => {
      const { background } = assignRoles([gray(button), gray(ground)], gray(button), mode);
      expect(formatHex(background) === formatHex(gray(ground))).toBe(isGround);
    },
  );

  it.each([
    ['is not told apart from it', 0.027, false],
    ['is just told apart from it', 0.034, true],
    ['is still no block', 0.24, true],
    ['is a block of color', 0.26, false],
  ])('a gray darker than the page is a surface on it, unless it %s, by %d', (_, by, isSurface) => {
    const [page, surface] = [gray(0.97), gray(0.97 - by)];
    const colors = [...palette('#2B3FD6', '#FF6A3D', '#000000'), page, surface];
    const roles = assignRoles(colors, colorFromHex('#2B3FD6'), 'light');
    expect(formatHex(roles.background)).toBe(formatHex(page));
    expect(formatHex(roles.surface) === formatHex(surface)).toBe(isSurface);
  });
});

describe('roles given by hand', () => {
  it('stay, and the others fit themselves to them', () => {
    const base = colorFromHex('#2B3FD6');
    const background = colorFromHex('#FF6A3D');
    const roles = assignRoles(BRAND, base, 'light', { background });
    expect(formatHex(roles.background)).toBe('#FF6A3D');
    expect(roleRatio(roles, 'body')).toBeGreaterThanOrEqual(4.5);
    expect(formatHex(roles.accent)).not.toBe('#FF6A3D');
  });

  it('may fail, and the ratio tells', () => {
    const roles = assignRoles(BRAND, colorFromHex('#2B3FD6'), 'light', { text: colorFromHex('#C9B6F2') });
    expect(formatHex(roles.text)).toBe('#C9B6F2');
    expect(roleRatio(roles, 'body')).toBeLessThan(4.5);
  });

  it('are measured on the ground that suits them least', () => {
    const roles = assignRoles(BRAND, colorFromHex('#2B3FD6'), 'light', {
      background: colorFromHex('#FFFFFF'),
      surface: colorFromHex('#808080'),
      mutedText: colorFromHex('#000000'),
    });
    const onGray = contrastRatio({ r: 0, g: 0, b: 0 }, { r: 128, g: 128, b: 128 });
    expect(roleRatio(roles, 'muted')).toBeCloseTo(onGray, 6);
  });
});

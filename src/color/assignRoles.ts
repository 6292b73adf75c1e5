import { colorFromHex, colorFromRgb, sameColor } from './color';
import { contrastRatio, readableInk } from './contrast';
import { deltaEOk } from './distance';
import { oklchInGamut } from './gamut';
import { mixColors } from './mixColors';
import { rgbToOklab, rgbToOklch } from './oklab';
import type { Color, Palette } from './types';
import { LEAST_RATIOS } from './wcagLevel';
import type { RoleColors, RoleMode } from './roles';

const LEAST = LEAST_RATIOS.normal.AA;
const COMFORTABLE = LEAST_RATIOS.normal.AAA;

/**
 * OKLab lightness by mode: which colors can be a background, its minimum distance from the base color, signed, and the
 * tints that fill in for a missing background or text color. These two contrast by at least 7 : 1.
 */
const MODES = {
  light: { isGround: (okL: number) => okL >= 0.85, away: 0.1, ground: 0.985, ink: 0.22 },
  dark: { isGround: (okL: number) => okL <= 0.32, away: -0.1, ground: 0.18, ink: 0.96 },
} as const;

/** Chroma of a tint: enough to belong to the palette, too little to be a color of its own. */
const TINT_CHROMA = 0.02;
/** OKLab distance from which two adjacent areas can be told apart. */
const DISTINCT_FROM = 0.03;
/** The largest difference in lightness to the background: beyond it, a surface reads as a block of color. */
const SURFACE_REACH = 0.25;

const lightness = (color: Color): number => rgbToOklab(color.rgb).okL;
const ratio = (a: Color, b: Color): number => contrastRatio(a.rgb, b.rgb);

const apart = (a: Color, b: Color): number => deltaEOk(rgbToOklab(a.rgb), rgbToOklab(b.rgb));

const tint = (color: Color, okL: number): Color => {
  const { okC, okH } = rgbToOklch(color.rgb);
  return colorFromRgb(oklchInGamut({ okL, okC: Math.min(okC, TINT_CHROMA), okH }));
};

/** The item with the highest score; the first of equals. */
const best = <T>(items: readonly T[], score: (item: T) => number): T | undefined => {
  let [winner, most]: [T | undefined, number] = [undefined, -Infinity];
  for (const item of items) {
    const points = score(item);
    if (points > most) [winner, most] = [item, points];
  }
  return winner;
};

/** The base color if suitable, else the most extreme palette color that the base color stands out from, else a tint. */
const chooseBackground = (palette: Palette, base: Color, mode: RoleMode): Color => {
  const { isGround, away, ground } = MODES[mode];
  const baseL = lightness(base);
  if (isGround(baseL)) return base;
  const grounds = palette.filter((color) => {
    const okL = lightness(color);
    return isGround(okL) && (okL - baseL - away) * away >= 0;
  });
  return best(grounds, (color) => lightness(color) * away) ?? tint(base, ground);
};

/** The most readable palette color, preferably not the primary one; a tint where none is comfortable to read. */
const chooseText = (palette: Palette, background: Color, primary: Color): Color => {
  const readsWith = (color: Color): number => ratio(color, background);
  const easy = palette.filter((color) => readsWith(color) >= COMFORTABLE);
  const others = easy.filter((color) => !sameColor(color, primary));
  const own = best(others, readsWith) ?? easy[0];
  if (own) return own;
  const inks = [MODES.light.ink, MODES.dark.ink].map((okL) => tint(primary, okL));
  const ink = best([...inks, ...palette], readsWith);
  return ink && readsWith(ink) >= LEAST ? ink : colorFromHex(readableInk(background.rgb));
};

/** The palette color nearest to the background that text is readable on; else a step from the background. */
const chooseSurface = (free: Palette, background: Color, text: Color): Color => {
  const near = free.filter(
    (color) =>
      ratio(text, color) >= LEAST &&
      apart(color, background) >= DISTINCT_FROM &&
      Math.abs(lightness(color) - lightness(background)) <= SURFACE_REACH,
  );
  const stepped = [mixColors(background, text, 0.06), background].find(
    (color) => ratio(text, color) >= LEAST,
  );
  return best(near, (color) => -apart(color, background)) ?? stepped ?? background;
};

/** As close to the background as is still readable on background and surface. */
const chooseMutedText = (background: Color, surface: Color, text: Color): Color => {
  const parts = [0.66, 0.72, 0.78, 0.84, 0.9];
  return (
    parts
      .map((part) => mixColors(background, text, part))
      .find((color) => ratio(color, background) >= LEAST && ratio(color, surface) >= LEAST) ?? text
  );
};

/** Text on a colored area: the most readable known color, or soft black or white. */
const chooseOn = (area: Color, known: readonly Color[]): Color => {
  const found = best(known, (color) => ratio(color, area));
  return found && ratio(found, area) >= LEAST ? found : colorFromHex(readableInk(area.rgb));
};

/**
 * Gives every role a color. The base color becomes primary, or the background if light enough (in dark mode, dark
 * enough). `fixed` roles are kept, and the others are chosen to fit them. Where nothing is fixed, text has at least
 * 4.5 : 1 on everything it is set on.
 */
export const assignRoles = (
  palette: Palette,
  base: Color,
  mode: RoleMode,
  fixed: Partial<RoleColors> = {},
): RoleColors => {
  const background = fixed.background ?? chooseBackground(palette, base, mode);
  const isFree = (color: Color, ...taken: readonly Color[]): boolean =>
    taken.every((other) => !sameColor(color, other));
  const vivid = (color: Color): number => apart(color, background) + rgbToOklch(color.rgb).okC;
  const others = palette.filter((color) => isFree(color, background));
  const primary =
    fixed.primary ?? (isFree(base, background) ? base : (best(others, vivid) ?? palette[0] ?? base));
  const text = fixed.text ?? chooseText(others, background, primary);
  const accents = others.filter((color) => isFree(color, primary, text));
  const accent =
    fixed.accent ??
    best(accents, (color) => Math.min(apart(color, primary), apart(color, background)) + vivid(color)) ??
    primary;
  const free = accents.filter((color) => isFree(color, accent));
  const surface = fixed.surface ?? chooseSurface(free, background, text);
  const known = [background, text, ...palette];
  return {
    background,
    surface,
    border: fixed.border ?? mixColors(surface, text, 0.18),
    text,
    mutedText: fixed.mutedText ?? chooseMutedText(background, surface, text),
    primary,
    onPrimary: fixed.onPrimary ?? chooseOn(primary, known),
    accent,
    onAccent: fixed.onAccent ?? chooseOn(accent, known),
  };
};

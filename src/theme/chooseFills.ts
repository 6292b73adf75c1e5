import { contrastRatio } from '../color/contrast';
import { sameColor } from '../color/color';
import { deltaEOk } from '../color/distance';
import { rgbToOklab } from '../color/oklab';
import type { Color } from '../color/types';
import { firstReaching, stepAlias, type Ground } from './chooseTexts';
import { TEXT_RATIO } from './roles';
import type { Scale } from './scale';
import { anchorAlias, PURE, resolveAlias, type OwnScales } from './themeScales';
import type { Alias, ThemeMode } from './theme';

/** The difference in tone from the page of fills that only tint it. */
const TINTS: Readonly<Record<ThemeMode, Readonly<Record<'secondary' | 'accent', number>>>> = {
  light: { secondary: 0.045, accent: 0.08 },
  dark: { secondary: 0.09, accent: 0.155 },
};
/** OKLab distance to the page from which a tint is visible. */
const TINT_SHOWS = 0.025;
/** The same for a card on a dark page: on light ones, a tint differs by its hue. */
const ON_DARK_CARD = 0.025;
/** Penalty, as a difference in tone, of a tint that equals the other one. */
const SAME_COST = 0.2;
/** The same of one that is invisible on a card: more than all tones, so that any step that is seen is preferred. */
const HIDDEN_COST = 1;
/** The same of one that equals the primary fill. */
const PRIMARY_COST = 2;
/** OKLab distance to the page from which a fill is visible as an area. */
const SHOWS = 0.12;
/** WCAG ratio that a fill also needs on a dark page: the same distance is less visible among dark colors. */
const DARK_RATIO = 1.15;

const distance = (a: Color, b: Color): number => deltaEOk(rgbToOklab(a.rgb), rgbToOklab(b.rgb));

/** Whether a color is visible as an area on the page. */
const isFill = (color: Color, page: Color, mode: ThemeMode, least: number): boolean =>
  // Stryker disable next-line EqualityOperator: no two colors of 8 bits have exactly such a distance or ratio
  distance(color, page) >= least && (mode === 'light' || contrastRatio(color.rgb, page.rgb) >= DARK_RATIO);

/**
 * The exact anchor of a scale if it is visible on the page; otherwise the first step that is readable, or the text's
 * color.
 */
export const chooseFill = (
  scales: OwnScales,
  scale: Scale,
  mode: ThemeMode,
  ground: Ground,
  text: Alias,
): Alias => {
  const exact = anchorAlias(scale);
  const color = exact && resolveAlias(scales, exact);
  if (exact && color && isFill(color, ground.colors[0] ?? PURE.white, mode, SHOWS)) return exact;
  return firstReaching(scale, TEXT_RATIO, ground) ?? text;
};

/**
 * A fill that only tints the page: of the visible steps, the one closest in tone to the role's. It preferably differs
 * from the `other` tint; being visible on a card, too, counts for more, and differing from the primary fill for most.
 */
export const chooseTint = (
  role: 'secondary' | 'accent',
  { ladder, hues: [brand], neutral }: OwnScales,
  mode: ThemeMode,
  { colors: [page = PURE.white, card = PURE.white] }: Ground,
  primary: Color,
  other: Color | null,
): Alias => {
  const scale = brand ?? neutral;
  const tone = (ladder[0] ?? 0) + (mode === 'light' ? -1 : 1) * TINTS[mode][role];
  const off = scale.steps.map((color, step) => {
    if (!isFill(color, page, mode, TINT_SHOWS)) return Infinity;
    // Stryker disable next-line EqualityOperator: no two colors of 8 bits are exactly so far apart
    const isOnCard = mode === 'light' || distance(color, card) >= ON_DARK_CARD;
    const isOwn = other === null || !sameColor(color, other);
    // Not ruled out: a ladder of few steps may have no better one.
    const costs = (isOwn ? 0 : SAME_COST) + (isOnCard ? 0 : HIDDEN_COST);
    const cost = costs + (sameColor(color, primary) ? PRIMARY_COST : 0);
    return Math.abs((ladder[step] ?? 0) - tone) + cost;
  });
  return stepAlias(scale, off.indexOf(Math.min(...off)));
};

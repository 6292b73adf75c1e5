import { contrastRatio } from '../color/contrast';
import { sameColor } from '../color/color';
import { deltaEOk } from '../color/distance';
import { rgbToOklab } from '../color/oklab';
import type { Color } from '../color/types';
import { chooseCharts } from './chooseCharts';
import { chooseBorder, chooseGrounds, type GroundRole, type Held } from './chooseGrounds';
import { GROUNDS, TEXT_ON, type FilledRole, type StatusRole } from './roles';
import type { Scale } from './scale';
import {
  anchorAlias,
  ownScales,
  PURE,
  resolveAlias,
  withStatuses,
  type OwnScales,
  type ThemeScales,
} from './themeScales';
import type { Alias, Theme, ThemeAliases, ThemeMode } from './theme';

/** A mode of a theme: its scales, and the step that each role stands for. */
export type ModeColors = { readonly scales: ThemeScales; readonly aliases: ThemeAliases };

/** How far from the page's tone fills lie that only tint it. */
const TINTS: Readonly<Record<ThemeMode, Readonly<Record<'secondary' | 'accent', number>>>> = {
  light: { secondary: 0.045, accent: 0.08 },
  dark: { secondary: 0.09, accent: 0.155 },
};
/** OKLab distance to the page from which such a fill is seen. */
const TINT_SHOWS = 0.025;
/** The same to a card on it: on light ones a fill is told by its hue. */
const ON_CARD: Readonly<Record<ThemeMode, number>> = { light: 0, dark: 0.025 };
/** A tone that is off by so much costs as much as a fill that a card hides, or that is another fill's. */
const HIDDEN_COST = 0.2;
/** OKLab distance to the page from which a filled area is one. */
const SHOWS = 0.12;
/** WCAG ratio that a fill has to the page besides: among dark colors the same distance is less to see. */
const FILL_RATIO: Readonly<Record<ThemeMode, number>> = { light: 1, dark: 1.15 };

const ratio = (a: Color, b: Color): number => contrastRatio(a.rgb, b.rgb);

const stepAlias = ({ id }: Scale, step: number): Alias => ({ scale: id, step });

/** What is known of a mode while its roles are decided. */
type Ground = {
  readonly aliases: Readonly<Record<GroundRole, Alias>>;
  readonly colors: readonly Color[];
  /** The lowest ratio of a color to any of them. */
  readonly against: (color: Color) => number;
};

const groundOf = (own: OwnScales, aliases: Ground['aliases']): Ground => {
  const colors = GROUNDS.map((role) => resolveAlias(own, aliases[role]) ?? PURE.white);
  return { aliases, colors, against: (color) => Math.min(...colors.map((other) => ratio(color, other))) };
};

/** The step of a scale nearest to the page that reaches the ratio on every ground. */
const firstReaching = (scale: Scale, least: number, ground: Ground): Alias | undefined => {
  const step = scale.steps.findIndex((color) => ground.against(color) >= least);
  return step === -1 ? undefined : stepAlias(scale, step);
};

const chooseText = (scales: OwnScales, ground: Ground): Alias => {
  const { neutral } = scales;
  const last = neutral.steps.length - 1;
  const color = neutral.steps[last];
  if (color && ground.against(color) >= 4.5) return stepAlias(neutral, last);
  return { pure: ground.against(PURE.black) >= ground.against(PURE.white) ? 'black' : 'white' };
};

/** Whether a color is seen as an area on the page. */
const isFill = (color: Color, page: Color, mode: ThemeMode, least: number): boolean =>
  deltaEOk(rgbToOklab(color.rgb), rgbToOklab(page.rgb)) >= least && ratio(color, page) >= FILL_RATIO[mode];

/** The anchor of a scale, exact, where it shows on the page; else the first step that does. */
const chooseFill = (scales: OwnScales, scale: Scale, mode: ThemeMode, ground: Ground, text: Alias): Alias => {
  const exact = anchorAlias(scale);
  const color = exact && resolveAlias(scales, exact);
  if (exact && color && isFill(color, ground.colors[0] ?? PURE.white, mode, SHOWS)) return exact;
  return firstReaching(scale, 4.5, ground) ?? text;
};

/** Text on a filled area: the neutral's ends if one reads, else pure white or black, of which one always does. */
const chooseInk = (scales: OwnScales, area: Color): Alias => {
  const { neutral } = scales;
  const on = (alias: Alias): number => ratio(resolveAlias(scales, alias) ?? area, area);
  const better = (one: Alias, other: Alias): Alias => (on(one) >= on(other) ? one : other);
  const own = better(stepAlias(neutral, 0), stepAlias(neutral, neutral.steps.length - 1));
  return on(own) >= 4.5 ? own : better({ pure: 'white' }, { pure: 'black' });
};

/**
 * The scales and roles of a mode. Where nothing is chosen by hand every pair of `REQUIRED_PAIRS` passes. What is chosen
 * is kept, as long as the theme has it, and the other roles fit themselves to it.
 */
export const modeColors = (theme: Theme, mode: ThemeMode): ModeColors => {
  const chosen = theme.chosen[mode];
  const own = ownScales(theme, mode);
  const [brand, second, third] = own.hues;
  const held: Held = (role) => {
    const alias = chosen[role];
    return alias && resolveAlias(own, alias) ? alias : undefined;
  };
  const ground = groundOf(own, chooseGrounds(own, mode, held));
  const text = held('text') ?? chooseText(own, ground);
  const primary = held('primary') ?? (brand ? chooseFill(own, brand, mode, ground, text) : text);
  const primaryColor = resolveAlias(own, primary) ?? PURE.black;
  const scales = withStatuses(own, theme, mode, primaryColor);
  const page = own.ladder[0] ?? 0;
  const [pageColor = PURE.white, cardColor = PURE.white] = ground.colors;
  const tint = (role: 'secondary' | 'accent', other: Color | null): Alias => {
    const scale = brand ?? own.neutral;
    const tone = page + (mode === 'light' ? -1 : 1) * TINTS[mode][role];
    const off = scale.steps.map((color, step) => {
      if (!isFill(color, pageColor, mode, TINT_SHOWS)) return Infinity;
      const onCard = deltaEOk(rgbToOklab(color.rgb), rgbToOklab(cardColor.rgb));
      // A ladder of few steps has no better one.
      const isHidden = onCard < ON_CARD[mode] || (other !== null && sameColor(color, other));
      return Math.abs((own.ladder[step] ?? 0) - tone) + (isHidden ? HIDDEN_COST : 0);
    });
    return stepAlias(scale, off.indexOf(Math.min(...off)));
  };
  const reaching = (scale: Scale, least: number): Alias => firstReaching(scale, least, ground) ?? text;
  const branded = (least: number): Alias =>
    ground.against(primaryColor) >= least ? primary : reaching(brand ?? own.neutral, least);

  const heldAnywhere: Held = (role) => {
    const alias = chosen[role];
    return alias && resolveAlias(scales, alias) ? alias : undefined;
  };
  const status = (role: StatusRole): Alias =>
    heldAnywhere(role) ?? anchorAlias(scales.statuses[role]) ?? stepAlias(scales.statuses[role], 0);
  const secondary =
    heldAnywhere('secondary') ??
    (third ? chooseFill(own, third, mode, ground, text) : tint('secondary', null));
  const filled = {
    primary,
    secondary,
    accent:
      heldAnywhere('accent') ??
      (second
        ? chooseFill(own, second, mode, ground, text)
        : tint('accent', resolveAlias(scales, secondary))),
    success: status('success'),
    warning: status('warning'),
    danger: status('danger'),
    info: status('info'),
  };
  const ink = (area: FilledRole): Alias =>
    heldAnywhere(TEXT_ON[area]) ?? chooseInk(own, resolveAlias(scales, filled[area]) ?? primaryColor);

  const aliases = {
    ...ground.aliases,
    text,
    mutedText: heldAnywhere('mutedText') ?? reaching(own.neutral, 4.5),
    border: heldAnywhere('border') ?? chooseBorder(own, mode, ground.colors),
    control: heldAnywhere('control') ?? reaching(own.neutral, 3),
    ring: heldAnywhere('ring') ?? branded(3),
    link: heldAnywhere('link') ?? branded(4.5),
    ...filled,
    onPrimary: ink('primary'),
    onSecondary: ink('secondary'),
    onAccent: ink('accent'),
    onSuccess: ink('success'),
    onWarning: ink('warning'),
    onDanger: ink('danger'),
    onInfo: ink('info'),
    ...chooseCharts(scales, primary, ground.colors, mode, heldAnywhere),
  };
  return { scales, aliases };
};

import { LEAST_PART_RATIO } from '../color/wcagLevel';
import { chooseCharts } from './chooseCharts';
import { chooseFill, chooseTint } from './chooseFills';
import { chooseBorder, type Held } from './chooseGrounds';
import { chooseInk, firstReaching, stepAlias } from './chooseTexts';
import { pageColors } from './pageColors';
import { TEXT_ON, TEXT_RATIO, type FilledRole, type StatusRole } from './roles';
import type { Scale } from './scale';
import { anchorAlias, PURE, resolveAlias, withStatuses, type ThemeScales } from './themeScales';
import type { Alias, Theme, ThemeAliases, ThemeMode } from './theme';

/** The scales of a theme's mode, and the alias of each role. */
export type ModeColors = { readonly scales: ThemeScales; readonly aliases: ThemeAliases };

/**
 * Computes the scales and roles of a mode. As long as no role is set by hand, all of `REQUIRED_PAIRS` pass. Roles set
 * by hand are kept while the theme has their color, and the others adapt to them.
 */
export const modeColors = (theme: Theme, mode: ThemeMode): ModeColors => {
  const chosen = theme.chosen[mode];
  const { own, ground, text, primary } = pageColors(theme, mode);
  const [brand, second, third] = own.hues;
  const primaryColor = resolveAlias(own, primary) ?? PURE.black;
  const scales = withStatuses(own, theme, mode, primaryColor);
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
    (third
      ? chooseFill(own, third, mode, ground, text)
      : chooseTint('secondary', own, mode, ground, primaryColor, null));
  const filled = {
    primary,
    secondary,
    accent:
      heldAnywhere('accent') ??
      (second
        ? chooseFill(own, second, mode, ground, text)
        : chooseTint('accent', own, mode, ground, primaryColor, resolveAlias(scales, secondary))),
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
    mutedText: heldAnywhere('mutedText') ?? reaching(own.neutral, TEXT_RATIO),
    border: heldAnywhere('border') ?? chooseBorder(own, mode, ground.colors),
    control: heldAnywhere('control') ?? reaching(own.neutral, LEAST_PART_RATIO),
    ring: heldAnywhere('ring') ?? branded(LEAST_PART_RATIO),
    link: heldAnywhere('link') ?? branded(TEXT_RATIO),
    ...filled,
    onPrimary: ink('primary'),
    onSecondary: ink('secondary'),
    onAccent: ink('accent'),
    onSuccess: ink('success'),
    onWarning: ink('warning'),
    onDanger: ink('danger'),
    onInfo: ink('info'),
    ...chooseCharts(theme, scales, primary, ground.colors, mode, heldAnywhere),
  };
  return { scales, aliases };
};

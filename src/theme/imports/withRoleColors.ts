import { sameColor } from '../../color/color';
import { deltaEOk } from '../../color/distance';
import { rgbToOklab } from '../../color/oklab';
import type { Color } from '../../color/types';
import type { ThemeRole } from '../roles';
import { NEUTRAL, type Scale } from '../scale';
import { isGray } from '../themeFromPalette';
import { ownScales, PURE } from '../themeScales';
import { PINS_MAX, type Alias, type Pin, type Theme, type ThemeAliases, type ThemeMode } from '../theme';

export type RoleColors = Readonly<Record<ThemeMode, ReadonlyMap<ThemeRole, Color>>>;

const away = (a: Color, b: Color): number => deltaEOk(rgbToOklab(a.rgb), rgbToOklab(b.rgb));

type Step = { readonly scale: string; readonly step: number; readonly far: number };

/** Steps by their distance from a color, the nearest first. */
const nearestSteps = (scales: readonly Scale[], color: Color): Step[] =>
  scales
    .flatMap(({ id, steps }) => steps.map((own, step) => ({ scale: id, step, far: away(own, color) })))
    .toSorted((a, b) => a.far - b.far);

/** Aliases that do not depend on the ladder: an anchor, white, black. */
const exactAlias = (scales: readonly Scale[], color: Color): Alias | null => {
  if (sameColor(color, PURE.white)) return { pure: 'white' };
  if (sameColor(color, PURE.black)) return { pure: 'black' };
  for (const { id, anchors } of scales) {
    const anchor = anchors.findIndex((one) => sameColor(one.color, color));
    if (anchor !== -1) return { scale: id, anchor };
  }
  return null;
};

const isAt =
  (alias: Alias) =>
  ({ scale, step }: Pick<Pin, 'scale' | 'step'>): boolean =>
    'step' in alias && alias.scale === scale && alias.step === step;

type ModePart = { readonly pins: readonly Pin[]; readonly chosen: Partial<ThemeAliases> };

const modePart = (
  theme: Theme,
  mode: ThemeMode,
  wanted: ReadonlyMap<ThemeRole, Color>,
  isPinned: boolean,
): ModePart => {
  const { hues, neutral } = ownScales(theme, mode);
  const scales = [...hues, neutral];
  const pins = [...theme.pins[mode]];
  const chosen = new Map<string, Alias>(Object.entries(theme.chosen[mode]));
  for (const role of wanted.keys()) chosen.delete(role);
  const others = [...chosen.values()];
  const isFree = (step: Step): boolean =>
    !pins.some((pin) => pin.scale === step.scale && pin.step === step.step) &&
    !others.some((alias) => isAt(alias)(step));
  const place = (color: Color): Alias => {
    const exact = exactAlias(scales, color);
    if (exact) return exact;
    const pinned = pins.find((pin) => sameColor(pin.color, color));
    if (pinned) return { scale: pinned.scale, step: pinned.step };
    const nearest = nearestSteps(scales, color);
    const [first] = nearest;
    if (first?.far === 0 && !isPinned) return { scale: first.scale, step: first.step };
    // A gray is not pinned to a hue while the neutral has room.
    const isOwn = (step: Step): boolean => isFree(step) && (step.scale === NEUTRAL || !isGray(color));
    const free = pins.length < PINS_MAX ? (nearest.find(isOwn) ?? nearest.find(isFree)) : undefined;
    const { scale = neutral.id, step = 0 } = free ?? nearest[0] ?? {};
    if (free) pins.push({ scale, step, color });
    return { scale, step };
  };
  for (const [role, color] of wanted) chosen.set(role, place(color));
  return { pins, chosen: Object.fromEntries(chosen) };
};

/**
 * Sets roles to exact colors: each gets an anchor, or a step with its color pinned; a step that already has the color
 * is used as it is if `isPinned` is false. A pinned color bends the ladder, and with it those steps. Without room for
 * more pins, a role gets the nearest step.
 */
export const withRoleColors = (theme: Theme, wanted: RoleColors, isPinned: boolean): Theme => {
  const light = modePart(theme, 'light', wanted.light, isPinned);
  const dark = modePart(theme, 'dark', wanted.dark, isPinned);
  return {
    ...theme,
    pins: { light: light.pins, dark: dark.pins },
    chosen: { light: light.chosen, dark: dark.chosen },
  };
};

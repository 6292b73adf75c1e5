import { contrastRatio } from '../../../color/contrast';
import type { Color } from '../../../color/types';
import { roleColor, type CheckedPair } from '../../../theme/checkTheme';
import type { ModeColors } from '../../../theme/modeColors';
import { REQUIRED_PAIRS } from '../../../theme/roles';
import { NEUTRAL } from '../../../theme/scale';
import { allScales, PURE } from '../../../theme/themeScales';
import type { Alias } from '../../../theme/theme';

type Candidate = { readonly alias: Alias; readonly color: Color; readonly away: number };

/** Steps of a scale by their distance from the alias: from its step, or from the step closest to its color. */
const candidatesOf = (colors: ModeColors, alias: Alias): Candidate[] => {
  const id = 'scale' in alias ? alias.scale : NEUTRAL;
  const scale = allScales(colors.scales).find((one) => one.id === id) ?? colors.scales.neutral;
  const here = (): number => {
    if ('step' in alias) return alias.step;
    const color = 'anchor' in alias ? scale.anchors[alias.anchor]?.color : PURE[alias.pure];
    const off = scale.steps.map((step) => (color ? contrastRatio(step.rgb, color.rgb) : 1));
    return off.indexOf(Math.min(...off));
  };
  const from = here();
  const steps = scale.steps.map((color, step) => ({
    alias: { scale: scale.id, step },
    color,
    away: Math.abs(step - from),
  }));
  const pure = (['white', 'black'] as const).map((name) => ({
    alias: { pure: name },
    color: PURE[name],
    // After all steps: a color of the theme is preferred.
    away: Infinity,
  }));
  return [...steps, ...pure].toSorted((a, b) => a.away - b.away);
};

/**
 * A replacement for the front of a failing pair: the nearest step of its scale that passes on every ground of the role,
 * otherwise the nearest that passes this pair, otherwise white or black; null if nothing passes.
 */
export const repairPair = (colors: ModeColors, { front, back, least }: CheckedPair): Alias | null => {
  const candidates = candidatesOf(colors, colors.aliases[front]);
  const passes = (color: Color, against: typeof back, ratio: number): boolean =>
    contrastRatio(color.rgb, roleColor(colors, against).rgb) >= ratio;
  const all = REQUIRED_PAIRS.filter((pair) => pair.front === front);
  const found =
    candidates.find(({ color }) => all.every((pair) => passes(color, pair.back, pair.least))) ??
    candidates.find(({ color }) => passes(color, back, least));
  return found?.alias ?? null;
};

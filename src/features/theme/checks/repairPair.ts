import { contrastRatio } from '../../../color/contrast';
import type { Color } from '../../../color/types';
import { roleColor, type CheckedPair } from '../../../theme/checkTheme';
import type { ModeColors } from '../../../theme/modeColors';
import { REQUIRED_PAIRS } from '../../../theme/roles';
import { NEUTRAL } from '../../../theme/scale';
import { allScales, PURE } from '../../../theme/themeScales';
import type { Alias } from '../../../theme/theme';

type Candidate = { readonly alias: Alias; readonly color: Color; readonly away: number };

/** Steps of a scale by how far they are from one of them, or from the end where white or black stands. */
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
    // After every step: a color of the theme is better than none.
    away: Infinity,
  }));
  return [...steps, ...pure].toSorted((a, b) => a.away - b.away);
};

/**
 * What the front of a failing pair could stand for instead: the nearest step of its scale that reads on every ground that
 * the role has to read on, else the nearest that passes this pair, else white or black; null where nothing passes.
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

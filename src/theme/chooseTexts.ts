import { contrastRatio } from '../color/contrast';
import type { Color } from '../color/types';
import type { GroundRole } from './chooseGrounds';
import { GROUNDS, TEXT_RATIO } from './roles';
import type { Scale } from './scale';
import { PURE, resolveAlias, type OwnScales } from './themeScales';
import type { Alias } from './theme';

const ratio = (a: Color, b: Color): number => contrastRatio(a.rgb, b.rgb);

export const stepAlias = ({ id }: Scale, step: number): Alias => ({ scale: id, step });

/** The grounds of a mode, while its other roles are chosen. */
export type Ground = {
  readonly aliases: Readonly<Record<GroundRole, Alias>>;
  /** In the order of `GROUNDS`: page and card first. */
  readonly colors: readonly Color[];
  /** The lowest WCAG ratio of a color to any of them. */
  readonly against: (color: Color) => number;
};

export const groundOf = (own: OwnScales, aliases: Ground['aliases']): Ground => {
  const colors = GROUNDS.map((role) => resolveAlias(own, aliases[role]) ?? PURE.white);
  return { aliases, colors, against: (color) => Math.min(...colors.map((other) => ratio(color, other))) };
};

/** The step of a scale closest to the page that has a WCAG ratio on every ground; undefined if none has. */
export const firstReaching = (scale: Scale, least: number, ground: Ground): Alias | undefined => {
  const step = scale.steps.findIndex((color) => ground.against(color) >= least);
  return step === -1 ? undefined : stepAlias(scale, step);
};

/**
 * Text on every ground: the last neutral step if it is readable, otherwise white or black, whichever has more contrast.
 */
export const chooseText = ({ neutral }: OwnScales, ground: Ground): Alias => {
  const last = neutral.steps.length - 1;
  const color = neutral.steps[last];
  if (color && ground.against(color) >= TEXT_RATIO) return stepAlias(neutral, last);
  return { pure: ground.against(PURE.black) >= ground.against(PURE.white) ? 'black' : 'white' };
};

/**
 * Text on a filled area: the better end of the neutral if it is readable, otherwise white or black, of which one always
 * is.
 */
export const chooseInk = (scales: OwnScales, area: Color): Alias => {
  const { neutral } = scales;
  const on = (alias: Alias): number => ratio(resolveAlias(scales, alias) ?? area, area);
  const better = (one: Alias, other: Alias): Alias => (on(one) >= on(other) ? one : other);
  const own = better(stepAlias(neutral, 0), stepAlias(neutral, neutral.steps.length - 1));
  return on(own) >= TEXT_RATIO ? own : better({ pure: 'white' }, { pure: 'black' });
};

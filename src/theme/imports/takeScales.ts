import { sameColor } from '../../color/color';
import { NEUTRAL } from '../scale';
import { ownScales } from '../themeScales';
import { THEME_MODES, type Theme } from '../theme';
import type { ForeignScales } from './foreignScales';
import { settled } from './settledRoles';
import { withForeignScales } from './withForeignScales';
import { withRoleColors, type RoleColors } from './withRoleColors';

/** A theme with the scales of another program. */
export type TakenScales = {
  readonly theme: Theme;
  /** The file's names for the steps of the scales that the theme has. */
  readonly names: ReadonlySet<string>;
  /** Number of steps that the theme has in another color, by scale id. */
  readonly differing: ReadonlyMap<string, number>;
};

const differingSteps = (
  theme: Theme,
  { steps, hues, neutral }: ForeignScales,
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const mode of THEME_MODES) {
    const made = ownScales(theme, mode);
    for (const { id, colors } of [...hues, ...(neutral ? [neutral] : [])]) {
      const own = [...made.hues, made.neutral].find((scale) => scale.id === id)?.steps;
      if (!own) continue;
      const off = [...colors[mode]].filter(([name, color]) => {
        const step = own[steps.indexOf(name)];
        return !step || !sameColor(step, color);
      }).length;
      if (off > 0) counts.set(id, (counts.get(id) ?? 0) + off);
    }
  }
  return counts;
};

/** Gives a theme made of a file's roles the file's scales; null if roles would lose their colors. */
export const takeScales = (made: Theme, foreign: ForeignScales, wanted: RoleColors): TakenScales | null => {
  for (const start of withForeignScales(made, foreign)) {
    const { theme, isExact } = settled(withRoleColors(start, wanted, true), wanted, true);
    if (!isExact) continue;
    const ids = new Set([...theme.hues.map(({ id }) => id), NEUTRAL]);
    const kept = [...foreign.hues, ...(foreign.neutral ? [foreign.neutral] : [])].filter(({ id }) =>
      ids.has(id),
    );
    return {
      theme,
      names: new Set(kept.flatMap(({ names }) => Array.from(names))),
      differing: differingSteps(theme, foreign),
    };
  }
  return null;
};

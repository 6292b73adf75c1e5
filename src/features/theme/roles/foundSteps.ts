import { deltaE00 } from '../../../color/distance';
import { rgbToLab } from '../../../color/lab';
import { parseCssColor } from '../../../color/parseCssColor';
import type { Color } from '../../../color/types';
import type { Alias } from '../../../theme/theme';
import type { ThemeScales } from '../../../theme/themeScales';
import { aliasChoices, hasHex, isNamed, type AliasChoice } from './aliasName';

/** As many as are worth comparing; farther ones are other colors. */
const NEAREST_SHOWN = 8;

/** A step with its ΔE00 from the typed color. */
export type NearStep = AliasChoice & { readonly difference: number };

/** Search results: matching steps by scale, or the steps nearest to a color. */
export type FoundSteps =
  | {
      readonly color: null;
      readonly rows: readonly { readonly id: string; readonly choices: readonly AliasChoice[] }[];
    }
  | { readonly color: Color; readonly steps: readonly NearStep[] };

const nearestSteps = (choices: readonly AliasChoice[], wanted: Color): NearStep[] => {
  const lab = rgbToLab(wanted.rgb);
  return choices
    .map(({ alias, name, color }) => ({
      alias,
      name,
      color,
      difference: deltaE00(lab, rgbToLab(color.rgb)),
    }))
    .toSorted((a, b) => a.difference - b.difference)
    .slice(0, NEAREST_SHOWN);
};

/**
 * Names take precedence: 'teal' and '600' are parts of names before they are colors. Next is any CSS color, then the
 * beginning of a hex. Without text, everything that is offered is found.
 */
export const findSteps = (
  scales: ThemeScales,
  names: readonly string[],
  typed: string,
  isOffered: (alias: Alias) => boolean = () => true,
): FoundSteps => {
  const text = typed.trim();
  const all = aliasChoices(scales, names).map(({ id, choices }) => ({
    id,
    choices: choices.filter(({ alias }) => isOffered(alias)),
  }));
  const rowsWhere = (isMeant: (choice: AliasChoice, text: string) => boolean) =>
    all
      .map(({ id, choices }) => ({ id, choices: choices.filter((choice) => isMeant(choice, text)) }))
      .filter(({ choices }) => choices.length > 0);
  // A complete name means only itself: 'teal 50' not 'teal 500'.
  const whole = rowsWhere(({ name }) => name.toLowerCase() === text.toLowerCase());
  const named = whole.length > 0 ? whole : rowsWhere(isNamed);
  if (named.length > 0) return { color: null, rows: named };
  const color = parseCssColor(text)?.color;
  if (!color) return { color: null, rows: rowsWhere(hasHex) };
  return {
    color,
    steps: nearestSteps(
      all.flatMap(({ choices }) => choices),
      color,
    ),
  };
};

/** The results in display order. */
export const inOrder = (found: FoundSteps): readonly AliasChoice[] =>
  found.color === null ? found.rows.flatMap(({ choices }) => choices) : found.steps;

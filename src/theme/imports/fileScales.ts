import { sameColor } from '../../color/color';
import type { Color } from '../../color/types';
import { NEUTRAL } from '../scale';
import { STATUS_ROLES } from '../roles';
import { isAnchorName, isStepName } from '../stepName';
import { HUES_MAX, RESERVED_IDS, STEPS_MAX, STEPS_MIN, type Hue, type ThemeMode } from '../theme';
import type { FileColors, NamedColor } from './namedColors';

/** The scales of a file, besides its roles. */
export type FileScales = {
  /** Names of the steps, in the file's order. */
  readonly steps: readonly string[];
  /** In the file's order; the anchors of each are the colors that both modes share. */
  readonly hues: readonly Hue[];
  readonly grays: readonly Color[];
  /** Steps by scale id, including 'neutral' and the status colors. */
  readonly colors: Readonly<Record<ThemeMode, ReadonlyMap<string, readonly Color[]>>>;
};

const ID = /^[a-z][a-z0-9-]{0,30}$/;
/** Maximum number of anchors of a hue in an address. */
const ANCHORS_MAX = 9;

/** The name of a color in its scale: 'teal-600'. */
export const scaleStepName = ({ path }: NamedColor): string => path.join('-').replace(/^color-/, '');

/** Colors by what follows the scale's id and a hyphen, in the file's order. */
const partsOf = (colors: readonly NamedColor[], id: string): ReadonlyMap<string, Color> =>
  new Map(
    colors.flatMap((named): [string, Color][] => {
      const name = scaleStepName(named);
      return name.startsWith(`${id}-`) ? [[name.slice(id.length + 1), named.color]] : [];
    }),
  );

/**
 * The scales of a file, by names with the same steps as its neutral: 'teal-600' next to 'neutral-600'. Null if it has
 * no neutral with steps.
 */
export const fileScales = (colors: FileColors['colors']): FileScales | null => {
  const neutral = partsOf(colors.light, NEUTRAL);
  const names = [...neutral.keys()].filter((name) => isStepName(name) && !isAnchorName(name));
  const lower = names.map((name) => name.toLowerCase());
  const steps = names.filter((_, i) => lower.indexOf(lower[i] ?? '') === i);
  if (steps.length < STEPS_MIN || steps.length > STEPS_MAX) return null;
  const anchorsOf = (id: string): readonly Color[] => {
    const [light, dark] = [partsOf(colors.light, id), partsOf(colors.dark, id)];
    const isPart = ([name]: readonly [string, Color]): boolean => isAnchorName(name) || steps.includes(name);
    const inDark = [...dark].filter(isPart).map(([, color]) => color);
    const both = [...light]
      .filter(isPart)
      .map(([, color]) => color)
      .filter((color) => inDark.some((other) => sameColor(color, other)));
    return both.filter((color, i) => both.findIndex((other) => sameColor(color, other)) === i);
  };
  const ends = steps.map((step) => `-${step}`).toSorted((a, b) => b.length - a.length);
  const ids = new Set(
    colors.light.map(scaleStepName).flatMap((name) => {
      const end = ends.find((one) => name.endsWith(one));
      return end === undefined ? [] : [name.slice(0, -end.length)];
    }),
  );
  const hues = [...ids]
    .filter((id) => ID.test(id) && !RESERVED_IDS.includes(id))
    .filter((id) => steps.every((step) => partsOf(colors.light, id).has(step)))
    .flatMap((id): Hue[] => {
      const anchors = anchorsOf(id).slice(0, ANCHORS_MAX);
      return anchors.length === 0 ? [] : [{ id, anchors, shift: 0 }];
    });
  const colorsIn = (mode: ThemeMode): ReadonlyMap<string, readonly Color[]> =>
    new Map(
      [...hues.map(({ id }) => id), NEUTRAL, ...STATUS_ROLES].map((id) => {
        const parts = partsOf(colors[mode], id);
        return [id, steps.flatMap((step) => parts.get(step) ?? [])];
      }),
    );
  return {
    steps,
    hues: hues.slice(0, HUES_MAX),
    grays: anchorsOf(NEUTRAL).slice(0, ANCHORS_MAX),
    colors: { light: colorsIn('light'), dark: colorsIn('dark') },
  };
};

import { sameColor } from './color';
import type { Namer } from './nearestName';
import type { Color, Palette } from './types';

/**
 * Carries given names over an edit. A color that was only moved is called as before, or by no name; a color that is new
 * and has none takes the name of an equal one that has gone, each name once: of two equal colors with one name between
 * them, the edited palette has one with that name, too.
 */
export const keepCustomNames = (before: Palette, after: Palette): Palette => {
  if (before.every(({ name }) => name === undefined)) return after;
  const stayed = new Set(after);
  const gone = before.filter((color) => !stayed.has(color));
  const known = new Set(before);
  const take = (isIt: (color: Color) => boolean): Color | undefined => {
    const place = gone.findIndex(isIt);
    return place < 0 ? undefined : gone.splice(place, 1)[0];
  };
  // Colors that bring their names along use them up first.
  for (const color of after)
    if (color.name !== undefined && !known.has(color))
      take((one) => sameColor(one, color) && one.name === color.name);
  return after.map((color) => {
    if (color.name !== undefined || known.has(color)) return color;
    const name = take((one) => sameColor(one, color))?.name;
    return name === undefined ? color : { ...color, name };
  });
};

/** A color that takes the place of another, by its own name or else by the one that was given to that. */
export const calledLike = (color: Color, before: Color | undefined): Color =>
  color.name === undefined && before?.name !== undefined ? { ...color, name: before.name } : color;

/** The given names of a palette's colors, '' where one has none; null if no color has one. */
export const customNames = (colors: Palette): string[] | null =>
  colors.some(({ name }) => name !== undefined) ? colors.map(({ name }) => name ?? '') : null;

/** The colors with their given names replaced by those of `called`, place by place. */
export const callAs = (colors: Palette, called: Palette): Palette =>
  colors.map(({ rgb, hsl }, i) => {
    const name = called[i]?.name;
    return name === undefined ? { rgb, hsl } : { rgb, hsl, name };
  });

/** Whether two palettes have the same given names, place by place. */
export const sameCustomNames = (a: Palette, b: Palette): boolean =>
  a.every(({ name }, i) => name === b[i]?.name);

const nameAll = (colors: Palette, namer: Namer): readonly string[] => {
  const taken = new Set<string>();
  const free = (name: string): string => {
    let one = name;
    for (let n = 2; taken.has(one.toLowerCase()); n++) one = `${name} ${n}`;
    taken.add(one.toLowerCase());
    return one;
  };
  const given = colors.map(({ name }) => (name === undefined ? null : free(name)));
  const computed = namer(colors);
  return given.map((name, i) => name ?? free(computed[i] ?? ''));
};

/** Given names first, names from `namer` for the other colors; duplicates are numbered. */
export const withCustomNames = (namer: Namer): Namer => {
  const known = new WeakMap<Palette, readonly string[]>();
  return (colors) => {
    if (colors.every(({ name }) => name === undefined)) return namer(colors);
    const names = known.get(colors) ?? nameAll(colors, namer);
    known.set(colors, names);
    return names;
  };
};

import { packRgb } from './color';
import type { Namer } from './nearestName';
import type { Palette } from './types';

/** Carries given names over an edit: colors without one take the name of the equal color in `before`. */
export const keepCustomNames = (before: Palette, after: Palette): Palette => {
  const names = new Map(
    before.flatMap(({ rgb, name }) => (name === undefined ? [] : [[packRgb(rgb), name] as const])),
  );
  if (names.size === 0) return after;
  return after.map((color) => {
    const name = color.name ?? names.get(packRgb(color.rgb));
    return name === color.name || name === undefined ? color : { ...color, name };
  });
};

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

import { packRgb } from './color';
import type { Namer } from './nearestName';
import type { Palette } from './types';

/** An edited palette, whose colors are still called as those of the same value were before. */
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

/** The given names of a palette's colors, '' for a color without one; null where none has one. */
export const customNames = (colors: Palette): string[] | null =>
  colors.some(({ name }) => name !== undefined) ? colors.map(({ name }) => name ?? '') : null;

/** The colors of a palette under the given names that another one has in their places, and under no others. */
export const callAs = (colors: Palette, called: Palette): Palette =>
  colors.map(({ rgb, hsl }, i) => {
    const name = called[i]?.name;
    return name === undefined ? { rgb, hsl } : { rgb, hsl, name };
  });

/** Whether the colors of two palettes have the same given names, place by place. */
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

/** Colors with a given name are called by it, the others by `namer`; where two would be called alike they are numbered. */
export const withCustomNames = (namer: Namer): Namer => {
  const known = new WeakMap<Palette, readonly string[]>();
  return (colors) => {
    if (colors.every(({ name }) => name === undefined)) return namer(colors);
    const names = known.get(colors) ?? nameAll(colors, namer);
    known.set(colors, names);
    return names;
  };
};

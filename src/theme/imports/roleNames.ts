import { MATERIAL_ROLES } from '../exports/material';
import { kebab } from '../exports/names';
import { SHADCN_VARIABLES } from '../exports/shadcn';
import { THEME_ROLES, type ThemeRole } from '../roles';
import { OF_SYSTEMS, SYNONYMS } from './roleSynonyms';

type Roles = ReadonlyMap<string, ThemeRole>;

const ROLES: Roles = new Map([
  ...SYNONYMS,
  ...SHADCN_VARIABLES,
  ...THEME_ROLES.map((role) => [kebab(role), role] as const),
]);

/** Material calls the page what others call a card: its names are its own alone. */
const MATERIAL: Roles = new Map(MATERIAL_ROLES.map(([name, role]) => [kebab(name), role]));
const MATERIAL_PREFIX = /^md-(?:sys-color|theme)-/;

const SYSTEMS: readonly (readonly [RegExp, Roles])[] = OF_SYSTEMS.map(([prefix, names]) => [
  prefix,
  new Map(names),
]);

/** A color, the main one of its group: 'text-color', 'bg-color-muted', 'bg-default', 'primary-main'. */
const PLAIN = /-color(?=-|$)|-(?:default|main)$/g;

const nameOf = (name: string, roles: Roles): ThemeRole | null =>
  roles.get(name) ?? roles.get(name.replaceAll(PLAIN, '')) ?? null;

/** The role of a name that begins as those of a system do; undefined for other names. */
const roleOfSystem = (name: string): ThemeRole | null | undefined => {
  if (MATERIAL_PREFIX.test(name)) return MATERIAL.get(name.replace(MATERIAL_PREFIX, '')) ?? null;
  const [prefix, roles] = SYSTEMS.find(([own]) => own.test(name)) ?? [];
  if (!prefix || !roles) return undefined;
  const rest = name.replace(prefix, '');
  return nameOf(rest, roles) ?? nameOf(name, roles) ?? nameOf(rest, ROLES);
};

const plainPart = (part: string): string =>
  kebab(part)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Whether a variable or a token is called as the role itself is, and not by what others call it. */
export const isNameOf = (role: ThemeRole, path: readonly string[]): boolean =>
  plainPart(path.at(-1) ?? '').replace(/^color-/, '') === kebab(role);

/** The role that a variable or a token is, by the last parts of its path, as many of them as are known; else null. */
export const roleOfName = (path: readonly string[]): ThemeRole | null => {
  const parts = path.map(plainPart);
  for (let from = Math.max(parts.length - 3, 0); from < parts.length; from++) {
    const name = parts.slice(from).join('-');
    const role = nameOf(name, ROLES) ?? roleOfSystem(name);
    if (role) return role;
    // A name of Material is of no other role.
    if (MATERIAL_PREFIX.test(name)) return null;
  }
  return null;
};

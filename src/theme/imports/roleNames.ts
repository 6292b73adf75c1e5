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

/** Material calls the page what others call a card: its names are only used for its own files. */
const MATERIAL: Roles = new Map(MATERIAL_ROLES.map(([name, role]) => [kebab(name), role]));
const MATERIAL_PREFIX = /^md-(?:sys-color|theme)-/;

const SYSTEMS: readonly (readonly [RegExp, Roles])[] = OF_SYSTEMS.map(([prefix, names]) => [
  prefix,
  new Map(names),
]);

/** Suffixes for the main color of a group: 'text-color', 'bg-color-muted', 'bg-default', 'primary-main'. */
const PLAIN = /-color(?=-|$)|-(?:default|main)$/g;

const nameOf = (name: string, roles: Roles): ThemeRole | null =>
  roles.get(name) ?? roles.get(name.replaceAll(PLAIN, '')) ?? null;

/** The role of a name with the prefix of a known system; undefined for other names. */
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

/** Whether a variable or token has the role's own name, not a synonym. */
export const isNameOf = (role: ThemeRole, path: readonly string[]): boolean =>
  plainPart(path.at(-1) ?? '').replace(/^color-/, '') === kebab(role);

/** The role of a variable or token, by the longest known end of its path; null for none. */
export const roleOfName = (path: readonly string[]): ThemeRole | null => {
  const parts = path.map(plainPart);
  for (let from = Math.max(parts.length - 3, 0); from < parts.length; from++) {
    const name = parts.slice(from).join('-');
    const role = nameOf(name, ROLES) ?? roleOfSystem(name);
    if (role) return role;
    // A Material name has no other role.
    if (MATERIAL_PREFIX.test(name)) return null;
  }
  return null;
};

import { kebab } from '../exports/names';
import { SHADCN_VARIABLES } from '../exports/shadcn';
import { THEME_ROLES, type ThemeRole } from '../roles';

/** What others call roles, beside the names of shadcn/ui. */
const SYNONYMS: readonly (readonly [string, ThemeRole])[] = [
  ['fg', 'text'],
  ['bg', 'background'],
  ['canvas', 'background'],
  ['text-default', 'text'],
  ['text-primary', 'text'],
  ['text-muted', 'mutedText'],
  ['text-secondary', 'mutedText'],
  ['text-link', 'link'],
  ['bg-default', 'background'],
  ['bg-surface', 'surface'],
  ['bg-muted', 'muted'],
  ['border-default', 'border'],
  ['border-input', 'control'],
  ['focus', 'ring'],
  ['focus-ring', 'ring'],
  ['brand', 'primary'],
  ['on-brand', 'onPrimary'],
  ['error', 'danger'],
  ['on-error', 'onDanger'],
  ['error-foreground', 'onDanger'],
];

const ROLES: ReadonlyMap<string, ThemeRole> = new Map([
  ...SYNONYMS,
  ...SHADCN_VARIABLES,
  ...THEME_ROLES.map((role) => [kebab(role), role] as const),
]);

/** The role that a variable or a token is, by the last parts of its path, as many of them as are known; else null. */
export const roleOfName = (path: readonly string[]): ThemeRole | null => {
  const parts = path.map((part) =>
    kebab(part)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replace(/^-/, ''),
  );
  for (let from = Math.max(parts.length - 3, 0); from < parts.length; from++) {
    const role = ROLES.get(
      parts
        .slice(from)
        .join('-')
        .replace(/^color-/, ''),
    );
    if (role) return role;
  }
  return null;
};

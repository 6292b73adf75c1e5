import type { ThemeRole } from './roles';
import type { Alias, ThemeAliases } from './theme';

/** The aliases of chosen roles, each changed; a role whose alias becomes null is left to the rules again. */
export const mapAliases = (
  chosen: Partial<ThemeAliases>,
  change: (alias: Alias, role: ThemeRole) => Alias | null,
): Partial<ThemeAliases> =>
  Object.fromEntries(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record of roles
    (Object.entries(chosen) as [ThemeRole, Alias][]).flatMap(([role, alias]) => {
      const changed = change(alias, role);
      return changed ? [[role, changed]] : [];
    }),
  );

import { SERIES } from './chartSeries';
import { STATUS_ROLES, type ThemeRole } from './roles';
import type { Alias } from './theme';

/** The roles that `modeColors` decides before status and chart colors, which depend on them. */
const LEADING: ReadonlySet<ThemeRole> = new Set([
  'background',
  'surface',
  'raised',
  'muted',
  'text',
  'primary',
]);

/** The scales of status and chart colors. */
const FOLLOWING: ReadonlySet<string> = new Set([...STATUS_ROLES, SERIES]);

/** Whether a role can be given a color: `modeColors` ignores status and chart colors where it needs a role for them. */
export const canHave = (role: ThemeRole, alias: Alias): boolean =>
  'pure' in alias || !LEADING.has(role) || !FOLLOWING.has(alias.scale);

import { TEXT_ON, THEME_ROLES, type ThemeRole } from '../roles';
import { THEME_MODES, type ThemeMode } from '../theme';
import type { Color } from '../../color/types';
import type { FileColors, NamedColor } from './namedColors';
import { roleOfName } from './roleNames';
import { onGround } from './seenColor';

/** Files in which all colors are opaque. */
export type OpaqueFiles = {
  readonly files: readonly FileColors[];
  /** Roles whose colors were translucent. */
  readonly mixed: readonly ThemeRole[];
};

const isTranslucent = ({ opacity = 1 }: NamedColor): boolean => opacity < 1;

/** The area that a role's text is on; the page for all other roles. */
const areaOf = (role: ThemeRole | null): ThemeRole =>
  Object.entries(TEXT_ON).flatMap(([area, text]) =>
    text === role ? THEME_ROLES.filter((one) => one === area) : [],
  )[0] ?? 'background';

/**
 * Makes all colors opaque, as a theme requires: a translucent one becomes what it looks like on the background of its
 * mode, or on the area whose text it is. Without such a ground it is left unread.
 */
export const onBackground = (files: readonly FileColors[]): OpaqueFiles => {
  const mixed = new Set<ThemeRole>();
  const groundsIn = (mode: ThemeMode): ReadonlyMap<ThemeRole, Color> =>
    new Map(
      files
        .flatMap(({ colors }) => colors[mode])
        .toReversed()
        .flatMap((named): [ThemeRole, Color][] => {
          const role = isTranslucent(named) ? null : roleOfName(named.path);
          return role ? [[role, named.color]] : [];
        }),
    );
  const grounds = { light: groundsIn('light'), dark: groundsIn('dark') };
  const opaque = (file: FileColors): FileColors => {
    const unread = new Set(file.unread);
    const of = (mode: ThemeMode): NamedColor[] =>
      file.colors[mode].flatMap((named): NamedColor[] => {
        if (!isTranslucent(named)) return [named];
        const role = roleOfName(named.path);
        const ground = grounds[mode].get(areaOf(role)) ?? grounds[mode].get('background');
        if (!ground) {
          unread.add(named.path.join('.'));
          return [];
        }
        if (role) mixed.add(role);
        return [{ path: named.path, color: onGround({ opacity: 1, ...named }, ground) }];
      });
    const [light, dark] = THEME_MODES.map(of);
    return { ...file, colors: { light: light ?? [], dark: dark ?? [] }, unread: [...unread] };
  };
  return { files: files.map(opaque), mixed: [...mixed] };
};

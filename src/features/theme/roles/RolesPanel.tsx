import { RotateCcw } from 'lucide-react';
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { formatHex } from '../../../color/format';
import { ROLES_HINT, ROLES_KEYS } from '../../../domain/themeRoleMessages';
import { checkPairs, roleColor } from '../../../theme/checkTheme';
import type { ThemeRole } from '../../../theme/roles';
import type { ThemeMode } from '../../../theme/theme';
import { IconButton } from '../../../ui/IconButton';
import { lazyPart } from '../../../ui/lazyPart';
import { Panel } from '../../../ui/Panel';
import { hasChosenRoles, resetRoles, setRole } from '../edits/themeEdits';
import type { ModeView } from '../useModeColors';
import { useThemeEdit } from '../useThemeEdit';
import { aliasName, sameAlias } from './aliasName';
import { RoleRow, type RolePlaceText } from './RoleRow';
import styles from './RolesPanel.module.css';
import { ROLE_GROUPS } from './roleWords';

// It contains the parser for any CSS color, which the rest of the page does not need.
const RolePicker = lazyPart(() => import('./RolePicker'));

const placeTexts = (view: ModeView | null, mode: ThemeMode): ((role: ThemeRole) => RolePlaceText | null) => {
  if (!view) return () => null;
  const { theme, colors } = view;
  const failing = new Set(checkPairs(colors).flatMap(({ front, isPassing }) => (isPassing ? [] : [front])));
  return (role) => {
    const alias = colors.aliases[role];
    const chosen = theme.chosen[mode][role];
    return {
      hex: formatHex(roleColor(colors, role)),
      name: aliasName(alias, theme.steps),
      // A color that the theme lacks, or the role cannot have, is left to the rules.
      isChosen: chosen !== undefined && sameAlias(chosen, alias),
      isFailing: failing.has(role),
    };
  };
};

type RolesPanelProps = { readonly light: ModeView | null; readonly dark: ModeView | null };

/** The color of each role, in both modes. */
export const RolesPanel = memo(({ light, dark }: RolesPanelProps) => {
  const edit = useThemeEdit();
  const [picked, setPicked] = useState<{ readonly role: ThemeRole; readonly mode: ThemeMode } | null>(null);
  const open = useCallback((role: ThemeRole, mode: ThemeMode) => setPicked({ role, mode }), []);
  const shown = useRef({ light, dark });
  // Not after painting: an event in between would still meet the values before.
  useLayoutEffect(() => {
    shown.current = { light, dark };
  });
  const lock = useCallback(
    (role: ThemeRole, mode: ThemeMode, isLocked: boolean) => {
      const alias = shown.current[mode]?.colors.aliases[role];
      if (alias) edit(setRole(mode, role, isLocked ? alias : null));
    },
    [edit],
  );
  const [lightText, darkText] = [placeTexts(light, 'light'), placeTexts(dark, 'dark')];
  const pickedView = picked && (picked.mode === 'light' ? light : dark);
  // The theme of each view is current for the roles of its own mode only.
  const hasChosen = [
    light && hasChosenRoles(light.theme, 'light'),
    dark && hasChosenRoles(dark.theme, 'dark'),
  ].includes(true);
  // Outside of the panel, so that the dialog stays open if a rotated window folds the panel.
  return (
    <>
      <Panel
        title="Roles"
        controls={
          <IconButton
            size="small"
            label="All roles back to automatic"
            icon={<RotateCcw aria-hidden />}
            disabled={!hasChosen}
            onClick={() => edit(resetRoles)}
          />
        }
      >
        <p className={styles.hint}>
          {ROLES_HINT} <span className={styles.keys}>{ROLES_KEYS}</span>
        </p>
        <div className={styles.groups}>
          {ROLE_GROUPS.map(({ title, roles }) => (
            <section key={title} className={styles.group} aria-label={title}>
              <div className={styles.head}>
                <h3>{title}</h3>
                <span aria-hidden>Light</span>
                <span aria-hidden>Dark</span>
              </div>
              <ul className={styles.list}>
                {roles.map((role) => (
                  <RoleRow
                    key={role}
                    role={role}
                    light={lightText(role)}
                    dark={darkText(role)}
                    onOpen={open}
                    onLock={lock}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Panel>
      {picked && pickedView && (
        <RolePicker role={picked.role} mode={picked.mode} view={pickedView} onClose={() => setPicked(null)} />
      )}
    </>
  );
});
RolesPanel.displayName = 'RolesPanel';

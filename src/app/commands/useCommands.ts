import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { formatHex } from '../../color/format';
import type { Palette } from '../../color/types';
import { detailsOf } from '../../domain/paletteDetails';
import { PATHS } from '../../domain/paths';
import { isSingleKey } from '../../features/builder/shortcuts/keyCombo';
import { comboKeys } from '../../features/builder/shortcuts/keyNames';
import { cookieSettingsOpened } from '../../state/consentSlice';
import { dialogOpened } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectHistory, wentTo } from '../../state/palette/historySlice';
import { useRestoredHistory } from '../../state/palette/stored/useRestoredHistory';
import { useOpenPalette } from '../../state/palette/useOpenPalette';
import { useSavedPalettes } from '../../state/palette/useSavedPalettes';
import { usePaletteNames } from '../../state/usePaletteNames';
import { useServices } from '../../state/servicesContext';
import { selectIsAdmin, selectOffersPro, selectUser } from '../../state/session/sessionSlice';
import { useSignOut } from '../../state/session/useSignOut';
import { selectHasSingleKeys } from '../../state/shortcuts/shortcutSlice';
import { toggleTheme, useColorTheme } from '../colorTheme';
import { ADMIN_ROUTES, ROUTES } from '../routes';
import type { AppDispatch, RootState } from '../store';
import { THEME_SWITCH_LABEL } from '../ThemeSwitch';
import { commandRequested } from './pendingCommandSlice';
import { BUILDER_COMMANDS } from './builderCommands';
import type { Command } from './command';
import { themeCommands } from './themeCommands';

/** How many of the most recent palettes are listed. */
const MOST_RECENT = 8;

/** Pages that few users look for. */
const LEGAL: ReadonlySet<string> = new Set([PATHS.privacy, PATHS.cookies, PATHS.terms]);

/** Additional search words of these pages. */
const PAGE_WORDS: Readonly<Record<string, string>> = {
  [PATHS.builder]: 'generate make create new colors',
  [PATHS.image]: 'photo picture photograph upload eyedropper pick extract colors of',
  [PATHS.video]: 'film movie clip scenes extract colors of',
  [PATHS.projects]: 'saved palettes library collection folders',
  [PATHS.explore]: 'search community find trending popular',
  [PATHS.home]: 'start palette of the week',
  [PATHS.settings]: 'profile account subscription billing plan pro delete account',
  [PATHS.cookies]: 'cookies',
  [PATHS.theme]: 'make new tokens scales variables design system',
};

const NO_COLORS: Palette = [];

/** Reads the whole state once, without subscribing to it. */
const readState =
  () =>
  (_: AppDispatch, getState: () => RootState): RootState =>
    getState();

/** Opens the dialog for a new project, or says that the plan has none left. Its code is that of the dialog. */
const startProject =
  () =>
  async (dispatch: AppDispatch): Promise<void> => {
    const dialogs = await import('../../features/projects/dialogs').catch(() => null);
    if (dialogs) await dispatch(dialogs.openNewProject());
    // The dialog says that its code does not load.
    else dispatch(dialogOpened({ dialog: 'newProject' }));
  };

/** All commands that are available on the current page when the list opens. */
export const useCommands = (): readonly Command[] => {
  const dispatch = useAppDispatch();
  // Nothing else changes behind an open dialog.
  const [opened] = useState(() => dispatch(readState()));
  const paletteHistory = useAppSelector(selectHistory);
  const state = useMemo(() => ({ ...opened, paletteHistory }), [opened, paletteHistory]);
  // After a reload of another page, the builder has not read its palettes yet.
  useRestoredHistory();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { storage } = useServices();
  const theme = useColorTheme();
  const signOut = useSignOut();
  const openPalette = useOpenPalette();
  const { palettes } = useSavedPalettes();
  const user = selectUser(state);
  const names = usePaletteNames(
    state.paletteHistory.entries[state.paletteHistory.index]?.colors ?? NO_COLORS,
  );

  /** Runs a builder command: at once in the builder, otherwise after opening it. */
  const inBuilder = useCallback(
    (id: string): void => {
      dispatch(commandRequested(id));
      if (pathname !== PATHS.builder) void navigate(PATHS.builder);
    },
    [dispatch, navigate, pathname],
  );

  return useMemo(() => {
    const isAdmin = selectIsAdmin(state);
    const { entries, index } = state.paletteHistory;
    const recent = entries
      .map(({ colors, name }, place) => ({ colors, name, place }))
      .filter(({ place }) => place !== index || pathname !== PATHS.builder)
      .toReversed()
      .slice(0, MOST_RECENT)
      .map(({ colors, name, place }): Command => {
        const hexes = colors.map((color) => formatHex(color));
        return {
          id: `recent ${place}`,
          group: 'Recent palettes',
          label: name ?? hexes.join(' '),
          hexes,
          run: () => {
            dispatch(wentTo(place));
            if (pathname !== PATHS.builder) void navigate(PATHS.builder);
          },
        };
      });
    const saved = palettes.map((palette): Command => ({
      id: `saved ${palette.id}`,
      group: 'Saved palettes',
      label: palette.name,
      words: palette.colors.map((color) => formatHex(color)).join(' '),
      hexes: palette.colors.map((color) => formatHex(color)),
      run: () =>
        openPalette({
          colors: palette.colors,
          locked: palette.colors.map(() => false),
          name: palette.name,
          ...detailsOf(palette),
          saved: { id: palette.id, projectId: palette.projectId },
        }),
    }));
    const pages = [
      ...ROUTES.filter(({ isSignedInOnly = false }) => user !== null || !isSignedInOnly),
      ...(isAdmin ? ADMIN_ROUTES : []),
    ].map(({ path, title }): Command => ({
      id: `page ${path}`,
      group: LEGAL.has(path) ? 'Legal' : 'Pages',
      label: path === PATHS.home ? 'Home' : title.replace(' · Hueloom', ''),
      words: `page go to open ${PAGE_WORDS[path] ?? ''}`,
      run: () => void navigate(path),
    }));
    const hasSingleKeys = selectHasSingleKeys(state);
    const builder = BUILDER_COMMANDS.filter(({ isPossible }) => isPossible(state)).map((command): Command => {
      const { id, label, colorPlace = -1, combos = [] } = command;
      const color = entries[index]?.colors[colorPlace];
      const run = () => inBuilder(id);
      const combo = combos.find((each) => hasSingleKeys || !isSingleKey(each));
      const keys = combo && comboKeys(combo);
      if (!color) return Object.assign({}, command, { run, keys });
      const hex = formatHex(color);
      const shown = `${hex} ${names[colorPlace] ?? ''}`.trim();
      return Object.assign({}, command, {
        run,
        keys,
        label: `Select ${shown}`,
        searched: label,
        words: shown,
        hexes: [hex],
      });
    });
    const account: Command[] = [
      {
        id: 'theme',
        group: 'View',
        label: THEME_SWITCH_LABEL[theme],
        // Both modes by name: a color or palette that is called so comes after it.
        searched: 'Switch to dark or light theme',
        words: 'color mode appearance night day',
        run: () => toggleTheme(storage),
      },
      {
        id: 'shortcuts',
        group: 'View',
        label: 'Keyboard shortcuts',
        words: 'show keys help',
        run: () => dispatch(dialogOpened({ dialog: 'shortcuts' })),
      },
      ...(user
        ? ([
            {
              id: 'new project',
              group: 'Account',
              label: 'New project',
              run: () => void dispatch(startProject()),
            },
            {
              id: 'sign out',
              group: 'Account',
              label: 'Sign out',
              words: 'log out logout leave',
              run: () => void signOut(),
            },
          ] as const)
        : ([
            {
              id: 'sign in',
              group: 'Account',
              label: 'Sign in',
              words: 'log in login sign up register account google my saved projects',
              run: () => dispatch(dialogOpened({ dialog: 'signIn' })),
            },
          ] as const)),
      ...(selectOffersPro(state)
        ? ([
            {
              id: 'pro',
              group: 'Account',
              label: 'Become PRO',
              words: 'upgrade subscription plan price pricing billing',
              run: () =>
                dispatch(
                  dialogOpened(
                    user ? { dialog: 'upgrade' } : { dialog: 'signIn', next: { dialog: 'upgrade' } },
                  ),
                ),
            },
          ] as const)
        : []),
      {
        id: 'cookies',
        group: 'Account',
        label: 'Cookie settings',
        words: 'cookies consent tracking',
        run: () => dispatch(cookieSettingsOpened()),
      },
    ];
    return [
      ...recent,
      ...saved,
      ...pages,
      ...themeCommands(state, pathname, dispatch),
      ...builder,
      ...account,
    ];
  }, [
    state,
    user,
    pathname,
    palettes,
    theme,
    storage,
    dispatch,
    navigate,
    openPalette,
    signOut,
    inBuilder,
    names,
  ]);
};

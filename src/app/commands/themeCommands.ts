import { PATHS } from '../../domain/paths';
import { THEME_MESSAGES } from '../../domain/themeMessages';
import { dialogOpened } from '../../state/dialogsSlice';
import { openBuilderTheme } from '../../state/theme/openTheme';
import { saveTheme } from '../../state/theme/saveTheme';
import {
  selectCanRedoTheme,
  selectCanUndoTheme,
  selectThemeEntry,
  themeRedone,
  themeUndone,
} from '../../state/theme/themeSlice';
import type { AppDispatch, RootState } from '../store';
import type { Command } from './command';

/** The commands for the theme, available while its page shows one. */
export const themeCommands = (
  state: RootState,
  pathname: string,
  dispatch: AppDispatch,
): readonly Command[] => {
  if (pathname !== PATHS.theme || !selectThemeEntry(state)) return [];
  const command = (id: string, label: string, words: string, run: () => void): Command => ({
    id: `theme ${id}`,
    group: 'Theme',
    label,
    words,
    run,
  });
  return [
    command('export', 'Export the theme', 'download copy css shadcn tailwind figma tokens', () =>
      dispatch(dialogOpened({ dialog: 'exportTheme' })),
    ),
    command('import', 'Import a theme', 'read paste css tokens', () =>
      dispatch(dialogOpened({ dialog: 'importTheme' })),
    ),
    command('save', 'Save the theme with its palette', 'project keep', () => dispatch(saveTheme())),
    command('new', THEME_MESSAGES.newFromPalette, 'make', () => dispatch(openBuilderTheme())),
    ...(selectCanUndoTheme(state)
      ? [command('undo', 'Undo in the theme', 'back', () => dispatch(themeUndone()))]
      : []),
    ...(selectCanRedoTheme(state)
      ? [command('redo', 'Redo in the theme', 'again', () => dispatch(themeRedone()))]
      : []),
  ];
};

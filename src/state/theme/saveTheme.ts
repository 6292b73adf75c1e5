import { MESSAGES } from '../../domain/messages';
import { parsePaletteLink } from '../../palette/paletteLink';
import { nameOfHues } from '../../theme/nameOfHues';
import { themeQuery } from '../../theme/themeAddress';
import { themePalette } from '../../theme/themePalette';
import { dialogOpened } from '../dialogsSlice';
import { selectPlan } from '../session/sessionSlice';
import { selectThemeEntry, themeSaveAsked } from './themeSlice';
import type { ThemeThunk } from './themeThunk';

/**
 * Opens the dialog that saves the current theme with the palette it was made of, or, if the theme was opened by its own
 * address, with one of its anchors. A visitor is asked to sign in.
 */
export const saveTheme = (): ThemeThunk<void> => (dispatch, getState) => {
  const entry = selectThemeEntry(getState());
  if (!entry) return;
  const theme = themeQuery(entry.theme);
  const made = entry.madeOf === null ? null : parsePaletteLink(entry.madeOf);
  const colors = made && 'palette' in made ? made.palette : themePalette(entry.theme);
  const { saved } = entry;
  const palette = { colors, name: entry.theme.name ?? (saved ? null : nameOfHues(entry.theme)), theme };
  const save = { dialog: 'savePalette', palette, ...(saved && { saved }) } as const;
  dispatch(themeSaveAsked(theme));
  if (selectPlan(getState()) === 'anonymous')
    dispatch(dialogOpened({ dialog: 'signIn', message: MESSAGES.signInToSave, next: save }));
  else dispatch(dialogOpened(save));
};

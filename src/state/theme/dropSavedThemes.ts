import { isSavedWith, savedThemesDropped, selectThemeHistory } from './themeSlice';
import { builderTheme } from './openTheme';
import { forgetThemes, readKeptThemes } from './storedTheme';
import type { ThemeThunk } from './themeThunk';

/**
 * Takes themes saved with these palettes off this page and this device, or all that are saved; what was never saved
 * stays.
 */
export const dropSavedThemes =
  (palettes: readonly string[] | 'all'): ThemeThunk<void> =>
  (dispatch, getState, { storage }) => {
    const { entries } = selectThemeHistory(getState());
    const saved = [...entries, ...readKeptThemes(storage)].flatMap((entry) => entry.saved?.id ?? []);
    const ids = palettes === 'all' ? saved : saved.filter((id) => palettes.includes(id));
    if (ids.length === 0) return;
    if (entries.some((entry) => isSavedWith(entry, ids)))
      dispatch(savedThemesDropped({ ids, instead: dispatch(builderTheme()) }));
    forgetThemes(storage, (entry) => isSavedWith(entry, ids));
  };

import type { SavedCopy } from '../palette/savedCopiesSlice';
import { builderTheme } from './openTheme';
import { paletteKey } from './paletteKey';
import { forgetThemes } from './storedTheme';
import { savedThemesDropped, selectThemeHistory, type ThemeEntry } from './themeSlice';
import type { ThemeThunk } from './themeThunk';

type Leaving = {
  /** Saved palettes of those who are not here any more. */
  readonly copies: readonly Pick<SavedCopy, 'id' | 'colors'>[];
  /** Then all saved themes go, also those whose palette this device does not know. */
  readonly hasSignedOut: boolean;
};

/**
 * Takes themes of these saved palettes off this page, this tab and this device; what was never saved stays. A theme
 * that was made of a palette before that was saved is one of them.
 */
export const dropSavedThemes =
  ({ copies, hasSignedOut }: Leaving): ThemeThunk<void> =>
  (dispatch, getState, services) => {
    const ids = new Set(copies.map(({ id }) => id));
    const keys = new Set(copies.map(({ colors }) => paletteKey(colors)));
    const isGone = ({ saved, madeOf }: ThemeEntry): boolean =>
      saved ? hasSignedOut || ids.has(saved.id) : madeOf !== null && keys.has(madeOf);
    const { entries } = selectThemeHistory(getState());
    const left = entries.filter((entry) => !isGone(entry));
    if (left.length < entries.length)
      dispatch(savedThemesDropped({ left, instead: dispatch(builderTheme()) }));
    forgetThemes(services, isGone);
  };

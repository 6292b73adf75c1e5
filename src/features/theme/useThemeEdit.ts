import { useCallback } from 'react';
import { useAppDispatch } from '../../state/hooks';
import { gestureEnded, selectThemeEntry, themeChanged } from '../../state/theme/themeSlice';
import type { ThemeThunk } from '../../state/theme/themeThunk';
import type { Theme } from '../../theme/theme';
import type { ThemeEdit } from './edits/themeEdits';

const edited =
  (edit: ThemeEdit, gesture: string | null): ThemeThunk<void> =>
  (dispatch, getState) => {
    const entry = selectThemeEntry(getState());
    if (entry) dispatch(themeChanged({ theme: edit(entry.theme), gesture }));
  };

const themeNow = (): ThemeThunk<Theme | undefined> => (_, getState) => selectThemeEntry(getState())?.theme;

/** What asks for the theme as it is when a key is pressed: colors on show are computed elsewhere, and come later. */
export const useThemeNow = (): (() => Theme | undefined) => {
  const dispatch = useAppDispatch();
  return useCallback(() => dispatch(themeNow()), [dispatch]);
};

/** Changes the theme on show, one step of the history each; changes of one gesture are one step until it has ended. */
export const useThemeEdit = (): ((edit: ThemeEdit, gesture?: string) => void) => {
  const dispatch = useAppDispatch();
  return useCallback((edit, gesture) => dispatch(edited(edit, gesture ?? null)), [dispatch]);
};

export const useEndGesture = (): (() => void) => {
  const dispatch = useAppDispatch();
  return useCallback(() => void dispatch(gestureEnded()), [dispatch]);
};

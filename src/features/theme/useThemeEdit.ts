import { useCallback } from 'react';
import { useAppDispatch } from '../../state/hooks';
import { gestureEnded, selectThemeEntry, themeChanged } from '../../state/theme/themeSlice';
import type { ThemeThunk } from '../../state/theme/themeThunk';
import type { ThemeEdit } from './edits/themeEdits';

const edited =
  (edit: ThemeEdit, gesture: string | null): ThemeThunk<void> =>
  (dispatch, getState) => {
    const entry = selectThemeEntry(getState());
    if (entry) dispatch(themeChanged({ theme: edit(entry.theme), gesture }));
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

import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { openTheme } from '../../state/theme/openTheme';
import { keepTheme } from '../../state/theme/storedTheme';
import {
  selectCanRedoTheme,
  selectThemeEntry,
  selectThemeHistory,
  type ThemeEntry,
} from '../../state/theme/themeSlice';
import type { ThemeThunk } from '../../state/theme/themeThunk';
import { useWrittenAddress } from '../../state/useWrittenAddress';
import { parseThemeQuery, themeQuery } from '../../theme/themeAddress';

const currentEntry = (): ThemeThunk<ThemeEntry | undefined> => (_, getState) => selectThemeEntry(getState());

/**
 * Stores the theme only if it was edited, undone edits included: one that was only looked at must not replace a stored
 * one.
 */
const keepEdited =
  (): ThemeThunk<void> =>
  (_, getState, { storage }) => {
    const entry = selectThemeEntry(getState());
    if (entry && (entry.isEdited || selectCanRedoTheme(getState())))
      keepTheme(storage, selectThemeHistory(getState()));
  };

/**
 * Keeps theme and address in sync: a new address opens its theme; a changed theme is stored on the device and replaces
 * the address without a new history entry. Returns whether the address could not be read, and a function that opens the
 * last palette instead.
 */
export const useThemeAddress = (): { isInvalid: boolean; openLast: () => void } => {
  const dispatch = useAppDispatch();
  const entry = useAppSelector(selectThemeEntry);
  const [isInvalid, setIsInvalid] = useState(false);
  useWrittenAddress({
    shown: isInvalid ? undefined : entry,
    isNewest: (shown) => dispatch(currentEntry()) === shown,
    queryOf: ({ theme }) => `?${themeQuery(theme)}`,
    open: ({ search, state }) => setIsInvalid(dispatch(openTheme(search, state)) === 'invalid'),
    // One that hands a palette over is no theme's own.
    isOwn: ({ search }) => parseThemeQuery(search) !== 'none',
    store: () => dispatch(keepEdited()),
  });
  const openLast = () => {
    dispatch(openTheme(''));
    setIsInvalid(false);
  };
  return { isInvalid, openLast };
};

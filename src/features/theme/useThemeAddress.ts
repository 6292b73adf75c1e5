import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { openTheme } from '../../state/theme/openTheme';
import { keepTheme } from '../../state/theme/storedTheme';
import { selectThemeEntry, selectThemeHistory, type ThemeEntry } from '../../state/theme/themeSlice';
import type { ThemeThunk } from '../../state/theme/themeThunk';
import { useWrittenAddress } from '../../state/useWrittenAddress';
import { parseThemeQuery, themeQuery } from '../../theme/themeAddress';

const currentEntry = (): ThemeThunk<ThemeEntry | undefined> => (_, getState) => selectThemeEntry(getState());

const keepShown = (): ThemeThunk<void> => (_, getState, services) =>
  keepTheme(services, selectThemeHistory(getState()));

/**
 * Keeps theme and address in sync: a new address opens its theme; a changed theme is stored and replaces
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
    store: () => dispatch(keepShown()),
  });
  const openLast = () => {
    dispatch(openTheme(''));
    setIsInvalid(false);
  };
  return { isInvalid, openLast };
};

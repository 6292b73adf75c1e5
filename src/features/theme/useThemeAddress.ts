import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { useServices } from '../../state/servicesContext';
import { isLeaving } from '../../state/isLeaving';
import { openTheme } from '../../state/theme/openTheme';
import { keepTheme } from '../../state/theme/storedTheme';
import {
  selectCanRedoTheme,
  selectThemeEntry,
  selectThemeHistory,
  type ThemeEntry,
} from '../../state/theme/themeSlice';
import type { ThemeThunk } from '../../state/theme/themeThunk';
import { keepUnwritten, takeUnwritten } from '../../state/unwrittenAddress';
import { themeQuery } from '../../theme/themeAddress';

/** Delay before address and draft are updated: a drag would write both sixty times a second, which browsers refuse. */
const QUIET_MS = 500;

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
  const { tabStorage, now } = useServices();
  const navigate = useNavigate();
  const location = useLocation();
  const navigationType = useNavigationType();
  const entry = useAppSelector(selectThemeEntry);
  const openedKey = useRef<string>(undefined);
  const unwritten = useRef<{ readonly entry: ThemeEntry; readonly from: string } | null>(null);
  const [isInvalid, setIsInvalid] = useState(false);

  // Before the first paint, so that no other theme flashes up.
  useLayoutEffect(() => {
    const isFirst = openedKey.current === undefined;
    const isOwn = !isFirst && navigationType === NavigationType.Replace;
    if (isOwn || openedKey.current === location.key) return;
    openedKey.current = location.key;
    const search = isFirst ? takeUnwritten(tabStorage, location.search, now()) : location.search;
    setIsInvalid(dispatch(openTheme(search, location.state)) === 'invalid');
  }, [dispatch, location, navigationType, tabStorage, now]);

  /**
   * For a page that is left before the delay: stores the draft, and the new address for whoever returns by the old one.
   */
  const keep = useCallback(() => {
    if (!unwritten.current) return;
    const { entry: late, from } = unwritten.current;
    dispatch(keepEdited());
    keepUnwritten(tabStorage, { from, to: `?${themeQuery(late.theme)}` }, now());
  }, [dispatch, tabStorage, now]);

  useLayoutEffect(() => {
    // The effect above may just have opened another theme; its own render follows immediately.
    if (isInvalid || !entry || dispatch(currentEntry()) !== entry) return undefined;
    unwritten.current = { entry, from: location.search };
    const write = () => {
      if (isLeaving(location)) return;
      dispatch(keepEdited());
      const search = `?${themeQuery(entry.theme)}`;
      // Unwritten until the location has changed: a reload meanwhile would request the old address.
      if (search === location.search) unwritten.current = null;
      else void navigate({ search }, { replace: true });
    };
    // A handed-over palette is replaced by the theme's own address immediately.
    const isOwn =
      new URLSearchParams(location.search).has('h') || new URLSearchParams(location.search).has('g');
    const timer = setTimeout(write, isOwn ? QUIET_MS : 0);
    const leave = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [dispatch, entry, isInvalid, location, navigate, keep]);

  useEffect(() => {
    // It is too late to change the address: a reload would request the old one.
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  const openLast = () => {
    dispatch(openTheme(''));
    setIsInvalid(false);
  };

  return { isInvalid, openLast };
};

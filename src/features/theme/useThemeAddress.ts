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

/** Quiet before address and draft follow: a drag would write both sixty times a second, and browsers refuse that. */
const QUIET_MS = 500;

const currentEntry = (): ThemeThunk<ThemeEntry | undefined> => (_, getState) => selectThemeEntry(getState());

/** A theme that was only looked at takes no one's place: another one may wait there. What was undone has one. */
const keepEdited =
  (): ThemeThunk<void> =>
  (_, getState, { storage }) => {
    const entry = selectThemeEntry(getState());
    if (entry && (entry.isEdited || selectCanRedoTheme(getState())))
      keepTheme(storage, selectThemeHistory(getState()));
  };

/**
 * Keeps theme and address the same: a new address opens its theme, a changed theme rewrites the address without a new
 * step in the browser's history, and is kept on the device. Returns whether the address could not be read, and
 * what opens the last palette instead.
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

  // Before the first paint, so that no other theme is ever seen.
  useLayoutEffect(() => {
    const isFirst = openedKey.current === undefined;
    const isOwn = !isFirst && navigationType === NavigationType.Replace;
    if (isOwn || openedKey.current === location.key) return;
    openedKey.current = location.key;
    const search = isFirst ? takeUnwritten(tabStorage, location.search, now()) : location.search;
    setIsInvalid(dispatch(openTheme(search, location.state)) === 'invalid');
  }, [dispatch, location, navigationType, tabStorage, now]);

  /** For a page that goes before it has written: the draft, and the address for whoever comes back by the old one. */
  const keep = useCallback(() => {
    if (!unwritten.current) return;
    const { entry: late, from } = unwritten.current;
    dispatch(keepEdited());
    keepUnwritten(tabStorage, { from, to: `?${themeQuery(late.theme)}` }, now());
  }, [dispatch, tabStorage, now]);

  useLayoutEffect(() => {
    // The effect above may have opened another theme just now; its own rendering follows at once.
    if (isInvalid || !entry || dispatch(currentEntry()) !== entry) return undefined;
    unwritten.current = { entry, from: location.search };
    const write = () => {
      if (isLeaving(location)) return;
      unwritten.current = null;
      dispatch(keepEdited());
      const search = `?${themeQuery(entry.theme)}`;
      if (search !== location.search) void navigate({ search }, { replace: true });
    };
    // What was handed over makes way for the theme itself at once.
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
    // Too late to write the address: a reload asks for the one that it began with.
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

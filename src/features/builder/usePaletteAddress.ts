import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { useServices } from '../../state/servicesContext';
import { currentEntry } from '../../state/palette/commitPalette';
import { openAddress } from '../../state/palette/openAddress';
import { paletteLink } from '../../palette/paletteLink';
import { selectEntry } from '../../state/palette/historySlice';
import { isLeaving } from '../../state/isLeaving';
import { keepUnwritten, takeUnwritten, type UnwrittenAddress } from '../../state/unwrittenAddress';

/**
 * Delay before the address is updated: it is only needed later, and writing it costs a quarter of an action's budget.
 * Browsers also limit the rate, Safari to 100 in 10 s.
 */
const QUIET_MS = 500;

/**
 * Synchronizes palette and address: a new address opens its palette, a new palette replaces the address without a new
 * entry in the browser's history. Returns whether the address could not be read.
 */
export const usePaletteAddress = (): { isInvalid: boolean; dismiss: () => void } => {
  const dispatch = useAppDispatch();
  const { tabStorage, now } = useServices();
  const navigate = useNavigate();
  const location = useLocation();
  const navigationType = useNavigationType();
  const entry = useAppSelector(selectEntry);
  const openedKey = useRef<string>(undefined);
  const unwritten = useRef<UnwrittenAddress | null>(null);
  const [isInvalid, setIsInvalid] = useState(false);

  // Before the first paint, so that no other palette is visible.
  useLayoutEffect(() => {
    const isFirst = openedKey.current === undefined;
    // A replace without state was made by this hook, and may already be outdated.
    const isOwn = !isFirst && navigationType === NavigationType.Replace && location.state === null;
    if (isOwn || openedKey.current === location.key) return;
    openedKey.current = location.key;
    const { state } = location;
    const isBack = isFirst && state === null;
    const search = isBack ? takeUnwritten(tabStorage, location.search, now()) : location.search;
    const outcome = dispatch(openAddress({ search, state }));
    setIsInvalid(outcome === 'invalid');
  }, [dispatch, location, navigationType, tabStorage, now]);

  const keep = useCallback(() => {
    if (unwritten.current) keepUnwritten(tabStorage, unwritten.current, now());
  }, [tabStorage, now]);

  useLayoutEffect(() => {
    // The effect above may just have opened another palette; its own render follows at once.
    if (!entry || dispatch(currentEntry()) !== entry) return undefined;
    const search = `?${paletteLink(entry.colors, entry.name)}`;
    unwritten.current = null;
    if (search === location.search && location.state === null) return undefined;
    unwritten.current = { from: location.search, to: search };
    let isWriting = false;
    // Unwritten until the location has changed: a reload meanwhile would request the old address.
    const write = () => {
      if (isWriting || isLeaving(location)) return;
      isWriting = true;
      // Without state: what was passed in it is in the history now, and must not be restored on reload.
      void navigate({ search }, { replace: true });
    };
    const timer = setTimeout(write, location.state === null ? QUIET_MS : 0);
    // A hidden page may be discarded without further events, and is then reopened by its address.
    const leave = () => {
      if (document.visibilityState !== 'hidden') return;
      // Some browsers first fire visibilitychange and then pagehide.
      keep();
      write();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [dispatch, entry, location, navigate, keep]);

  useEffect(() => {
    // Too late to write the address: a reload uses the original one.
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  return { isInvalid, dismiss: () => setIsInvalid(false) };
};

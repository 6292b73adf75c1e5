import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { NO_WRITES, paceAfterWrite, waitBeforeWriteMs } from './addressPace';
import { currentEntry, openAddress } from './palette/commands';
import { entrySearch } from './palette/entrySearch';
import { selectEntry } from './palette/historySlice';

/**
 * Keeps palette and address the same: a new address opens its palette, a new palette rewrites the address
 * without a new step in the browser's history. Answers whether the address could not be read.
 */
export const usePaletteAddress = (): { isInvalid: boolean; dismiss: () => void } => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const navigationType = useNavigationType();
  const entry = useAppSelector(selectEntry);
  const openedKey = useRef<string>(undefined);
  const pace = useRef(NO_WRITES);
  const [isInvalid, setIsInvalid] = useState(false);

  // Before the first paint, so that no other palette is ever seen.
  useLayoutEffect(() => {
    const isFirst = openedKey.current === undefined;
    // A replacement without state is our own rewriting, perhaps already behind the palette on show.
    const isOwn = !isFirst && navigationType === NavigationType.Replace && location.state === null;
    if (isOwn || openedKey.current === location.key) return;
    openedKey.current = location.key;
    const outcome = dispatch(openAddress(location));
    setIsInvalid(outcome === 'invalid');
  }, [dispatch, location, navigationType]);

  useLayoutEffect(() => {
    // The effect above may have opened another palette just now; its own rendering follows at once.
    if (!entry || dispatch(currentEntry()) !== entry) return undefined;
    const search = entrySearch(entry);
    if (search === location.search && location.state === null) return undefined;
    const write = () => {
      pace.current = paceAfterWrite(pace.current, performance.now());
      // Without state: what was handed over is in the history now, and must not come back on reload.
      void navigate({ search }, { replace: true });
    };
    // Never at once: the action that changed the palette is painted first.
    const timer = setTimeout(write, waitBeforeWriteMs(pace.current, performance.now()));
    // A hidden page may be discarded without another word, and is then opened again by its address.
    const writeWhenHidden = () => {
      if (document.visibilityState === 'hidden') write();
    };
    document.addEventListener('visibilitychange', writeWhenHidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', writeWhenHidden);
    };
  }, [dispatch, entry, location, navigate]);

  return { isInvalid, dismiss: () => setIsInvalid(false) };
};

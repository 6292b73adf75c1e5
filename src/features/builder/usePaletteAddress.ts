import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { currentEntry, openAddress } from './palette/commands';
import { entrySearch } from './palette/entrySearch';
import { selectEntry } from './palette/historySlice';

/** Browsers refuse address changes that come too fast: Safari 100 in 10 s, Chromium 200 in 30 s. */
const WRITE_INTERVAL_MS = 200;

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
  const lastWriteMs = useRef(-WRITE_INTERVAL_MS);
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
      lastWriteMs.current = performance.now();
      // Without state: what was handed over is in the history now, and must not come back on reload.
      void navigate({ search }, { replace: true });
    };
    // Never at once: the action that changed the palette is painted first.
    const timer = setTimeout(write, lastWriteMs.current + WRITE_INTERVAL_MS - performance.now());
    return () => clearTimeout(timer);
  }, [dispatch, entry, location, navigate]);

  return { isInvalid, dismiss: () => setIsInvalid(false) };
};

import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { MESSAGES } from '../../domain/messages';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { showToast } from '../../state/toasts';
import { currentSearch, openAddress } from './palette/commands';
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
    // A replacement without state is our own rewriting, perhaps already behind the palette on show.
    const isOwn = openedKey.current !== undefined && navigationType === 'REPLACE' && location.state === null;
    if (isOwn || openedKey.current === location.key) return;
    openedKey.current = location.key;
    const outcome = dispatch(openAddress(location));
    setIsInvalid(outcome === 'invalid');
    if (outcome === 'invalid') showToast(MESSAGES.paletteLinkInvalid, { tone: 'error' });
  }, [dispatch, location, navigationType]);

  useLayoutEffect(() => {
    // Read now: the effect above may have opened another palette than this rendering knows.
    const search = dispatch(currentSearch());
    if (search === null || (search === location.search && location.state === null)) return;
    const write = () => {
      lastWriteMs.current = performance.now();
      // Without state: what was handed over is in the history now, and must not come back on reload.
      void navigate({ search }, { replace: true });
    };
    const waitMs = lastWriteMs.current + WRITE_INTERVAL_MS - performance.now();
    if (waitMs <= 0) {
      write();
      return;
    }
    const timer = setTimeout(write, waitMs);
    return () => clearTimeout(timer);
  }, [dispatch, entry, location, navigate]);

  return { isInvalid, dismiss: () => setIsInvalid(false) };
};

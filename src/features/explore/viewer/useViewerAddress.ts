import { useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { isLeaving } from '../../../state/isLeaving';

const PARAM = 'palette';
/** The address is updated after a pause: browsers limit how often a page may rewrite it. */
const ADDRESS_MS = 250;

/** Marks a history entry created by the viewer: closing goes back over it. */
const OPENED_HERE = { isViewer: true };
const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isViewer' in state;

const searchWith = (search: string, paletteId: string | null): string => {
  const params = new URLSearchParams(search);
  if (paletteId === null) params.delete(PARAM);
  else params.set(PARAM, paletteId);
  return params.toString();
};

export type ViewerControl = {
  /** The palette shown fullscreen; null for none. */
  readonly shownId: string | null;
  readonly open: (paletteId: string) => void;
  readonly show: (paletteId: string) => void;
  readonly close: () => void;
  /** Closes the viewer for a link, which writes the address itself. */
  readonly leave: () => void;
};

/** The palette shown fullscreen. It is part of the address: a link opens it, and going back closes it. */
export const useViewerAddress = (): ViewerControl => {
  const location = useLocation();
  const navigate = useNavigate();
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  const linkedId = new URLSearchParams(location.search).get(PARAM);
  const [shownId, setShownId] = useState(linkedId);
  const [lastLinkedId, setLastLinkedId] = useState(linkedId);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (lastLinkedId !== linkedId) {
    setLastLinkedId(linkedId);
    // Our own address change arrives late: the user may have stepped on meanwhile.
    if (isBackOrForward) setShownId(linkedId);
  }
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
    return () => clearTimeout(timer.current);
  }, [location]);

  const open = useCallback(
    (paletteId: string) => {
      setShownId(paletteId);
      void navigate({ search: searchWith(latest.current.search, paletteId) }, { state: OPENED_HERE });
    },
    [navigate],
  );
  const show = useCallback(
    (paletteId: string) => {
      setShownId(paletteId);
      clearTimeout(timer.current);
      const write = () => {
        if (isLeaving(latest.current)) {
          // Still opening, or left: leaving clears the timer.
          timer.current = setTimeout(write, ADDRESS_MS);
          return;
        }
        const { search, state } = latest.current;
        void navigate({ search: searchWith(search, paletteId) }, { replace: true, state });
      };
      timer.current = setTimeout(write, ADDRESS_MS);
    },
    [navigate],
  );
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setShownId(null);
    const { search, state } = latest.current;
    if (wasOpenedHere(state)) void navigate(-1);
    else void navigate({ search: searchWith(search, null) }, { replace: true });
  }, [navigate]);
  const leave = useCallback(() => {
    clearTimeout(timer.current);
    setShownId(null);
  }, []);
  return { shownId, open, show, close, leave };
};

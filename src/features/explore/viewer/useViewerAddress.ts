import { useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { isLeaving } from '../../../state/isLeaving';

const PARAM = 'palette';
/** The address follows when the steps pause: browsers refuse a page that rewrites it many times a second. */
const ADDRESS_MS = 250;

/** Marks an entry of the browser's history that the viewer made: closing goes back over it. */
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
  /** The palette that fills the screen; null where none does. */
  readonly shownId: string | null;
  readonly open: (paletteId: string) => void;
  readonly show: (paletteId: string) => void;
  readonly close: () => void;
  /** The viewer goes because a link in it is followed, which writes the address itself. */
  readonly leave: () => void;
};

/** Which palette fills the screen. It is part of the address: a link opens it, and going back closes it. */
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
    // Our own writing arrives late: somebody may have gone on meanwhile.
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
          // Still being opened, or left: then its timer ends with it.
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

import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectEntry } from '../../../state/palette/historySlice';
import { readSavedCopy } from '../../../state/palette/readSavedCopy';
import { selectUser } from '../../../state/session/sessionSlice';

/** A held arrow key goes through the history faster than that: the service is asked where it stops. */
const QUIET_MS = 300;

/** Keeps up to date whether the palette is saved: it may be changed or deleted in another tab. */
export const useSavedCopy = (): void => {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.id;
  const paletteId = useAppSelector((state) => selectEntry(state)?.saved?.id);
  const name = useAppSelector((state) => selectEntry(state)?.name);
  useEffect(() => {
    const hasSaved = paletteId !== undefined || typeof name === 'string';
    if (userId === undefined || !hasSaved) return undefined;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      clearTimeout(timer);
      void dispatch(readSavedCopy());
    };
    const timer = setTimeout(read, QUIET_MS);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [dispatch, userId, paletteId, name]);
};

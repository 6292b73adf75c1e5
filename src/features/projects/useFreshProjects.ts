import { useEffect } from 'react';

import { useAppDispatch } from '../../state/hooks';
import { readProjects } from './readProjects';

/** Whoever comes back sooner finds the page as it was. */
const STALE_MS = 30_000;

/** Reads the projects when the page opens, and again for someone who comes back to it after a while. */
export const useFreshProjects = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let readAt = performance.now();
    void dispatch(readProjects());
    const refresh = () => {
      if (document.visibilityState !== 'visible' || performance.now() - readAt < STALE_MS) return;
      readAt = performance.now();
      void dispatch(readProjects());
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [dispatch]);
};

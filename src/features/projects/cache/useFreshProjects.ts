import { useEffect } from 'react';

import { backendApi } from '../../../state/api/backendApi';
import { useAppDispatch } from '../../../state/hooks';
import { PROJECT_TAGS } from './projectCache';

/** Whoever comes back sooner finds the page as it was. */
const STALE_MS = 30_000;

/** Reads what is shown of the projects again for someone who comes back to the page after a while. */
export const useFreshProjects = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let readAt = performance.now();
    const refresh = () => {
      if (document.visibilityState !== 'visible' || performance.now() - readAt < STALE_MS) return;
      readAt = performance.now();
      dispatch(backendApi.util.invalidateTags([...PROJECT_TAGS]));
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [dispatch]);
};

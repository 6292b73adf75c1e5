import { useEffect } from 'react';

import { backendApi } from '../../../state/api/backendApi';
import { useAppDispatch } from '../../../state/hooks';
import { PROJECT_TAGS } from './projectCache';

/** On return within this time nothing is refetched. */
const STALE_MS = 30_000;

/** Refetches the visible projects when the user returns to the page after a while. */
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

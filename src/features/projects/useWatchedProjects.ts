import { useEffect } from 'react';

import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectUser } from '../../state/sessionSlice';
import { watchProjects } from './watchProjects';

/** Keeps the lists as they are at the service while the page is open, once they have been read. */
export const useWatchedProjects = (): void => {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.id;
  const ids = useAppSelector(({ projects }) =>
    projects.known.cards
      ?.map(({ id }) => id)
      .toSorted()
      .join(' '),
  );
  useEffect(() => {
    if (userId === undefined || ids === undefined) return undefined;
    return dispatch(watchProjects(ids === '' ? [] : ids.split(' ')));
  }, [dispatch, userId, ids]);
};

import { skipToken } from '@reduxjs/toolkit/query';

import type { ProjectCard } from '../../../domain/project';
import { useAppSelector } from '../../../state/hooks';
import { selectUser } from '../../../state/session/sessionSlice';
import { useWatchProjectsQuery } from './watchProjects';

/** The service tells of the palettes of so many projects at most. */
const MOST = 99;

/** Keeps what is shown as it is at the service while the page is open, once it has been read. */
export const useWatchedProjects = (projects: readonly ProjectCard[] | null, openId: string | null): void => {
  const userId = useAppSelector(selectUser)?.id;
  // Of the first ones: with each page that comes, it would have to begin anew.
  const ids = new Set((projects ?? []).slice(0, MOST).map(({ id }) => id));
  if (openId !== null) ids.add(openId);
  const watched = [...ids].toSorted().join(' ');
  useWatchProjectsQuery(userId === undefined || projects === null ? skipToken : watched);
};

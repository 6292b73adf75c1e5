import { skipToken } from '@reduxjs/toolkit/query';

import type { ProjectCard } from '../../../domain/project';
import { useAppSelector } from '../../../state/hooks';
import { selectUser } from '../../../state/session/sessionSlice';
import { useWatchProjectsQuery } from './watchProjects';

/** The service sends notifications for the palettes of at most this many projects. */
const MOST = 99;

/** Keeps the loaded data in sync with the service while the page is open. */
export const useWatchedProjects = (projects: readonly ProjectCard[] | null, openId: string | null): void => {
  const userId = useAppSelector(selectUser)?.id;
  // Only the first ones: otherwise each loaded page would need a new subscription.
  const ids = new Set((projects ?? []).slice(0, MOST).map(({ id }) => id));
  if (openId !== null) ids.add(openId);
  const watched = [...ids].toSorted().join(' ');
  useWatchProjectsQuery(userId === undefined || projects === null ? skipToken : watched);
};

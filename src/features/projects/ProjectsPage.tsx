import { skipToken } from '@reduxjs/toolkit/query';
import { Activity, useEffect, useLayoutEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';

import { PROJECT_MESSAGES } from '../../domain/projectMessages';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { useServices } from '../../state/servicesContext';
import { CardSkeletons } from './project/CardSkeletons';
import { patchProjects } from './cache/projectCache';
import { ProjectList } from './list/ProjectList';
import { useGetProjectQuery } from './cache/projectsApi';
import styles from './ProjectsPage.module.css';
import { selectDeletedId } from './cache/projectsSlice';
import { offerUnsentChange } from './projectCommands';
import { ProjectView } from './project/ProjectView';
import { ReadProblem } from './ReadProblem';
import { useFreshProjects } from './cache/useFreshProjects';
import { useProjectPages } from './list/useProjectPages';
import { useProjectQuery } from './list/useProjectQuery';
import { useWatchedProjects } from './cache/useWatchedProjects';

const SKELETONS = 10;

type ToListProps = { readonly projectId: string; readonly isOwnDeed: boolean };

/** Redirects to the list from a project that does not exist; with no message if the user has just deleted it. */
const ToList = ({ projectId, isOwnDeed }: ToListProps) => {
  const { toasts } = useServices();
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  useLayoutEffect(() => {
    if (isOwnDeed) return;
    // The list may not have been updated yet.
    dispatch(patchProjects({ kind: 'projectDeleted', projectId }));
    toasts.show(PROJECT_MESSAGES.projectGone);
  }, [dispatch, projectId, isOwnDeed, toasts]);
  params.delete('project');
  return <Navigate to={{ search: params.toString() }} replace />;
};

const ProjectsPage = () => {
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const projectId = params.get('project');
  // Subscribed here on behalf of the list, which is hidden behind an open project.
  const { rows } = useProjectPages(useProjectQuery().projects);
  const detail = useGetProjectQuery(projectId ?? skipToken);
  const deletedId = useAppSelector(selectDeletedId);
  const [shownId, setShownId] = useState<string>();

  const listed = rows?.find(({ id }) => id === projectId);
  // Null means deleted, even if the list still has it.
  const project = detail.currentData === undefined ? listed : detail.currentData;
  const isOpen = projectId !== null && project !== null && project !== undefined;
  useEffect(() => {
    dispatch(offerUnsentChange());
  }, [dispatch]);
  useFreshProjects();
  useWatchedProjects(rows, isOpen ? project.id : null);
  if (isOpen && project.id !== shownId) setShownId(project.id);
  // Going back from a project focuses its card.
  useEffect(() => {
    if (isOpen || shownId === undefined) return;
    document.querySelector<HTMLElement>(`[data-card="${shownId}"] a`)?.focus({ preventScroll: true });
  }, [isOpen, shownId]);
  const isAwaited = projectId !== null && project === undefined && !detail.isError;
  const isBehind = isOpen || isAwaited;
  return (
    <div className={styles.page}>
      {projectId !== null && project === undefined && (
        <ReadProblem
          reading={{
            isError: detail.isError,
            requestId: detail.requestId,
            message: PROJECT_MESSAGES.projectsFailed,
            retry: () => void detail.refetch(),
          }}
        />
      )}
      {/* Kept mounted, so that going back restores the scroll position. */}
      <Activity mode={isBehind ? 'hidden' : 'visible'}>
        <ProjectList isBehind={isBehind} />
      </Activity>
      {isAwaited && (
        <ul className={`${styles.palettes} ${styles.awaited}`} aria-label="Loading palettes">
          <CardSkeletons count={SKELETONS} />
        </ul>
      )}
      {isOpen && <ProjectView key={project.id} project={project} />}
      {projectId !== null && project === null && (
        <ToList projectId={projectId} isOwnDeed={deletedId === projectId} />
      )}
    </div>
  );
};

export default ProjectsPage;

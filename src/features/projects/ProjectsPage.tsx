import { Activity, useEffect, useLayoutEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';

import { MESSAGES } from '../../domain/messages';
import { useAppSelector } from '../../state/hooks';
import { showToast } from '../../state/toasts';
import { CardSkeletons } from './CardSkeletons';
import { ProjectList } from './ProjectList';
import styles from './ProjectsPage.module.css';
import { selectDeletedId, selectProblem, selectProjectData } from './projectsSlice';
import { ProjectView } from './ProjectView';
import { useFreshProjects } from './useFreshProjects';
import { useWatchedProjects } from './useWatchedProjects';

const SKELETONS = 10;

/** Leads back to the list from a project that is not there; to whoever has just deleted it there is nothing to say. */
const ToList = ({ isOwnDeed }: { readonly isOwnDeed: boolean }) => {
  const [params] = useSearchParams();
  useLayoutEffect(() => {
    if (!isOwnDeed) showToast(MESSAGES.projectGone);
  }, [isOwnDeed]);
  params.delete('project');
  return <Navigate to={{ search: params.toString() }} replace />;
};

const ProjectsPage = () => {
  const [params] = useSearchParams();
  const projectId = params.get('project');
  const { cards } = useAppSelector(selectProjectData);
  const problem = useAppSelector(selectProblem);
  const deletedId = useAppSelector(selectDeletedId);
  const [shownId, setShownId] = useState<string>();
  useFreshProjects();
  useWatchedProjects();

  const project = cards?.find(({ id }) => id === projectId);
  if (project && project.id !== shownId) setShownId(project.id);
  const isOpen = projectId !== null && project !== undefined;
  // From a project back to its card.
  useEffect(() => {
    if (isOpen || shownId === undefined) return;
    document.querySelector<HTMLElement>(`[data-card="${shownId}"] a`)?.focus({ preventScroll: true });
  }, [isOpen, shownId]);
  const isAwaited = projectId !== null && cards === null && !problem;
  const isBehind = isOpen || isAwaited;
  return (
    <div className={styles.page}>
      {/* Kept, so that the way back leads to the place that was left. */}
      <Activity mode={isBehind ? 'hidden' : 'visible'}>
        <ProjectList isBehind={isBehind} />
      </Activity>
      {isAwaited && (
        <ul className={`${styles.palettes} ${styles.awaited}`} aria-label="Loading palettes">
          <CardSkeletons count={SKELETONS} />
        </ul>
      )}
      {isOpen && <ProjectView key={project.id} project={project} />}
      {projectId !== null && cards !== null && !project && <ToList isOwnDeed={deletedId === projectId} />}
    </div>
  );
};

export default ProjectsPage;

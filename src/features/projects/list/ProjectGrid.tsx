import { useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';

import type { ProjectCard } from '../../../domain/project';
import { ProjectCardTile } from './ProjectCardTile';
import styles from '../ProjectsPage.module.css';

/** More than a large screen shows. The others follow in slices that hold nothing up. */
const FIRST_CARDS = 24;

export const ProjectGrid = ({ projects }: { readonly projects: readonly ProjectCard[] }) => {
  const { search } = useLocation();
  const shown = useDeferredValue(projects, projects.slice(0, FIRST_CARDS));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.projects} aria-label="Projects">
      {shown.map((project) => (
        <ProjectCardTile key={project.id} project={project} search={search} />
      ))}
    </ul>
  );
};

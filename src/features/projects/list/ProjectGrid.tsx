import { Plus } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';

import type { ProjectCard } from '../../../domain/project';
import { ProjectCardTile } from './ProjectCardTile';
import styles from '../ProjectsPage.module.css';

/** More than a large screen shows. The others follow in slices that hold nothing up. */
const FIRST_CARDS = 24;

type ProjectGridProps = {
  readonly projects: readonly ProjectCard[];
  /** Makes another one; null where others may follow, or only some are on show. */
  readonly onCreate: (() => void) | null;
};

/** The cards of projects, with a place for one more after the last. */
export const ProjectGrid = ({ projects, onCreate }: ProjectGridProps) => {
  const { search } = useLocation();
  const shown = useDeferredValue(projects, projects.slice(0, FIRST_CARDS));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.projects} aria-label="Projects">
      {shown.map((project) => (
        <ProjectCardTile key={project.id} project={project} search={search} />
      ))}
      {onCreate && shown.length === projects.length && (
        // The same as the button above, which has the keyboard and the name: for pointers only.
        <li className={styles.place} aria-hidden>
          <button type="button" className={styles.create} tabIndex={-1} onClick={onCreate}>
            <span className={styles.disc}>
              <Plus aria-hidden />
            </span>
            New project
          </button>
        </li>
      )}
    </ul>
  );
};

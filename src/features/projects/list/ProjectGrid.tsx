import { Plus } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';

import type { ProjectCard } from '../../../domain/project';
import { ProjectCardTile } from './ProjectCardTile';
import styles from '../ProjectsPage.module.css';

/** More than a large screen shows. The others are rendered in interruptible slices. */
const FIRST_CARDS = 24;

type ProjectGridProps = {
  readonly projects: readonly ProjectCard[];
  /** Creates another one; null if more pages follow, or the list is filtered. */
  readonly onCreate: (() => void) | null;
};

/** The project cards, with a place for a new one after the last. */
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
        // Duplicates the button above, which is focusable and has the accessible name: for pointers only.
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

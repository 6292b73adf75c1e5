import { ChevronLeft, Ellipsis, Globe, Lock, Pencil, Plus, Trash2 } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';

import { PATHS } from '../../../domain/paths';
import { PLAN_LIMITS } from '../../../domain/planLimits';
import type { ProjectCard } from '../../../domain/project';
import { freePalettesMessage } from '../../../domain/projectMessages';
import { useAppDispatch } from '../../../state/hooks';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { IconButton } from '../../../ui/IconButton';
import { Menu } from '../../../ui/Menu';
import styles from './ProjectHead.module.css';
import { projectTouched } from '../cache/projectsSlice';
import { useViewFocus } from '../useViewFocus';
import { useProjectOptions } from '../list/useProjectOptions';

type ProjectHeadProps = {
  readonly project: ProjectCard;
  readonly note: string;
  /** Where it is said that the plan allows no further palette; null if it allows one. */
  readonly limitId: string | null;
  /** The empty list has its own way to a first palette. */
  readonly isEmpty: boolean;
};

/** The address of the list with its search and order. */
const listSearch = (search: string): string => {
  const params = new URLSearchParams(search);
  params.delete('project');
  return params.toString();
};

/** The name of an open project, with its actions. */
export const ProjectHead = ({ project, note, limitId, isEmpty }: ProjectHeadProps) => {
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const { options, choose } = useProjectOptions(project);
  const heading = useViewFocus(project.name);
  return (
    <>
      <Link className={styles.back} to={{ search: listSearch(search) }}>
        <ChevronLeft aria-hidden />
        My projects
      </Link>
      <div className={styles.head}>
        <div className={styles.words}>
          <div className={styles.title}>
            <h1 ref={heading} tabIndex={-1}>
              <bdi dir="auto">{project.name}</bdi>
            </h1>
            <span className={styles.badge}>
              {project.isPublic ? <Globe aria-hidden /> : <Lock aria-hidden />}
              {project.isPublic ? 'Public' : 'Private'}
            </span>
          </div>
          <p className={styles.note}>{note}</p>
          {limitId !== null && (
            <p id={limitId} className={styles.note}>
              {freePalettesMessage(PLAN_LIMITS.free.palettesPerProject)}
            </p>
          )}
        </div>
        <div className={styles.tools}>
          <span className={styles.wide}>
            <Button icon={<Pencil aria-hidden />} onClick={() => choose('edit')}>
              Edit
            </Button>
            <span className={styles.framed}>
              <IconButton
                label="Delete project"
                icon={<Trash2 aria-hidden />}
                onClick={() => choose('delete')}
              />
            </span>
          </span>
          {!isEmpty && (
            <ButtonLink
              variant="primary"
              icon={<Plus aria-hidden />}
              to={PATHS.builder}
              aria-describedby={limitId ?? undefined}
              onClick={() => dispatch(projectTouched(project.id))}
            >
              Create palette
            </ButtonLink>
          )}
          <span className={styles.narrow}>
            <Menu
              label="Project options"
              icon={<Ellipsis aria-hidden />}
              options={options}
              onSelect={choose}
            />
          </span>
        </div>
      </div>
    </>
  );
};

import { ArrowDownUp, ChevronDown, Plus } from 'lucide-react';

import type { ProjectSort } from '../../../domain/project';
import { Button } from '../../../ui/Button';
import { Menu } from '../../../ui/Menu';
import type { MenuOption } from '../../../ui/menuOption';
import { SearchField } from '../../../ui/SearchField';
import styles from './ProjectTools.module.css';
import { isProjectSort, PROJECT_SORTS } from './projectSorts';

const SORT_OPTIONS: readonly MenuOption<ProjectSort>[] = Object.entries(PROJECT_SORTS).flatMap(
  ([value, label]) => (isProjectSort(value) ? [{ value, label }] : []),
);

type ProjectToolsProps = {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly sort: ProjectSort;
  readonly onSort: (sort: ProjectSort) => void;
  readonly onCreate: () => void;
  /** Whether creating one is the primary action here. */
  readonly isCreateFirst: boolean;
};

/** Search, order and the button for a new project. */
export const ProjectTools = ({
  query,
  onQuery,
  sort,
  onSort,
  onCreate,
  isCreateFirst,
}: ProjectToolsProps) => (
  <div className={styles.tools}>
    <SearchField
      label="Search projects"
      placeholder="Search projects or #hex"
      value={query}
      onChange={onQuery}
    />
    <Menu
      label={`Sort: ${PROJECT_SORTS[sort]}`}
      renderButton={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={styles.sort}
          aria-label={`Sort: ${PROJECT_SORTS[sort]}`}
        >
          <ArrowDownUp aria-hidden />
          <span className={styles.sortLabel}>{PROJECT_SORTS[sort]}</span>
          <ChevronDown className={styles.sortLabel} aria-hidden />
        </button>
      )}
      options={SORT_OPTIONS}
      checked={[sort]}
      checks="one"
      onSelect={onSort}
    />
    <span className={styles.create}>
      <Button variant={isCreateFirst ? 'primary' : 'plain'} icon={<Plus aria-hidden />} onClick={onCreate}>
        New project
      </Button>
    </span>
  </div>
);

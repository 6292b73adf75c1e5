import type { ProjectSort } from '../../../domain/project';

/** THE TABLE of sort orders; the first one is the default. The service sorts. */
export const PROJECT_SORTS = {
  recent: 'Newest first',
  oldest: 'Oldest first',
  'name-asc': 'Name A to Z',
  'name-desc': 'Name Z to A',
} as const satisfies Record<ProjectSort, string>;

export const isProjectSort = (value: string | null): value is ProjectSort =>
  value !== null && Object.hasOwn(PROJECT_SORTS, value);

import { useSearchParams } from 'react-router-dom';

import type { ProjectQuery, ProjectSort } from '../../domain/project';
import { isProjectSort } from './projectSorts';
import { readSearch } from './readSearch';

type AddressedQuery = {
  /** As it was typed; empty where nothing is looked for. */
  readonly text: string;
  readonly sort: ProjectSort;
  /** Which projects it asks for; null where it asks for a color, which no project has by itself. */
  readonly projects: ProjectQuery | null;
};

/** What is looked for, as the address says it. */
export const useProjectQuery = (): AddressedQuery => {
  const [params] = useSearchParams();
  const text = (params.get('q') ?? '').trim();
  const asked = params.get('sort');
  const sort = isProjectSort(asked) ? asked : 'recent';
  const search = readSearch(text);
  return { text, sort, projects: search?.near ? null : { word: search?.word ?? null, sort } };
};

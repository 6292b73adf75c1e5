import { useSearchParams } from 'react-router-dom';

import type { ProjectQuery, ProjectSort } from '../../../domain/project';
import { isProjectSort } from './projectSorts';
import { readAddress } from './readSearch';

const NO_TAGS: readonly string[] = [];

/** What is looked for, without what else the address says: the same text for the same search. */
const searchKey = (params: URLSearchParams): string => {
  const asked = new URLSearchParams({ q: (params.get('q') ?? '').trim() });
  for (const tag of params.getAll('tag')) asked.append('tag', tag);
  return asked.toString();
};

type AddressedQuery = {
  /** The address's 'q' and 'tag's, as text; empty where nothing is looked for. */
  readonly text: string;
  readonly tags: readonly string[];
  readonly sort: ProjectSort;
  /** Which projects it asks for; null where it asks for a color or a tag, which no project has by itself. */
  readonly projects: ProjectQuery | null;
};

/** What is looked for, as the address says it. */
export const useProjectQuery = (): AddressedQuery => {
  const [params] = useSearchParams();
  const asked = params.get('sort');
  const sort = isProjectSort(asked) ? asked : 'recent';
  const search = readAddress(params);
  const tags = search?.tags ?? NO_TAGS;
  const isOfPalettes = search !== null && (search.near !== null || tags.length > 0);
  const projects = isOfPalettes ? null : { word: search?.word ?? null, sort };
  return { text: search ? searchKey(params) : '', tags, sort, projects };
};

import { useSearchParams } from 'react-router-dom';

import type { ProjectQuery, ProjectSort } from '../../../domain/project';
import { isProjectSort } from './projectSorts';
import { readAddress } from './readSearch';

const NO_TAGS: readonly string[] = [];

/** The search parameters alone: the same text for the same search. */
const searchKey = (params: URLSearchParams): string => {
  const asked = new URLSearchParams({ q: (params.get('q') ?? '').trim() });
  for (const tag of params.getAll('tag')) asked.append('tag', tag);
  return asked.toString();
};

type AddressedQuery = {
  /** The address's 'q' and 'tag' parameters as text; empty without a search. */
  readonly text: string;
  readonly tags: readonly string[];
  readonly sort: ProjectSort;
  /** The query for projects; null if the search is for a color or a tag, which projects do not have. */
  readonly projects: ProjectQuery | null;
};

/** The search in the address. */
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

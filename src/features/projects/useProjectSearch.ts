import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { findInProjects, type Found } from './findInProjects';
import { selectProjectData } from './projectsSlice';
import { readEverything } from './readProjects';
import { isProjectSort, sortProjects, type ProjectSort } from './sortProjects';

/** Between the last key and the address: browsers refuse more than a few changes of it a second. */
const ADDRESS_MS = 300;

type ProjectSearch = {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly sort: ProjectSort;
  readonly setSort: (sort: ProjectSort) => void;
  readonly found: Found;
};

/** What is searched for and how it is sorted, kept in the address, with what is found. */
export const useProjectSearch = (): ProjectSearch => {
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const data = useAppSelector(selectProjectData);
  const written = params.get('q') ?? '';
  const [query, setQuery] = useState(written);
  const asked = params.get('sort');
  const sort = isProjectSort(asked) ? asked : 'recent';
  const isSearching = query.trim() !== '';

  // Names of palettes and their colors are searched in all projects, not only in those that were opened.
  useEffect(() => {
    if (isSearching) void dispatch(readEverything());
  }, [dispatch, isSearching]);

  useEffect(() => {
    if (query === written) return undefined;
    const { href } = window.location;
    const timer = setTimeout(() => {
      // Someone has gone on already, and the page follows in a moment: it must not be called back.
      if (window.location.href !== href) return;
      setParams(
        (before) => {
          if (query === '') before.delete('q');
          else before.set('q', query);
          return before;
        },
        { replace: true },
      );
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [query, written, setParams]);

  // Typing is never held up by the list, however long it is.
  const shownQuery = useDeferredValue(query);
  const found = useMemo(() => {
    const { projects, palettes } = findInProjects(data, shownQuery);
    return { projects: sortProjects(projects, sort), palettes };
  }, [data, shownQuery, sort]);

  const setSort = (next: ProjectSort) =>
    setParams(
      (before) => {
        if (next === 'recent') before.delete('sort');
        else before.set('sort', next);
        return before;
      },
      { replace: true },
    );
  return { query, setQuery, sort, setSort, found };
};

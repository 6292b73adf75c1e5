import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

import type { ProjectSort } from '../../../domain/project';
import { takeTags } from '../../../domain/typedTags';
import { isLeaving } from '../../../state/isLeaving';

/** Between the last key and the question. Browsers refuse an address that changes more often, too. */
const PAUSE_MS = 300;

type ProjectSearch = {
  /** As it is in the field. */
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly setSort: (sort: ProjectSort) => void;
  /** Those that are left, of the ones that the address asks for. */
  readonly setTags: (tags: readonly string[]) => void;
};

/** Keeps what is searched for and how it is sorted in the address; `useProjectQuery` reads it there. */
export const useProjectSearch = (): ProjectSearch => {
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  const written = params.get('q') ?? '';
  const [typed, setTyped] = useState(written);

  useEffect(() => {
    if (typed === written) return undefined;
    const timer = setTimeout(() => {
      if (isLeaving(location)) return;
      setParams(
        (before) => {
          if (typed === '') before.delete('q');
          else before.set('q', typed);
          return before;
        },
        { replace: true },
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, written, location, setParams]);

  const setSort = (next: ProjectSort) =>
    setParams(
      (before) => {
        if (next === 'recent') before.delete('sort');
        else before.set('sort', next);
        return before;
      },
      { replace: true },
    );
  const setTags = (tags: readonly string[]) => {
    // Tags that were typed are taken out of what is in the field.
    const { rest, tags: typedTags } = takeTags(typed);
    const kept = typedTags.filter((tag) => tags.includes(tag)).map((tag) => `#${tag}`);
    if (kept.length < typedTags.length) setTyped([rest, ...kept].join(' ').trim());
    setParams((before) => {
      before.delete('tag');
      for (const tag of tags) if (!typedTags.includes(tag)) before.append('tag', tag);
      return before;
    });
  };
  return { typed, setTyped, setSort, setTags };
};

import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

import type { ProjectSort } from '../../../domain/project';
import { takeTags } from '../../../domain/typedTags';
import { isLeaving } from '../../../state/isLeaving';

/** Debounce after the last key. Browsers also limit how often the address changes. */
const PAUSE_MS = 300;

type ProjectSearch = {
  /** As typed in the field. */
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly setSort: (sort: ProjectSort) => void;
  /** Sets the remaining tags of the address. */
  readonly setTags: (tags: readonly string[]) => void;
};

/** Keeps search and order in the address, where `useProjectQuery` reads them. */
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
    // Typed tags are removed from the text of the field.
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

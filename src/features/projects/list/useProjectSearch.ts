import { useSearchParams } from 'react-router-dom';

import type { ProjectSort } from '../../../domain/project';
import { takeTags } from '../../../domain/typedTags';
import { useTypedSearch } from '../../../state/useTypedSearch';

/** Debounce after the last key. */
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
  const [params, setParams] = useSearchParams();
  const write = (text: string) =>
    setParams(
      (before) => {
        if (text === '') before.delete('q');
        else before.set('q', text);
        return before;
      },
      { replace: true },
    );
  const [typed, setTyped] = useTypedSearch(params.get('q') ?? '', write, PAUSE_MS);

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

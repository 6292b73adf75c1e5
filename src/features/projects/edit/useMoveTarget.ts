import { useEffect, useState } from 'react';

import type { ProjectCard } from '../../../domain/project';
import { firstCharacters } from '../../../domain/firstCharacters';
import { PALETTE_NAME_MAX } from '../../../palette/paletteName';
import { useAppSelector } from '../../../state/hooks';
import { useGetProjectQuery } from '../cache/projectsApi';
import { selectLastProjectId } from '../cache/projectsSlice';
import type { Reading } from '../ReadProblem';
import { useProjectPages, type Pages } from '../list/useProjectPages';

/** With fewer projects no search is needed. */
const SEARCHED_FROM = 8;
/** Debounce after the last key. */
const PAUSE_MS = 300;

type MoveTarget = {
  /** The projects that it can be moved to. */
  readonly list: Pages<ProjectCard>;
  /** The query whose failure is reported. */
  readonly reading: Reading;
  /** Its current project; null until loaded. */
  readonly from: ProjectCard | null;
  /** The selected one of the listed projects. */
  readonly to: ProjectCard | null;
  /** Search word for project names. */
  readonly word: string;
  readonly setWord: (word: string) => void;
  readonly isSearchable: boolean;
  readonly choose: (projectId: string) => void;
};

/** A debounced text. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/**
 * The project that a palette is moved to: none until one is selected, except for a project created or used just before.
 */
export const useMoveTarget = (fromId: string): MoveTarget => {
  const lastId = useAppSelector(selectLastProjectId);
  const [word, setWord] = useState('');
  const [chosenId, setChosenId] = useState(lastId);
  const asked = firstCharacters(useSettled(word).trim(), PALETTE_NAME_MAX);
  const pages = useProjectPages({ word: asked === '' ? null : asked, sort: 'recent' });
  const own = useGetProjectQuery(fromId);
  const from = own.currentData ?? null;
  const rows = pages.rows?.filter(({ id }) => id !== fromId) ?? null;
  return {
    list: { ...pages, rows },
    reading: own.isError
      ? {
          isError: true,
          requestId: own.requestId,
          message: pages.reading.message,
          retry: () => void own.refetch(),
        }
      : pages.reading,
    from,
    to: rows?.find(({ id }) => id === chosenId) ?? null,
    word,
    setWord,
    isSearchable: word !== '' || (rows?.length ?? 0) >= SEARCHED_FROM,
    choose: setChosenId,
  };
};

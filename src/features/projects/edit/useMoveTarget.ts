import { useEffect, useState } from 'react';

import type { ProjectCard } from '../../../domain/project';
import { PALETTE_NAME_MAX } from '../../../palette/paletteName';
import { useAppSelector } from '../../../state/hooks';
import { useGetProjectQuery } from '../cache/projectsApi';
import { selectLastProjectId } from '../cache/projectsSlice';
import { useProjectPages, type Pages } from '../list/useProjectPages';

/** Fewer are looked through sooner than a name is typed. */
const SEARCHED_FROM = 8;
/** Between the last key and the question. */
const PAUSE_MS = 300;

type MoveTarget = {
  /** The projects that it may move to. */
  readonly list: Pages<ProjectCard>;
  /** Where it is; null until that is known. */
  readonly from: ProjectCard | null;
  /** The one that is chosen, among those that are listed. */
  readonly to: ProjectCard | null;
  /** What is looked for in the names of projects. */
  readonly word: string;
  readonly setWord: (word: string) => void;
  readonly isSearchable: boolean;
  readonly choose: (projectId: string) => void;
};

/** What stands still for a moment. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** Where a palette moves to: nowhere until it is chosen, save for a project that was made or used just before. */
export const useMoveTarget = (fromId: string): MoveTarget => {
  const lastId = useAppSelector(selectLastProjectId);
  const [word, setWord] = useState('');
  const [chosenId, setChosenId] = useState(lastId);
  const asked = useSettled(word).trim().slice(0, PALETTE_NAME_MAX);
  const pages = useProjectPages({ word: asked === '' ? null : asked, sort: 'recent' });
  const { currentData: from = null } = useGetProjectQuery(fromId);
  const rows = pages.rows?.filter(({ id }) => id !== fromId) ?? null;
  return {
    list: { ...pages, rows },
    from,
    to: rows?.find(({ id }) => id === chosenId) ?? null,
    word,
    setWord,
    isSearchable: word !== '' || (rows?.length ?? 0) >= SEARCHED_FROM,
    choose: setChosenId,
  };
};

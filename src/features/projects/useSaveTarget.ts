import { useEffect, useState } from 'react';

import type { ProjectCard } from '../../domain/project';
import type { SavedPalette } from '../../domain/savedPalette';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectLastProjectId, selectProjectData } from './projectsSlice';
import { readPalettes, readProjects } from './readProjects';

type SaveTarget = {
  /** Null while they are on their way. */
  readonly projects: readonly ProjectCard[] | null;
  readonly projectId: string | null;
  /** Of the chosen project. */
  readonly palettes: readonly SavedPalette[] | 'reading' | null;
  /** The one that gets the colors; null where a new one does. */
  readonly palette: SavedPalette | null;
  readonly chooseProject: (projectId: string) => void;
  readonly choosePalette: (paletteId: string | null) => void;
};

/** Where a palette is saved: `preferredId`, else where the last one was opened or saved, else the only project there is. */
export const useSaveTarget = (preferredId: string | undefined): SaveTarget => {
  const dispatch = useAppDispatch();
  const { cards, palettes: known } = useAppSelector(selectProjectData);
  const lastId = useAppSelector(selectLastProjectId);
  const [chosenId, setChosenId] = useState<string | null>(preferredId ?? lastId);
  const [paletteId, setPaletteId] = useState<string | null>(null);

  const isThere = cards?.some(({ id }) => id === chosenId);
  const onlyId = cards?.length === 1 ? (cards[0]?.id ?? null) : null;
  const projectId = isThere ? chosenId : onlyId;
  const read = projectId === null ? undefined : known[projectId];

  useEffect(() => void dispatch(readProjects()), [dispatch]);
  useEffect(() => {
    if (projectId !== null) void dispatch(readPalettes(projectId));
  }, [dispatch, projectId]);

  return {
    projects: cards,
    projectId,
    palettes: projectId === null ? null : (read ?? 'reading'),
    palette: read?.find(({ id }) => id === paletteId) ?? null,
    chooseProject: (id) => {
      if (id !== projectId) setPaletteId(null);
      setChosenId(id);
    },
    choosePalette: setPaletteId,
  };
};

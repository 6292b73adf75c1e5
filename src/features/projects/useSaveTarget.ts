import { useEffect, useState } from 'react';

import { PLAN_LIMITS } from '../../domain/limits';
import type { ProjectCard } from '../../domain/project';
import type { SavedPalette, SavedPlace } from '../../domain/savedPalette';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectIsSessionLoading, selectPlan } from '../../state/sessionSlice';
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
  /** New palettes that the plan has room for in the chosen project; while none is chosen, in the one with most room. */
  readonly room: number;
  readonly chooseProject: (projectId: string) => void;
  readonly choosePalette: (paletteId: string | null) => void;
};

type Preferred = { readonly projectId?: string | undefined; readonly saved?: SavedPlace | undefined };

/**
 * Where a palette is saved: over the one it was opened as, else in the preferred project, else where the last one was
 * opened or saved, else in the only project there is.
 */
export const useSaveTarget = ({ projectId: preferredId, saved }: Preferred = {}): SaveTarget => {
  const dispatch = useAppDispatch();
  const { cards, palettes: known } = useAppSelector(selectProjectData);
  const lastId = useAppSelector(selectLastProjectId);
  const plan = useAppSelector(selectPlan);
  const isSessionLoading = useAppSelector(selectIsSessionLoading);
  const [chosenId, setChosenId] = useState<string | null>(saved?.projectId ?? preferredId ?? lastId);
  const [paletteId, setPaletteId] = useState<string | null>(saved?.id ?? null);

  const chosen = cards?.find(({ id }) => id === chosenId);
  const project = chosen ?? (cards?.length === 1 ? cards[0] : undefined);
  const projectId = project?.id ?? null;
  const read = projectId === null ? undefined : known[projectId];
  // Until it is known what someone may do, the service decides.
  const most = isSessionLoading ? Infinity : PLAN_LIMITS[plan].palettesPerProject;
  const roomIn = ({ id, paletteCount }: ProjectCard): number =>
    Math.max(most - (known[id]?.length ?? paletteCount), 0);
  const places = project ? [project] : (cards ?? []);

  useEffect(() => void dispatch(readProjects()), [dispatch]);
  useEffect(() => {
    if (projectId !== null) void dispatch(readPalettes(projectId));
  }, [dispatch, projectId]);

  return {
    projects: cards,
    projectId,
    palettes: projectId === null ? null : (read ?? 'reading'),
    palette: read?.find(({ id }) => id === paletteId) ?? null,
    room: places.length > 0 ? Math.max(...places.map(roomIn)) : most,
    chooseProject: (id) => {
      if (id !== projectId) setPaletteId(null);
      setChosenId(id);
    },
    choosePalette: setPaletteId,
  };
};

import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';

import { PLAN_LIMITS } from '../../../domain/planLimits';
import type { ProjectCard } from '../../../domain/project';
import type { SavedPalette, SavedPlace } from '../../../domain/savedPalette';
import { useAppSelector } from '../../../state/hooks';
import { useServices } from '../../../state/servicesContext';
import { selectIsSessionLoading, selectPlan } from '../../../state/session/sessionSlice';
import { useGetProjectPaletteQuery, useGetProjectQuery } from '../cache/projectsApi';
import { selectLastProjectId, selectOwnerId } from '../cache/projectsSlice';
import type { Reading } from '../ReadProblem';
import { useProjectPages, type Pages } from '../list/useProjectPages';
import { useProjectPalettes } from '../project/useProjectPalettes';
import { readLastSavedProject } from './lastSavedProject';

type SaveTarget = {
  /** Projects to choose from, the chosen one among them. */
  readonly list: Pages<ProjectCard>;
  /** There is none, and the first one is made. */
  readonly isFirst: boolean;
  readonly projectId: string | null;
  /** Whether everyone sees the chosen project; null where none is chosen. */
  readonly isPublic: boolean | null;
  /** Of the chosen project; null where none is chosen. */
  readonly palettes: Pages<SavedPalette> | null;
  /** The one that gets the colors; null where a new one does. */
  readonly palette: SavedPalette | null;
  /** New palettes that the plan has room for in the chosen project; while none is chosen, in the one with most room. */
  readonly room: number;
  /** What could not be read. */
  readonly reading: Reading;
  readonly chooseProject: (projectId: string) => void;
  /** Chosen once more, a palette is none any more. Returns what is chosen then. */
  readonly choosePalette: (palette: SavedPalette) => SavedPalette | null;
};

type Preferred = { readonly projectId?: string | undefined; readonly saved?: SavedPlace | undefined };

const NEWEST = { word: null, sort: 'recent' } as const;

/**
 * Where a palette is saved: over the one it was opened as, else in the preferred project, else where the last one was
 * opened or saved (on this device, also before a reload), else in the only project there is.
 */
export const useSaveTarget = ({ projectId: preferredId, saved }: Preferred = {}): SaveTarget => {
  const { storage } = useServices();
  const lastId = useAppSelector(selectLastProjectId);
  const ownerId = useAppSelector(selectOwnerId);
  const plan = useAppSelector(selectPlan);
  const isSessionLoading = useAppSelector(selectIsSessionLoading);
  const [chosenId, setChosenId] = useState(
    () => saved?.projectId ?? preferredId ?? lastId ?? readLastSavedProject(storage, ownerId),
  );
  const [paletteId, setPaletteId] = useState<string | null>(saved?.id ?? null);

  const list = useProjectPages(NEWEST);
  const { rows } = list;
  const listed = rows?.find(({ id }) => id === chosenId);
  // One that stands farther down is asked for by itself, and shown first.
  const isFarDown = chosenId !== null && list.loadMore !== null && !listed;
  const { currentData: farDown = null } = useGetProjectQuery(isFarDown ? chosenId : skipToken);
  const only = rows?.length === 1 && list.loadMore === null ? rows[0] : undefined;
  const project = listed ?? farDown ?? only;
  const projectId = project?.id ?? null;

  const palettes = useProjectPalettes(projectId);
  const shown = palettes.rows?.find(({ id }) => id === paletteId);
  const isOlder = paletteId !== null && projectId !== null && palettes.loadMore !== null && !shown;
  const { currentData: older = null } = useGetProjectPaletteQuery(
    isOlder ? { id: paletteId, projectId } : skipToken,
  );
  const count = palettes.rows && !palettes.loadMore ? palettes.rows.length : (project?.paletteCount ?? 0);
  // Until it is known what someone may do, the service decides.
  const most = isSessionLoading ? Infinity : PLAN_LIMITS[plan].palettesPerProject;
  const counts = project ? [count] : (rows ?? []).map(({ paletteCount }) => paletteCount);
  const isRoomKnown = counts.length > 0 && (project !== undefined || list.loadMore === null);

  return {
    list: farDown ? { ...list, rows: [farDown, ...(rows ?? [])] } : list,
    isFirst: rows?.length === 0,
    projectId,
    isPublic: project?.isPublic ?? null,
    palettes: projectId === null ? null : palettes,
    palette: shown ?? older,
    room: isRoomKnown ? Math.max(most - Math.min(...counts), 0) : most,
    reading: palettes.reading.isError ? palettes.reading : list.reading,
    chooseProject: (id) => {
      if (id !== projectId) setPaletteId(null);
      setChosenId(id);
    },
    choosePalette: (palette) => {
      const chosen = palette.id === paletteId ? null : palette;
      setPaletteId(chosen?.id ?? null);
      return chosen;
    },
  };
};

import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';

import { PLAN_LIMITS } from '../../../domain/planLimits';
import type { ProjectCard } from '../../../domain/project';
import type { SavedPalette, SavedPlace } from '../../../domain/savedPalette';
import { useAppSelector } from '../../../state/hooks';
import { useServices } from '../../../state/servicesContext';
import { selectIsSessionLoading, selectOffersPro, selectPlan } from '../../../state/session/sessionSlice';
import { NEWEST_PROJECTS, useGetProjectPaletteQuery, useGetProjectQuery } from '../cache/projectsApi';
import { selectLastProjectId, selectProjectsOwnerId } from '../cache/projectsSlice';
import type { Reading } from '../ReadProblem';
import { useProjectPages, type Pages } from '../list/useProjectPages';
import { useProjectPalettes } from '../project/useProjectPalettes';
import { readLastSavedProject } from './lastSavedProject';

type SaveTarget = {
  /** The selectable projects, including the selected one. */
  readonly list: Pages<ProjectCard>;
  /** There is none, so the first one will be created. */
  readonly isFirst: boolean;
  readonly projectId: string | null;
  /** Whether the selected project is public; null if none is selected. */
  readonly isPublic: boolean | null;
  /** Palettes of the selected project; null if none is selected. */
  readonly palettes: Pages<SavedPalette> | null;
  /** The palette to overwrite; null for a new one. */
  readonly palette: SavedPalette | null;
  /** How many new palettes the plan allows in the selected project; without a selection, in the one with most room. */
  readonly room: number;
  /** What saving does is not known before the account, its projects and the palette to overwrite are read. */
  readonly isAwaited: boolean;
  /** The query whose failure is reported. */
  readonly reading: Reading;
  readonly chooseProject: (projectId: string) => void;
  /** Toggles: choosing the selected palette again deselects it. Returns the new selection. */
  readonly choosePalette: (palette: SavedPalette) => SavedPalette | null;
};

type Preferred = { readonly projectId?: string | undefined; readonly saved?: SavedPlace | undefined };

/**
 * Where a palette is saved: over the one it was opened from, else in the preferred project, else where one was last
 * opened or saved (on this device, also before a reload), else in the only project.
 */
export const useSaveTarget = ({ projectId: preferredId, saved }: Preferred = {}): SaveTarget => {
  const { storage } = useServices();
  const lastId = useAppSelector(selectLastProjectId);
  const ownerId = useAppSelector(selectProjectsOwnerId);
  const plan = useAppSelector(selectPlan);
  const offersPro = useAppSelector(selectOffersPro);
  const isSessionLoading = useAppSelector(selectIsSessionLoading);
  const [chosenId, setChosenId] = useState(
    () => saved?.projectId ?? preferredId ?? lastId ?? readLastSavedProject(storage, ownerId),
  );
  const [paletteId, setPaletteId] = useState<string | null>(saved?.id ?? null);

  const list = useProjectPages(NEWEST_PROJECTS);
  const { rows } = list;
  const listed = rows?.find(({ id }) => id === chosenId);
  // A project further down the list is loaded by itself, and shown first.
  const isFarDown = chosenId !== null && list.loadMore !== null && !listed;
  const { currentData: farDown = null, isFetching: isReadingFarDown } = useGetProjectQuery(
    isFarDown ? chosenId : skipToken,
  );
  const only = rows?.length === 1 && list.loadMore === null ? rows[0] : undefined;
  const project = listed ?? farDown ?? only;
  const projectId = project?.id ?? null;

  const palettes = useProjectPalettes(projectId);
  const shown = palettes.rows?.find(({ id }) => id === paletteId);
  const isOlder = paletteId !== null && projectId !== null && palettes.loadMore !== null && !shown;
  const { currentData: older = null, isFetching: isReadingOlder } = useGetProjectPaletteQuery(
    isOlder ? { id: paletteId, projectId } : skipToken,
  );
  const count = palettes.rows && !palettes.loadMore ? palettes.rows.length : (project?.paletteCount ?? 0);
  // Until the plan is known, also where it could not be read, the service decides.
  const most = offersPro ? PLAN_LIMITS[plan].palettesPerProject : Infinity;
  const counts = project ? [count] : (rows ?? []).map(({ paletteCount }) => paletteCount);
  const isRoomKnown = counts.length > 0 && (project !== undefined || list.loadMore === null);
  const isReadingPalette = paletteId !== null && palettes.rows === null && !palettes.reading.isError;

  return {
    list: farDown ? { ...list, rows: [farDown, ...(rows ?? [])] } : list,
    isFirst: rows?.length === 0,
    projectId,
    isPublic: project?.isPublic ?? null,
    palettes: projectId === null ? null : palettes,
    palette: shown ?? older,
    room: isRoomKnown ? Math.max(most - Math.min(...counts), 0) : most,
    isAwaited:
      isSessionLoading ||
      (rows === null && !list.reading.isError) ||
      isReadingFarDown ||
      isReadingPalette ||
      isReadingOlder,
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

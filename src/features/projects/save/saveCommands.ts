import type { Failure, PaletteDraft } from '../../../backend/backend';
import { callAs } from '../../../color/customNames';
import { sameNamedPalette, samePalette } from '../../../palette/samePalette';
import { changedDetails } from '../../../domain/paletteDetails';
import type { SavedPalette } from '../../../domain/savedPalette';
import { kindOf } from '../../../state/api/queryFrom';
import { keepCopy } from '../../../state/palette/keepCopy';
import { paletteSaved } from '../../../state/palette/paletteSaved';
import type { SavedCopy } from '../../../state/palette/savedCopiesSlice';
import { projectMutations, SAVING } from '../cache/projectMutations';
import { projectTouched, selectProjectsOwnerId } from '../cache/projectsSlice';
import type { ProjectThunk } from '../cache/projectThunk';
import { storeLastSavedProject } from './lastSavedProject';

const { createPalette: create, changeProject } = projectMutations.endpoints;

/**
 * The next palette is saved in the same project by default, and this one is known to be saved, both also after a
 * reload.
 */
const keepSaved =
  ({ id, projectId, name, colors }: Omit<SavedCopy, 'ownerId'>): ProjectThunk<void> =>
  (dispatch, getState, { storage }) => {
    dispatch(projectTouched(projectId));
    const ownerId = selectProjectsOwnerId(getState());
    if (ownerId === null) return;
    storeLastSavedProject(storage, ownerId, projectId);
    dispatch(keepCopy({ id, projectId, name, colors, ownerId }));
  };

/** Saves a new palette, but never twice. Returns why it failed, null on success. */
export const createPalette =
  (projectId: string, draft: PaletteDraft): ProjectThunk<Promise<Failure | null>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(create.initiate({ ...draft, projectId }, SAVING.palette));
    if (error !== undefined) return kindOf(error);
    dispatch(keepSaved(data));
    dispatch(paletteSaved(data));
    return null;
  };

/**
 * Updates colors, color names, name, details or theme of a saved palette. Unchanged colors keep their popularity.
 * Returns why it failed, null on success.
 */
export const updatePalette =
  (original: SavedPalette, next: PaletteDraft): ProjectThunk<Promise<Failure | null>> =>
  async (dispatch) => {
    const { id: paletteId, projectId } = original;
    const change = {
      ...(next.name !== original.name && { name: next.name }),
      ...(!sameNamedPalette(next.colors, original.colors) && {
        // Unchanged colors are sent as stored: a gray with another hue would count as another color.
        colors: samePalette(next.colors, original.colors)
          ? callAs(original.colors, next.colors)
          : next.colors,
      }),
      ...changedDetails(original, next),
      ...(next.theme !== undefined && next.theme !== original.theme && { theme: next.theme }),
    };
    if (Object.keys(change).length > 0) {
      const update = { kind: 'paletteUpdated', projectId, paletteId, change } as const;
      const { error } = await dispatch(changeProject.initiate(update, SAVING.change));
      if (error !== undefined) return kindOf(error);
    }
    dispatch(keepSaved({ id: paletteId, projectId, name: next.name, colors: next.colors }));
    dispatch(paletteSaved({ id: paletteId, projectId, ...next }));
    return null;
  };

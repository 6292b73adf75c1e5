import type { PaletteDraft } from '../../backend/backend';
import { samePalette } from '../../palette/samePalette';
import type { SavedPalette } from '../../domain/savedPalette';
import { paletteSaved } from '../../state/palette/paletteSaved';
import { changeConfirmed, projectTouched } from './projectsSlice';
import type { ProjectThunk } from './projectThunk';

/** What a saving that may have come through after all would look like. */
const wasSaved = (draft: PaletteDraft, sinceMs: number) => (palette: SavedPalette) =>
  palette.name === draft.name &&
  samePalette(palette.colors, draft.colors) &&
  Date.parse(palette.createdAt) >= sinceMs;

/** Clocks differ: the service's may be this much behind. */
const CLOCK_MS = 60_000;

/**
 * Saves a new palette. `triedAt` is when the same one was sent before without an answer: it may be there already, and
 * is not saved twice. Rejects where the service did not.
 */
export const createPalette =
  (projectId: string, draft: PaletteDraft, triedAt: Date | null): ProjectThunk<Promise<void>> =>
  async (dispatch, _, { backend: { projects } }) => {
    const isSaved = triedAt && wasSaved(draft, triedAt.getTime() - CLOCK_MS);
    const found = isSaved ? (await projects.palettes(projectId)).find(isSaved) : undefined;
    const palette = found ?? (await projects.createPalette(projectId, draft));
    dispatch(changeConfirmed({ kind: 'paletteCreated', palette }));
    dispatch(projectTouched(projectId));
    dispatch(paletteSaved(palette));
  };

/** Gives a saved palette other colors, another name, or both. Colors that stay keep their popularity. */
export const updatePalette =
  (original: SavedPalette, next: PaletteDraft): ProjectThunk<Promise<void>> =>
  async (dispatch, _, { backend }) => {
    const { id: paletteId, projectId } = original;
    const change = {
      ...(next.name !== original.name && { name: next.name }),
      ...(!samePalette(next.colors, original.colors) && { colors: next.colors }),
    };
    if (Object.keys(change).length > 0) await backend.projects.updatePalette(paletteId, change);
    dispatch(changeConfirmed({ kind: 'paletteUpdated', projectId, paletteId, change }));
    dispatch(projectTouched(projectId));
    dispatch(paletteSaved({ id: paletteId, projectId, ...next }));
  };

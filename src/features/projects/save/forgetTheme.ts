import type { Failure } from '../../../backend/backend';
import type { SavedPalette } from '../../../domain/savedPalette';
import { changeProjects } from '../projectCommands';
import type { ProjectThunk } from '../cache/projectThunk';

/** Removes the theme of a palette, with a message that offers Undo. */
export const forgetTheme =
  (palette: SavedPalette): ProjectThunk<Promise<Failure | null>> =>
  (dispatch) => {
    const { id: paletteId, projectId, theme: before } = palette;
    const change = (theme: string | null) =>
      ({ kind: 'paletteUpdated', projectId, paletteId, change: { theme } }) as const;
    const undo = { label: 'Undo', onSelect: () => void dispatch(changeProjects(change(before))) };
    return dispatch(changeProjects(change(null), { undo, by: { command: 'forgetTheme', palette } }));
  };

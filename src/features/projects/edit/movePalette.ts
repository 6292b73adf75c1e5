import type { Failure } from '../../../backend/backend';
import type { SavedPalette } from '../../../domain/savedPalette';
import { changeProjects } from '../projectCommands';
import type { MovePlace } from '../cache/projectChange';
import { projectTouched } from '../cache/projectsSlice';
import type { ProjectThunk } from '../cache/projectThunk';

/** Moves a palette to another project, with a message that offers Undo. */
export const movePalette =
  (palette: SavedPalette, from: MovePlace, to: MovePlace): ProjectThunk<Promise<Failure | null>> =>
  (dispatch) => {
    const { id: paletteId } = palette;
    const back = () =>
      dispatch(changeProjects({ kind: 'paletteMoved', projectId: to.id, paletteId, to: from }));
    dispatch(projectTouched(to.id));
    return dispatch(
      changeProjects(
        { kind: 'paletteMoved', projectId: from.id, paletteId, to },
        {
          undo: { label: 'Undo', onSelect: () => void back() },
          by: { command: 'movePalette', palette, from, to },
        },
      ),
    );
  };

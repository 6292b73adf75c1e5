import type { Failure } from '../../../backend/backend';
import type { Project } from '../../../domain/project';
import type { SavedPalette } from '../../../domain/savedPalette';
import { changeProjects } from '../projectCommands';
import { projectTouched } from '../cache/projectsSlice';
import type { ProjectThunk } from '../cache/projectThunk';

type Place = Pick<Project, 'id' | 'name'>;

/** Moves a palette to another project, with a message that offers Undo. */
export const movePalette =
  ({ id: paletteId }: SavedPalette, from: Place, to: Place): ProjectThunk<Promise<Failure | null>> =>
  (dispatch) => {
    const back = () =>
      dispatch(changeProjects({ kind: 'paletteMoved', projectId: to.id, paletteId, to: from }));
    dispatch(projectTouched(to.id));
    return dispatch(
      changeProjects(
        { kind: 'paletteMoved', projectId: from.id, paletteId, to },
        { undo: { label: 'Undo', onSelect: () => void back() } },
      ),
    );
  };

import type { Failure } from '../../../backend/backend';
import { PROJECT_MESSAGES } from '../../../domain/projectMessages';
import { patchProjects } from './projectCache';
import { projectsApi } from './projectsApi';
import type { ProjectThunk } from './projectThunk';
import { READ_ANEW } from './readAnew';

type Place = { readonly projectId: string; readonly paletteId?: string };

const { getProject, getProjectPalette } = projectsApi.endpoints;

/** Deleted rows cannot be restored, so there is no retry. */
export const isGone = (problem: string): boolean =>
  problem === PROJECT_MESSAGES.projectGone || problem === PROJECT_MESSAGES.paletteGone;

/**
 * After a failure: checks whether the project or the palette was deleted in another tab or on another device, and
 * updates what is shown. Returns the message, or null if it exists, or cannot be checked.
 */
export const findDeleted =
  (failure: Failure, { projectId, paletteId }: Place): ProjectThunk<Promise<string | null>> =>
  async (dispatch) => {
    // The service's errors for rows that do not exist, or belong to someone else.
    if (failure !== 'not-found' && failure !== 'not-allowed') return null;
    const project = await dispatch(getProject.initiate(projectId, READ_ANEW));
    if (project.data === null) {
      dispatch(patchProjects({ kind: 'projectDeleted', projectId }));
      return PROJECT_MESSAGES.projectGone;
    }
    if (paletteId === undefined) return null;
    const palette = await dispatch(getProjectPalette.initiate({ id: paletteId, projectId }, READ_ANEW));
    if (palette.data !== null) return null;
    dispatch(patchProjects({ kind: 'paletteDeleted', projectId, paletteId }));
    return PROJECT_MESSAGES.paletteGone;
  };

import type { Failure } from '../../../backend/backend';
import { PROJECT_MESSAGES } from '../../../domain/projectMessages';
import { patchProjects } from './projectCache';
import { projectsApi } from './projectsApi';
import type { ProjectThunk } from './projectThunk';
import { READ_ANEW } from './readAnew';

type Place = { readonly projectId: string; readonly paletteId?: string };

const { getProject, getProjectPalette } = projectsApi.endpoints;

/** Nothing brings back what is gone: there is nothing to try again. */
export const isGone = (problem: string): boolean =>
  problem === PROJECT_MESSAGES.projectGone || problem === PROJECT_MESSAGES.paletteGone;

/**
 * After a failure: whether the project or the palette is there no more, deleted in another tab or on another device. What
 * is shown follows. Returns the sentence that says so, or null where it is there, or nobody can know.
 */
export const findDeleted =
  (failure: Failure, { projectId, paletteId }: Place): ProjectThunk<Promise<string | null>> =>
  async (dispatch) => {
    // What the service says about a row that is not there, or not somebody's own.
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

import type { Backend, ProjectDraft } from '../../backend/backend';
import type { Project } from '../../domain/project';
import { MESSAGES } from '../../domain/messages';
import { showToast } from '../../state/toasts';
import { isAnsweredByPlan } from './planProblem';
import type { OwnChange } from './projectChange';
import {
  changeDone,
  changeFailed,
  changeConfirmed,
  changeStarted,
  projectTouched,
  type Problem,
  type Retry,
} from './projectsSlice';
import type { ProjectThunk } from './projectThunk';
import { lookForGone } from './lookForGone';
import { readEverything, readPalettes, readProjects } from './readProjects';

const send = ({ projects }: Backend, change: OwnChange): Promise<unknown> => {
  switch (change.kind) {
    case 'projectUpdated':
      return projects.update(change.projectId, change.change);
    case 'projectDeleted':
      return projects.remove(change.projectId);
    case 'paletteUpdated':
      return projects.updatePalette(change.paletteId, change.change);
    case 'paletteDeleted':
    default:
      return projects.removePalette(change.paletteId);
  }
};

const SENTENCES = {
  projectUpdated: { done: MESSAGES.projectUpdated, failed: MESSAGES.updateProjectFailed },
  projectDeleted: { done: MESSAGES.projectDeleted, failed: MESSAGES.deleteProjectFailed },
  paletteUpdated: { done: MESSAGES.paletteUpdated, failed: MESSAGES.updatePaletteFailed },
  paletteDeleted: { done: MESSAGES.paletteDeleted, failed: MESSAGES.deletePaletteFailed },
} as const satisfies Record<OwnChange['kind'], { done: string; failed: string }>;

let lastChangeId = 0;

/** Shows a change at once and asks the service for it. One that fails is taken back, and the page's banner says so. */
export const changeProjects =
  (change: OwnChange): ProjectThunk<Promise<void>> =>
  async (dispatch, _, { backend }) => {
    const id = ++lastChangeId;
    const { done, failed } = SENTENCES[change.kind];
    dispatch(changeStarted({ id, change }));
    try {
      await send(backend, change);
    } catch (error) {
      const isAnswered = dispatch(isAnsweredByPlan(`sending ${change.kind}`, error));
      const gone = isAnswered ? null : await dispatch(lookForGone(error, change));
      const problem: Problem = { message: failed, retry: change };
      dispatch(changeFailed({ id, problem: isAnswered || gone !== null ? null : problem }));
      if (gone !== null) showToast(gone);
      return;
    }
    dispatch(changeDone(id));
    showToast(done);
  };

/** Does once more what has failed. */
export const tryAgain =
  (retry: Retry): ProjectThunk<Promise<void>> =>
  (dispatch) => {
    if (retry.kind === 'projectsRead') return dispatch(readProjects());
    if (retry.kind === 'everythingRead') return dispatch(readEverything());
    if (retry.kind === 'palettesRead') return dispatch(readPalettes(retry.projectId));
    return dispatch(changeProjects(retry));
  };

/** Makes a project, and answers it. Rejects where the service did not. */
export const createProject =
  (draft: ProjectDraft): ProjectThunk<Promise<Project>> =>
  async (dispatch, _, { backend }) => {
    const project = await backend.projects.create(draft);
    dispatch(changeConfirmed({ kind: 'projectCreated', project }));
    dispatch(projectTouched(project.id));
    return project;
  };

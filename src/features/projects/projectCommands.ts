import type { Failure, ProjectDraft } from '../../backend/backend';
import { DIALOG_MESSAGES } from '../../domain/dialogMessages';
import { forbiddenTagOf } from '../../domain/forbiddenTag';
import type { Project } from '../../domain/project';
import { UNDO_TOAST_MS } from '../../domain/messageTimes';
import { movedMessage, PROJECT_MESSAGES } from '../../domain/projectMessages';
import { forbiddenTagProblem } from '../../domain/typedTags';
import { kindOf } from '../../state/api/queryFrom';
import { dialogOpened, typedKept, type OpenDialog } from '../../state/dialogsSlice';
import type { ToastAction } from '../../state/toasts';
import { findDeleted } from './cache/findDeleted';
import { isAnsweredByPlan } from './save/planProblem';
import type { OwnChange } from './cache/projectChange';
import { projectMutations, SAVING } from './cache/projectMutations';
import { changeFailed, changeStarted, projectTouched } from './cache/projectsSlice';
import type { ProjectThunk } from './cache/projectThunk';

type Sentences = { readonly done: string; readonly failed: string };

const SENTENCES = {
  projectUpdated: { done: PROJECT_MESSAGES.projectUpdated, failed: PROJECT_MESSAGES.updateProjectFailed },
  projectDeleted: { done: PROJECT_MESSAGES.projectDeleted, failed: PROJECT_MESSAGES.deleteProjectFailed },
  paletteUpdated: { done: PROJECT_MESSAGES.paletteUpdated, failed: PROJECT_MESSAGES.updatePaletteFailed },
  paletteDeleted: { done: PROJECT_MESSAGES.paletteDeleted, failed: PROJECT_MESSAGES.deletePaletteFailed },
} as const satisfies Record<Exclude<OwnChange['kind'], 'paletteMoved'>, Sentences>;

const sentencesOf = (change: OwnChange): Sentences =>
  change.kind === 'paletteMoved'
    ? { done: movedMessage(change.to.name), failed: PROJECT_MESSAGES.movePaletteFailed }
    : SENTENCES[change.kind];

/** Whether what a change is about, or where it leads, is gone. */
const findGone =
  (failure: Failure, change: OwnChange): ProjectThunk<Promise<string | null>> =>
  async (dispatch) => {
    const gone = await dispatch(findDeleted(failure, change));
    if (gone !== null || change.kind !== 'paletteMoved') return gone;
    return dispatch(findDeleted(failure, { projectId: change.to.id }));
  };

const { changeProject, createProject: create } = projectMutations.endpoints;

/** What comes of a change besides its own sentences. */
type Following = {
  /** Offered with the message that it is done. */
  readonly undo?: ToastAction | undefined;
  /** Says in the dialog which of the typed tags is forbidden; false where that dialog is closed by now. */
  readonly refuse?: ((tag: string) => boolean) | undefined;
  /** The dialog with what was typed into it: it can be opened again where the service refuses that. */
  readonly edit?: OpenDialog | undefined;
};

/** Nothing comes of asking once more for a tag that is forbidden: the way on is to type another. */
const sayForbidden =
  (tag: string, { refuse, edit }: Following): ProjectThunk<void> =>
  (dispatch, _, { toasts }) => {
    if (refuse?.(tag)) return;
    const onSelect = edit && (() => void dispatch(dialogOpened(edit)));
    toasts.show(forbiddenTagProblem(tag), {
      tone: 'error',
      ...(onSelect && { ms: UNDO_TOAST_MS, action: { label: DIALOG_MESSAGES.reopen, onSelect } }),
    });
  };

/**
 * Shows a change at once and asks the service for it. One that fails is taken back, and the page's banner says so, with
 * another try. Resolves with why it failed, null where it is done.
 */
export const changeProjects =
  (change: OwnChange, following: Following = {}): ProjectThunk<Promise<Failure | null>> =>
  async (dispatch, _, { toasts }) => {
    const { undo, edit } = following;
    const { done, failed: message } = sentencesOf(change);
    dispatch(changeStarted(change));
    const { error } = await dispatch(changeProject.initiate(change, { track: false }));
    if (error === undefined) {
      toasts.show(done, undo && { ms: UNDO_TOAST_MS, action: undo });
      return null;
    }
    const failure = kindOf(error);
    const tag = forbiddenTagOf(failure);
    if (tag !== null) {
      dispatch(sayForbidden(tag, following));
      return failure;
    }
    if (dispatch(isAnsweredByPlan(failure))) {
      if (edit) dispatch(typedKept([edit]));
      return failure;
    }
    const gone = await dispatch(findGone(failure, change));
    if (gone === null) dispatch(changeFailed({ message, change, edit }));
    else toasts.show(gone);
    return failure;
  };

/** What came of a request: its result, or why there is none. */
export type Outcome<Result> =
  | { readonly data: Result; readonly failure?: undefined }
  | { readonly data?: undefined; readonly failure: Failure };

/** Makes a project; the next palette is saved in it. */
export const createProject =
  (draft: ProjectDraft): ProjectThunk<Promise<Outcome<Project>>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(create.initiate(draft, SAVING.project));
    if (error !== undefined) return { failure: kindOf(error) };
    dispatch(projectTouched(data.id));
    return { data };
  };

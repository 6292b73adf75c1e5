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
import {
  changeFailed,
  changeStarted,
  projectTouched,
  selectProjectsOwnerId,
  type Command,
} from './cache/projectsSlice';
import type { ProjectThunk } from './cache/projectThunk';
import { keepUnsentChange, takeUnsentChange } from './cache/unsentChange';

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

/** The message if the target of a change, or its destination, was deleted; else null. */
const findDeletedTarget =
  (failure: Failure, change: OwnChange): ProjectThunk<Promise<string | null>> =>
  async (dispatch) => {
    const deletedMessage = await dispatch(findDeleted(failure, change));
    if (deletedMessage !== null || change.kind !== 'paletteMoved') return deletedMessage;
    return dispatch(findDeleted(failure, { projectId: change.to.id }));
  };

const { changeProject, createProject: create } = projectMutations.endpoints;

/** Effects of a change besides its own messages. */
type Following = {
  /** Offered with the success message. */
  readonly undo?: ToastAction | undefined;
  /** The command that offers it, for a retry. */
  readonly by?: Command | undefined;
  /** Shows in the dialog which typed tag is forbidden; false if that dialog is closed by now. */
  readonly refuse?: ((tag: string) => boolean) | undefined;
  /** The dialog with its typed input, to reopen it if the service refuses the change. */
  readonly edit?: OpenDialog | undefined;
};

/** There is no retry for a forbidden tag: another one has to be typed. */
const reportForbidden =
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
 * Applies a change optimistically and sends it to the service. On failure it is reverted, and the page's banner offers
 * a retry. Resolves with the reason of the failure, null on success.
 */
export const changeProjects =
  (change: OwnChange, following: Following = {}): ProjectThunk<Promise<Failure | null>> =>
  async (dispatch, getState, { toasts, tabStorage, now }) => {
    const { undo, by, edit } = following;
    const { done, failed: message } = sentencesOf(change);
    const ownerId = selectProjectsOwnerId(getState());
    dispatch(changeStarted(change));
    const { error } = await dispatch(changeProject.initiate(change, { track: false }));
    if (error === undefined) {
      toasts.show(done, undo && { ms: UNDO_TOAST_MS, action: undo, isOnlyWay: true });
      return null;
    }
    const failure = kindOf(error);
    const tag = forbiddenTagOf(failure);
    if (tag !== null) {
      dispatch(reportForbidden(tag, following));
      return failure;
    }
    if (dispatch(isAnsweredByPlan(failure))) {
      if (edit) dispatch(typedKept([edit]));
      return failure;
    }
    // The session has ended: the page offers the change once the same user has signed in again, and to nobody else.
    if (ownerId !== null && selectProjectsOwnerId(getState()) !== ownerId) {
      keepUnsentChange(tabStorage, ownerId, change, now());
      return failure;
    }
    const deletedMessage = await dispatch(findDeletedTarget(failure, change));
    if (deletedMessage === null) dispatch(changeFailed({ message, change, by, edit }));
    else toasts.show(deletedMessage);
    return failure;
  };

/** Shows a change that could not be sent before the session ended as a failed one, so that it can be tried again. */
export const offerUnsentChange =
  (): ProjectThunk<void> =>
  (dispatch, getState, { tabStorage, now }) => {
    const change = takeUnsentChange(tabStorage, selectProjectsOwnerId(getState()), now());
    if (change) dispatch(changeFailed({ message: sentencesOf(change).failed, change }));
  };

/** The outcome of a request: its result, or why there is none. */
export type Outcome<Result> =
  | { readonly data: Result; readonly failure?: undefined }
  | { readonly data?: undefined; readonly failure: Failure };

/** Creates a project; the next palette is saved in it by default. */
export const createProject =
  (draft: ProjectDraft): ProjectThunk<Promise<Outcome<Project>>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(create.initiate(draft, SAVING.project));
    if (error !== undefined) return { failure: kindOf(error) };
    dispatch(projectTouched(data.id));
    return { data };
  };

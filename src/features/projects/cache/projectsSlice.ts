import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { SavedPalette } from '../../../domain/savedPalette';
import type { OpenDialog } from '../../../state/dialogsSlice';
import { userRead } from '../../../state/session/sessionSlice';
import type { MovePlace, OwnChange } from './projectChange';

/** The command that made a change, and offers to undo it. */
export type Command =
  | { readonly command: 'deletePalette' | 'forgetTheme'; readonly palette: SavedPalette }
  | {
      readonly command: 'movePalette';
      readonly palette: SavedPalette;
      readonly from: MovePlace;
      readonly to: MovePlace;
    };

/** A failed change, as shown by the page's banner; 'Try again' repeats it. */
export type Problem = {
  readonly message: string;
  readonly change: OwnChange;
  /** Repeated instead of the bare change. */
  readonly by?: Command | undefined;
  /** The dialog with its typed input. */
  readonly edit?: OpenDialog | undefined;
};

export type ProjectsState = {
  readonly ownerId: string | null;
  readonly problem: Problem | null;
  /** The project in which a palette was last opened or saved. */
  readonly lastProjectId: string | null;
  /** Deleted here, so its absence needs no message. */
  readonly deletedId: string | null;
};

const NOTHING: ProjectsState = { ownerId: null, problem: null, lastProjectId: null, deletedId: null };

/** UI state of the projects page. `projectsApi` has the service's data. */
const projectsSlice = createSlice({
  name: 'projects',
  initialState: NOTHING,
  reducers: {
    changeStarted: (state, { payload }: PayloadAction<OwnChange>): ProjectsState => ({
      ...state,
      problem: null,
      ...(payload.kind === 'projectDeleted' && { deletedId: payload.projectId }),
    }),
    changeFailed: (state, { payload }: PayloadAction<Problem>): ProjectsState => ({
      ...state,
      problem: payload,
    }),
    problemDismissed: (state): ProjectsState => ({ ...state, problem: null }),
    projectTouched: (state, { payload }: PayloadAction<string>): ProjectsState => ({
      ...state,
      lastProjectId: payload,
    }),
  },
  extraReducers: (builder) =>
    // Another user must not see the previous one's state.
    builder.addCase(userRead, (state, { payload }): ProjectsState => {
      const ownerId = payload?.id ?? null;
      return ownerId === state.ownerId ? state : { ...NOTHING, ownerId };
    }),
  selectors: {
    /** Nobody once the session has ended, unlike `selectOwnerId` of the session. */
    selectProjectsOwnerId: (state) => state.ownerId,
    selectProblem: (state) => state.problem,
    selectLastProjectId: (state) => state.lastProjectId,
    selectDeletedId: (state) => state.deletedId,
  },
});

export const { changeStarted, changeFailed, problemDismissed, projectTouched } = projectsSlice.actions;
export const { selectProjectsOwnerId, selectProblem, selectLastProjectId, selectDeletedId } =
  projectsSlice.selectors;
export const projectsReducer = projectsSlice.reducer;

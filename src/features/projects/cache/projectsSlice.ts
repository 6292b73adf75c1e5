import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { OpenDialog } from '../../../state/dialogsSlice';
import { userRead } from '../../../state/session/sessionSlice';
import type { OwnChange } from './projectChange';

/** A change that failed, as the banner of the page says it; 'Try again' makes it once more. */
export type Problem = {
  readonly message: string;
  readonly change: OwnChange;
  /** The dialog with what was typed for it. */
  readonly edit?: OpenDialog | undefined;
};

export type ProjectsState = {
  readonly ownerId: string | null;
  readonly problem: Problem | null;
  /** Where the last palette was opened or saved. */
  readonly lastProjectId: string | null;
  /** Deleted here: nobody has to be told that it is gone. */
  readonly deletedId: string | null;
};

const NOTHING: ProjectsState = { ownerId: null, problem: null, lastProjectId: null, deletedId: null };

/** What the page of projects remembers. What the service knows of them is in `projectsApi`. */
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
    // Nobody sees what belongs to someone else.
    builder.addCase(userRead, (state, { payload }): ProjectsState => {
      const ownerId = payload?.id ?? null;
      return ownerId === state.ownerId ? state : { ...NOTHING, ownerId };
    }),
  selectors: {
    selectOwnerId: (state) => state.ownerId,
    selectProblem: (state) => state.problem,
    selectLastProjectId: (state) => state.lastProjectId,
    selectDeletedId: (state) => state.deletedId,
  },
});

export const { changeStarted, changeFailed, problemDismissed, projectTouched } = projectsSlice.actions;
export const { selectOwnerId, selectProblem, selectLastProjectId, selectDeletedId } = projectsSlice.selectors;
export const projectsReducer = projectsSlice.reducer;

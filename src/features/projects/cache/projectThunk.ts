import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import type { backendApi } from '../../../state/api/backendApi';
import type { Services } from '../../../state/services';
import type { selectOpenDialog } from '../../../state/dialogsSlice';
import type { selectPlan } from '../../../state/session/sessionSlice';
import type { ProjectsState } from './projectsSlice';

/** The part of the store that projects use. */
type ProjectsPart = Parameters<typeof selectPlan>[0] &
  Parameters<typeof selectOpenDialog>[0] & {
    readonly projects: ProjectsState;
    readonly backend: ReturnType<typeof backendApi.reducer>;
  };

export type ProjectThunk<Result> = ThunkAction<Result, ProjectsPart, Services, UnknownAction>;

import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import type { Services } from '../../state/services';
import type { selectPlan } from '../../state/sessionSlice';
import type { ProjectsState } from './projectsSlice';

/** The part of the store that projects read. */
type ProjectsPart = Parameters<typeof selectPlan>[0] & { readonly projects: ProjectsState };

export type ProjectThunk<Result> = ThunkAction<Result, ProjectsPart, Services, UnknownAction>;

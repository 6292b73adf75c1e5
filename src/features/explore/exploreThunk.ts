import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import type { Services } from '../../state/services';
import type { selectPlan } from '../../state/sessionSlice';
import type { ExploreState } from './exploreSlice';

/** The part of the store that exploring reads. */
type ExplorePart = Parameters<typeof selectPlan>[0] & { readonly explore: ExploreState };

export type ExploreThunk<Result> = ThunkAction<Result, ExplorePart, Services, UnknownAction>;

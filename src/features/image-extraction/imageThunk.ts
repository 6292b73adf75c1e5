import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import type { Services } from '../../state/services';
import type { selectPlan } from '../../state/session/sessionSlice';
import type { selectBatch } from './batch/pictureBatchSlice';
import type { selectHistory } from './imageExtractionSlice';

/** The part of the store that this feature uses. */
export type ImageState = Parameters<typeof selectPlan>[0] &
  Parameters<typeof selectHistory>[0] &
  Parameters<typeof selectBatch>[0];

export type ImageThunk<Result> = ThunkAction<Result, ImageState, Services, UnknownAction>;

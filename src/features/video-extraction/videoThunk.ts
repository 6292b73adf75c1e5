import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import type { Services } from '../../state/services';
import type { selectOpenDialog } from '../../state/dialogsSlice';
import type { selectPlan } from '../../state/session/sessionSlice';
import type { selectSensitivity } from './edits/editsSlice';
import type { selectShown } from './videoExtractionSlice';

/** The part of the store that this feature uses. */
type VideoState = Parameters<typeof selectPlan>[0] &
  Parameters<typeof selectOpenDialog>[0] &
  Parameters<typeof selectShown>[0] &
  Parameters<typeof selectSensitivity>[0];

export type VideoThunk<Result> = ThunkAction<Result, VideoState, Services, UnknownAction>;

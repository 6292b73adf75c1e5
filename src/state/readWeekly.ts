import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { BackendError } from '../backend/backend';
import { reportError } from './reportError';
import type { Services } from './services';
import { selectWeekly, weeklyAwaited, weeklyFailed, weeklyRead } from './weeklySlice';

type WeeklyThunk<Result> = ThunkAction<Result, Parameters<typeof selectWeekly>[0], Services, UnknownAction>;

/** Asks for the palette of this week, once; where it cannot be had, the log says why. */
export const readWeekly =
  (): WeeklyThunk<Promise<void>> =>
  async (dispatch, getState, { backend, now }) => {
    const { status } = selectWeekly(getState());
    if (status === 'reading' || status === 'read') return;
    dispatch(weeklyAwaited());
    try {
      dispatch(weeklyRead(await backend.weekly.current(now())));
    } catch (error) {
      // An installation without a service has nothing to tell.
      const isExpected = error instanceof BackendError && error.kind === 'not-configured';
      if (!isExpected) reportError('loading the palette of the week', error);
      dispatch(weeklyFailed());
    }
  };

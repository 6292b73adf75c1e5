import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import type { Services } from '../services';
import type { selectUser } from './sessionSlice';

export type SessionThunk<Result> = ThunkAction<
  Result,
  Parameters<typeof selectUser>[0],
  Services,
  UnknownAction
>;

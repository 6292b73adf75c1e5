import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { reportError } from '../../../state/reportError';
import type { Services } from '../../../state/services';
import { selectWeekly } from '../../../state/weeklySlice';

/** Tells the service that the palette of the week was opened; the built-in one is nobody's business. */
export const countWeeklyClick =
  (): ThunkAction<void, Parameters<typeof selectWeekly>[0], Services, UnknownAction> =>
  (_, getState, { backend }) => {
    const { current } = selectWeekly(getState());
    if (!current) return;
    backend.weekly
      .countClick(current.id)
      .catch((error: unknown) => reportError('counting a click on the weekly palette', error));
  };

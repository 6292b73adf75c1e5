import { isAnyOf } from '@reduxjs/toolkit';
import { ADJUSTMENT_MESSAGES } from '../../../domain/adjustmentMessages';
import type { StartListening } from '../../../state/listeners';
import { lockToggled, selectColors } from '../../../state/palette/historySlice';
import type { BuilderState } from '../palette/builderThunk';
import { colorToggled, previewClosed, selectIsPreviewing } from './adjustmentSlice';

/** What ends a preview without having been asked to says so. */
export const addAdjustmentListeners = (startListening: StartListening<BuilderState>): void => {
  startListening({
    // A preview of a palette that is no longer on show makes no sense, whoever changed it.
    predicate: (_, current, previous) =>
      selectIsPreviewing(current) && selectColors(current) !== selectColors(previous),
    effect: (_, { dispatch, extra: { toasts } }) => {
      dispatch(previewClosed());
      toasts.show(ADJUSTMENT_MESSAGES.adjustmentOutdated);
    },
  });
  startListening({
    predicate: (action, current, previous) =>
      isAnyOf(colorToggled, lockToggled)(action) &&
      selectIsPreviewing(previous) &&
      !selectIsPreviewing(current),
    effect: (_, { extra: { toasts } }) => toasts.show(ADJUSTMENT_MESSAGES.adjustmentEmpty),
  });
};

import { isAnyOf } from '@reduxjs/toolkit';
import { ADJUSTMENT_MESSAGES } from '../../../domain/adjustmentMessages';
import type { StartListening } from '../../../state/listeners';
import { lockToggled, selectColors } from '../../../state/palette/historySlice';
import type { BuilderState } from '../palette/builderThunk';
import { colorToggled, previewClosed, selectIsPreviewing } from './adjustmentSlice';

/** Shows a message when a preview is closed by something other than its own controls. */
export const addAdjustmentListeners = (startListening: StartListening<BuilderState>): void => {
  startListening({
    // A preview ends when its palette is replaced, whatever the cause.
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

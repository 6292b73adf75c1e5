import { isAnyOf } from '@reduxjs/toolkit';
import { ADJUSTMENT_MESSAGES } from '../../../domain/adjustmentMessages';
import { samePalette } from '../../../palette/samePalette';
import type { StartListening } from '../../../state/listeners';
import { lockToggled, selectColors } from '../../../state/palette/historySlice';
import type { BuilderState } from '../palette/builderThunk';
import { colorToggled, previewClosed, selectIsPreviewing } from './adjustmentSlice';

/** Shows a message when a preview is closed by something other than its own controls. */
export const addAdjustmentListeners = (startListening: StartListening<BuilderState>): void => {
  startListening({
    // A preview ends when its palette is replaced, whatever the cause; another name of a color replaces none.
    predicate: (_, current, previous) => {
      if (!selectIsPreviewing(current)) return false;
      const [colors, before] = [selectColors(current), selectColors(previous)];
      return colors !== before && !samePalette(colors, before);
    },
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

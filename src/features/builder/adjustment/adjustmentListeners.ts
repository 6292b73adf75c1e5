import type { StartListening } from '../../../state/listeners';
import { selectEntry } from '../palette/historySlice';
import { previewClosed, selectIsPreviewing } from './adjustmentSlice';

/** A preview of a palette that is no longer on show makes no sense, whoever changed it. */
export const addAdjustmentListeners = (startListening: StartListening): void => {
  startListening({
    predicate: (_, current, previous) =>
      selectIsPreviewing(current) && selectEntry(current)?.colors !== selectEntry(previous)?.colors,
    effect: (_, { dispatch }) => void dispatch(previewClosed()),
  });
};

import { BUILDER_MESSAGES } from '../../../domain/builderMessages';
import { pinToggled, selectHistory } from '../../../state/palette/historySlice';
import { selectHistoryLimit } from '../../../state/session/sessionSlice';
import type { BuilderThunk } from '../palette/builderThunk';

/** Beside those that are pinned there is room for the palette on show and a step back. */
const FREE_STEPS = 2;

/** Pins the palette of the history at a place, or lets it go; says so where as many are pinned as can be. */
export const togglePinAt =
  (place: number): BuilderThunk<void> =>
  (dispatch, getState, { toasts }) => {
    const { entries } = selectHistory(getState());
    const pinned = entries.filter(({ isPinned }) => isPinned).length;
    const isPinned = entries[place]?.isPinned === true;
    if (!isPinned && pinned >= selectHistoryLimit(getState()) - FREE_STEPS) {
      toasts.show(BUILDER_MESSAGES.pinsFull);
      return;
    }
    dispatch(pinToggled(place));
    toasts.show(isPinned ? BUILDER_MESSAGES.unpinned : BUILDER_MESSAGES.pinned);
  };

/** The one on show. */
export const togglePin = (): BuilderThunk<void> => (dispatch, getState) =>
  dispatch(togglePinAt(selectHistory(getState()).index));

import { BUILDER_MESSAGES } from '../../../domain/builderMessages';
import { pinToggled, selectHistory } from '../../../state/palette/historySlice';
import { selectHistoryLimit } from '../../../state/session/sessionSlice';
import type { BuilderThunk } from '../palette/builderThunk';

/** The history needs room for the current palette and one step back besides the pinned ones. */
const FREE_STEPS = 2;

/** Pins the palette at a place of the history, or unpins it; says so if no more can be pinned. */
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

/** The same for the current palette. */
export const togglePin = (): BuilderThunk<void> => (dispatch, getState) =>
  dispatch(togglePinAt(selectHistory(getState()).index));

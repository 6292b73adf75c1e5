import { MESSAGES } from '../../../domain/messages';
import { pinToggled, selectHistory } from '../../../state/palette/historySlice';
import { selectHistoryLimit } from '../../../state/sessionSlice';
import type { BuilderThunk } from '../palette/builderThunk';

/** Beside those that are pinned there is room for the palette on show and a step back. */
const FREE_STEPS = 2;

/** Pins the palette on show in the history, or lets it go; says so where as many are pinned as can be. */
export const togglePin =
  (): BuilderThunk<void> =>
  (dispatch, getState, { toasts }) => {
    const { entries, index } = selectHistory(getState());
    const pinned = entries.filter(({ isPinned }) => isPinned).length;
    const isPinned = entries[index]?.isPinned === true;
    if (!isPinned && pinned >= selectHistoryLimit(getState()) - FREE_STEPS) {
      toasts.show(MESSAGES.pinsFull);
      return;
    }
    dispatch(pinToggled(index));
    toasts.show(isPinned ? MESSAGES.unpinned : MESSAGES.pinned);
  };

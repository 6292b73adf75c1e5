import { UNDO_TOAST_MS } from '../../../domain/messageTimes';
import { PATHS } from '../../../domain/paths';
import type { VideoThunk } from '../videoThunk';

/** Shows a message about the edit just made, with Undo. */
export const showWithUndo =
  (message: string, undo: VideoThunk<void>): VideoThunk<void> =>
  (dispatch, _, { toasts }) => {
    const action = { label: 'Undo', onSelect: () => dispatch(undo) };
    toasts.show(message, { ms: UNDO_TOAST_MS, action, page: PATHS.video });
  };

/**
 * Withdraws the messages with Undo, except one: Undo would undo another edit than the one they are about. They are the
 * only messages of this page that offer an action.
 */
export const withdrawUndo =
  (kept?: string): VideoThunk<void> =>
  (_dispatch, _getState, { toasts }) => {
    for (const { id, message, action, page } of toasts.list())
      if (action && page === PATHS.video && message !== kept) toasts.dismiss(id);
  };

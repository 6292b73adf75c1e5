import type { VideoThunk } from '../videoThunk';
import { editMade, selectFuture, selectPast, type Edit } from './editsSlice';
import { withdrawUndo } from './undoMessage';

type Recording = {
  /** One more step of a movement, undone together with the step before, unless that was undone meanwhile. */
  readonly isContinued: boolean;
  /** The message whose Undo still leads back. */
  readonly keptMessage?: string;
};

/** Records the state that an edit is about to replace. */
export const recordEdit =
  (before: Edit, { isContinued, keptMessage }: Recording): VideoThunk<void> =>
  (dispatch, getState) => {
    const isUndone = selectPast(getState()).length === 0 || selectFuture(getState()).length > 0;
    if (isContinued && !isUndone) return;
    dispatch(withdrawUndo(keptMessage));
    dispatch(editMade(before));
  };

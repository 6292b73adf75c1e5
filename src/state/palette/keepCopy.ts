import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import type { Services } from '../services';
import { copyGone, copyRead, type SavedCopy } from './savedCopiesSlice';
import { forgetCopy, storeCopy } from './stored/storedCopies';

/** Whichever part of the store its caller uses. */
type CopyThunk = ThunkAction<void, unknown, Services, UnknownAction>;

/** The copy of a saved palette is this one, as far as this device knows, also on the next visit. */
export const keepCopy =
  (copy: SavedCopy): CopyThunk =>
  (dispatch, _, { storage }) => {
    dispatch(copyRead(copy));
    storeCopy(storage, copy);
  };

/** The user has no palette with this id any more. */
export const dropCopy =
  (id: string): CopyThunk =>
  (dispatch, _, { storage }) => {
    dispatch(copyGone(id));
    forgetCopy(storage, id);
  };

import { BUILDER_MESSAGES } from '../../../domain/builderMessages';
import { replacePalette } from '../../../state/palette/commitPalette';
import { selectEntry } from '../../../state/palette/historySlice';
import type { BuilderThunk } from '../palette/builderThunk';
import { drawPalette } from './drawPalette';
import { selectMethod } from './methodSlice';

/** Replaces all unlocked colors by the chosen method. Returns false if all are locked. */
export const generatePalette =
  (): BuilderThunk<boolean> =>
  (dispatch, getState, { random, toasts }) => {
    const current = selectEntry(getState());
    if (!current || current.locked.every(Boolean)) {
      toasts.show(BUILDER_MESSAGES.allColorsLocked);
      return false;
    }
    const { colors, locked } = current;
    dispatch(replacePalette(drawPalette(selectMethod(getState()), colors, locked, random)));
    return true;
  };

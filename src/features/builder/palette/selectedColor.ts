import { formatHex } from '../../../color/format';
import { MESSAGES } from '../../../domain/messages';
import { copyWithToast } from '../../../state/copyWithToast';
import type { BuilderThunk } from './builderThunk';
import { builderAddress } from '../../../palette/paletteLink';
import { deleteSwatch, duplicateSwatch } from '../../../state/palette/editPalette';
import { lockToggled, selectColors, selectEntry } from '../../../state/palette/historySlice';
import { selectSelectedIndex } from '../../../state/palette/selectionSlice';

/** Locks the selected color, or unlocks it. */
export const toggleSelectedLock = (): BuilderThunk<void> => (dispatch, getState) => {
  dispatch(lockToggled(selectSelectedIndex(getState())));
};

/** Duplicates the selected color; shows a message if the palette is full. */
export const duplicateSelectedColor =
  (): BuilderThunk<void> =>
  (dispatch, getState, { toasts }) => {
    if (!dispatch(duplicateSwatch(selectSelectedIndex(getState())))) toasts.show(MESSAGES.paletteTooLarge);
  };

/** Removes the selected color; shows a message if the palette has the least size. */
export const removeSelectedColor =
  (): BuilderThunk<void> =>
  (dispatch, getState, { toasts }) => {
    if (!dispatch(deleteSwatch(selectSelectedIndex(getState())))) toasts.show(MESSAGES.paletteTooSmall);
  };

/** Copies the hex of the selected color, with a message. */
export const copySelectedColor = (): BuilderThunk<void> => (_, getState, services) => {
  const color = selectColors(getState())[selectSelectedIndex(getState())];
  if (color) void copyWithToast(services, formatHex(color));
};

/** Copies the link to the current palette, with a message. */
export const copyLink = (): BuilderThunk<void> => (_, getState, services) => {
  const entry = selectEntry(getState());
  if (entry) void copyWithToast(services, `${window.location.origin}${builderAddress(entry)}`);
};

import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Services } from '../services';
import { selectHasSingleKeys, singleKeysSwitched, type ShortcutState } from './shortcutSlice';

type ShortcutThunk = ThunkAction<void, { readonly shortcuts: ShortcutState }, Services, UnknownAction>;

export const SHORTCUTS_KEY = 'hueloom-single-key-shortcuts';

/** Switches single-key shortcuts on or off, permanently on this device. */
export const switchSingleKeys =
  (isOn: boolean): ShortcutThunk =>
  (dispatch, _, { storage }) => {
    dispatch(singleKeysSwitched(isOn));
    storage.write(SHORTCUTS_KEY, isOn);
  };

/** Reads the setting of this device; called once, when the store is made. */
export const restoreShortcutSetting =
  (): ShortcutThunk =>
  (dispatch, getState, { storage }) => {
    const isOn = storage.read(SHORTCUTS_KEY) !== false;
    if (isOn !== selectHasSingleKeys(getState())) dispatch(singleKeysSwitched(isOn));
  };

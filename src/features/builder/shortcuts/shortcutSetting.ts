import type { BuilderThunk } from '../palette/builderThunk';
import { selectHasSingleKeys, singleKeysSwitched } from './shortcutSlice';

const KEY = 'hueloom-single-key-shortcuts';

/** Switches the shortcuts of one key alone, on this device and for good. */
export const switchSingleKeys =
  (isOn: boolean): BuilderThunk<void> =>
  (dispatch, _, { storage }) => {
    dispatch(singleKeysSwitched(isOn));
    storage.write(KEY, isOn);
  };

export const restoreShortcutSetting =
  (): BuilderThunk<void> =>
  (dispatch, getState, { storage }) => {
    const isOn = storage.read(KEY) !== false;
    if (isOn !== selectHasSingleKeys(getState())) dispatch(singleKeysSwitched(isOn));
  };

import type { LocalStore } from '../../../state/storage/localStore';
import { settingsChanged } from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';
import { INTERVALS, SPEEDS, type ChosenSettings, type Interval, type Speed } from './captureSettings';
import { isRecord } from '../../../domain/jsonRecord';

const SETTINGS_KEY = 'videoSettings';

const isInterval = (value: unknown): value is Interval =>
  typeof value === 'string' && Object.hasOwn(INTERVALS, value);

const isSpeed = (value: unknown): value is Speed => typeof value === 'string' && Object.hasOwn(SPEEDS, value);

/** The last settings on this device. The stored value is untrusted: invalid settings are dropped. */
export const readSettings = (storage: LocalStore): ChosenSettings => {
  const stored = storage.read(SETTINGS_KEY);
  const { interval, speed } = isRecord(stored) ? stored : {};
  return { ...(isInterval(interval) && { interval }), ...(isSpeed(speed) && { speed }) };
};

/** Applies to this video and later ones, also on later visits. */
export const chooseSettings =
  (changed: ChosenSettings): VideoThunk<void> =>
  (dispatch, _, { storage }) => {
    dispatch(settingsChanged(changed));
    storage.write(SETTINGS_KEY, { ...readSettings(storage), ...changed });
  };

export const restoreSettings =
  (): VideoThunk<void> =>
  (dispatch, _, { storage }) =>
    void dispatch(settingsChanged(readSettings(storage)));

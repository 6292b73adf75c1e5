import type { LocalStore } from '../../state/storage/localStore';
import { SAMPLE_SIDES, type SampleSide } from './picture/sampleColor';

const SIDE_KEY = 'imageSampleSide';

export const storeSampleSide = (storage: LocalStore, side: SampleSide): void => {
  storage.write(SIDE_KEY, side);
};

/** Null if none was chosen yet, or the stored value is invalid. */
export const readSampleSide = (storage: LocalStore): SampleSide | null => {
  const stored = storage.read(SIDE_KEY);
  return SAMPLE_SIDES.find((side) => side === stored) ?? null;
};

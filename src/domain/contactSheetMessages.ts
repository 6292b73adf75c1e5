import { groupDigits } from './groupDigits';

/** How many frames or shots of a video a contact sheet shows: all, or as many as have room. */
export const contactSheetCount = (shown: number, all: number, unit: 'frame' | 'shot'): string => {
  const counted = `${groupDigits(all)} ${all === 1 ? unit : `${unit}s`}`;
  return shown < all ? `${groupDigits(shown)} of ${counted}, evenly spread` : counted;
};

/** Stills that are missing from a contact sheet. */
export const missingStillsMessage = (count: number): string =>
  `${groupDigits(count)} ${count === 1 ? 'still' : 'stills'} could not be read`;

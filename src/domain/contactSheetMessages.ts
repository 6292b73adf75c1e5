import { groupDigits } from './groupDigits';

/** How many frames of a video a contact sheet shows: all, or as many as have room. */
export const contactSheetCount = (shown: number, all: number): string =>
  shown < all
    ? `${groupDigits(shown)} of ${groupDigits(all)} frames, evenly spread`
    : `${groupDigits(all)} ${all === 1 ? 'frame' : 'frames'}`;

/** Stills that are missing from a contact sheet. */
export const missingStillsMessage = (count: number): string =>
  `${groupDigits(count)} ${count === 1 ? 'still' : 'stills'} could not be read`;

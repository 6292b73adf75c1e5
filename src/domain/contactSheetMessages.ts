/** How many frames of a film a contact sheet shows: all, or as many as have room. */
export const contactSheetCount = (shown: number, all: number): string =>
  shown < all
    ? `${shown.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} frames, evenly spread`
    : `${all.toLocaleString('en-US')} ${all === 1 ? 'frame' : 'frames'}`;

/** Stills that a contact sheet has to do without. */
export const missingStillsMessage = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'still' : 'stills'} could not be read`;

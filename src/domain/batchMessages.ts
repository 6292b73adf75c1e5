import { groupDigits } from './groupDigits';

/** Pictures that are read in sequence. */
export const BATCH = { maxPictures: 50 } as const;

export const BATCH_MESSAGES = {
  canceled: 'Not read: canceled.',
  limitReached: 'Not read: the daily limit was reached.',
  closed: 'Pictures closed',
  unreadable: 'This file could not be read.',
  folderEmpty: 'There are no pictures in this folder.',
  folderUnreadable: 'This folder could not be read.',
  togetherFailed: 'Failed to make one palette for all.',
  togetherMissing: 'There is no palette for all of them yet.',
  togetherNeedsTwo: 'It takes two pictures that could be read.',
  togetherLater: 'Made once all pictures are read',
} as const;

/** When more were chosen than allowed; there may be more than were counted. */
export const tooManyPicturesMessage = (chosen: number, mayBeMore = false): string =>
  `Only the first ${BATCH.maxPictures} of ${mayBeMore ? 'at least ' : ''}${groupDigits(chosen)} pictures were taken.`;

/** 'Reading 3 of 12'. */
export const batchProgressMessage = (number: number, all: number): string => `Reading ${number} of ${all}`;

/** '11 of 12 pictures read'. */
export const batchDoneMessage = (read: number, all: number): string =>
  `${read} of ${all} ${all === 1 ? 'picture' : 'pictures'} read`;

/** What a shared palette is made from. */
export const togetherMessage = (pictures: number): string =>
  `Of ${pictures} pictures, each with the same weight`;

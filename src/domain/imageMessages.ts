/** Every sentence about reading pictures. */
export const IMAGE_MESSAGES = {
  imageProcessFailed: 'Failed to process image. Please try another one.',
  sampleImageFailed: 'Failed to load sample image. Please try another one.',
  randomImageFailed: 'Failed to load random sample image. Please try again.',
  imageLimitReached:
    "You've reached your daily limit for image extractions. Sign up for unlimited extractions.",
  accountImageLimitReached:
    "You've reached your daily limit for image extractions. Upgrade to PRO for unlimited.",
  firstPalette:
    'This is the first palette of this picture. “Previous palette” goes on to those of earlier pictures.',
  colorInPalette: 'This color is in the palette already.',
  colorOfAnotherPicture: 'This color was of another picture.',
  colorOutsidePicture: 'There is no color here: this part of the picture is transparent.',
  pictureTooLargeToSave: 'This picture is too large for this browser to save.',
  savingStopped: 'The view was not saved: its picture was left.',
  partEmpty: 'This part of the picture is transparent.',
  noOtherPalette: 'No other good palette was found in this picture.',
  allColorsKept: 'You keep every color of this palette. Unlock one for another palette.',
  stockPhotosMissing: 'These pictures are not available right now.',
} as const;

/** Why a picture could not be read, by the reader's error code: the second line of the message. */
export const IMAGE_FAILURE_REASONS = {
  empty: 'The file is empty.',
  corrupt: 'The file is damaged, or not a picture.',
  unsupported: 'This kind of file is not supported.',
  'too-large': 'Pictures may have at most 128 megapixels, 65,535 pixels a side and 50 MB.',
  'no-pixels': 'Every pixel is transparent.',
  timeout: 'It took too long.',
  'worker-crashed': 'The reader stopped; it has been restarted.',
} as const;

/** Why a palette has fewer colors than requested. Of an animated picture only the first frame was read. */
export const onlyColorsMessage = (
  count: number,
  what: 'picture' | 'part' | 'first frame' = 'picture',
): string =>
  `${what === 'first frame' ? 'The' : 'This'} ${what} has only ${count} ${count === 1 ? 'color' : 'colors'}.`;

/** The same where some are locked: colors close to them are left out. */
export const fewBesideKeptMessage = (count: number): string =>
  `Only ${count} ${count === 1 ? 'color' : 'colors'}: no others differ enough from those you keep.`;

/** Why a palette has more colors than requested. */
export const keptColorsMessage = (count: number): string =>
  `The ${count} colors you picked stay. Take one out, or unlock it, for fewer.`;

export const colorRemovedMessage = (hex: string): string => `${hex} removed`;

export const imagesRemainingMessage = (remaining: number, limit: number): string =>
  `${remaining} of ${limit} free extractions remaining today`;

/** Every sentence a user reads as an error, a limit or a success. Screens look them up; nothing retypes them. */
export const MESSAGES = {
  copied: 'Copied!',
  imageProcessFailed: 'Failed to process image. Please try another one.',
  sampleImageFailed: 'Failed to load sample image. Please try another one.',
  randomImageFailed: 'Failed to load random sample image. Please try again.',
  canvasFailed: 'Could not get canvas context.',
  imageLimitReached:
    "You've reached your daily limit for image extractions. Sign up for unlimited extractions.",
  colorPasted: 'Color pasted!',
  hexRefused: 'Use 3 or 6 hex digits.',
  paletteLinkInvalid: 'This link does not hold 2 to 9 colors. Here is another palette to start from.',
  paletteTooSmall: 'A palette needs at least 2 colors.',
  paletteTooLarge: 'A palette holds up to 9 colors.',
  stockPhotosMissing: 'Stock photos are not available right now.',
  noOtherPalette: 'No other good palette was found in this picture.',
  signInUnavailable: 'Accounts are not set up on this installation yet.',
  panelFailed: 'This part could not be shown.',
  pageFailed: 'Something went wrong.',
  pageOutdated: 'A newer version is available. Reload to go on.',
  storageFull: 'There is no room left to save on this device. Your work goes on, but will not be kept.',
} as const;

/** Why a picture could not be read, by the reader's code: the second line under the sentence that says so. */
export const IMAGE_FAILURE_REASONS = {
  empty: 'The file is empty.',
  corrupt: 'The file is damaged, or not a picture.',
  unsupported: 'This kind of file is not supported.',
  'too-large': 'Pictures may have at most 128 megapixels and 50 MB.',
  'no-pixels': 'Every pixel is transparent.',
  timeout: 'It took too long.',
  'worker-crashed': 'The reader stopped; it has been restarted.',
} as const;

/** Why a palette is shorter than the one asked for. */
export const onlyColorsMessage = (count: number): string =>
  `This picture has only ${count} ${count === 1 ? 'color' : 'colors'}.`;

export const imagesRemainingMessage = (remaining: number, limit: number): string =>
  `${remaining} of ${limit} free extractions remaining today`;

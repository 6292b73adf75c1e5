/** Every sentence a user reads as an error, a limit or a success. Screens look them up; nothing retypes them. */
export const MESSAGES = {
  copied: 'Copied!',
  imageProcessFailed: 'Failed to process image. Please try another one.',
  sampleImageFailed: 'Failed to load sample image. Please try another one.',
  randomImageFailed: 'Failed to load random sample image. Please try again.',
  canvasFailed: 'Could not get canvas context.',
  imageLimitReached:
    "You've reached your daily limit for image extractions. Sign up for unlimited extractions.",
  signInUnavailable: 'Accounts are not set up on this installation yet.',
} as const;

/** Every sentence a user reads as an error, a limit or a success. Screens look them up; nothing retypes them. */
export const MESSAGES = {
  copied: 'Copied!',
  imageProcessFailed: 'Failed to process image. Please try another one.',
  sampleImageFailed: 'Failed to load sample image. Please try another one.',
  randomImageFailed: 'Failed to load random sample image. Please try again.',
  canvasFailed: 'Could not get canvas context.',
  sampleVideoFailed: 'Failed to load sample video. Please try another one.',
  randomVideoFailed: 'Failed to load random sample video. Please try again.',
  playFailed: 'Failed to play video. Please try again.',
  resumeFailed: 'Failed to resume video playback. Please try again.',
  frameFailed: 'Failed to process video frame.',
  regenerateFailed: 'Failed to regenerate palettes.',
  noOtherPalettes: 'No other good palettes were found in this frame.',
  extractionCompleted: 'Extraction completed!',
  signInForVideos: 'Sign in to extract palettes from videos',
  videoLimitReached: "You've reached your monthly limit of 5 extractions. Upgrade to PRO for unlimited.",
  needsProForVideo: 'This feature requires a PRO subscription.',
  stockVideosMissing: 'These films are not available right now.',
  imageLimitReached:
    "You've reached your daily limit for image extractions. Sign up for unlimited extractions.",
  accountImageLimitReached:
    "You've reached your daily limit for image extractions. Upgrade to PRO for unlimited.",
  colorPasted: 'Color pasted!',
  hexRefused: 'Use 3 or 6 hex digits, or a CSS color.',
  paletteLinkInvalid: 'This link does not hold 2 to 9 colors. Here is another palette to start from.',
  themeLinkInvalid: 'This link holds no theme that can be read.',
  themeFilesUnreadable: 'These files are damaged, too many or too large for a theme.',
  themeFilesEmpty: 'No role has a color here: there are no CSS variables and no tokens with names of roles.',
  paletteTooSmall: 'A palette needs at least 2 colors.',
  paletteTooLarge: 'A palette holds up to 9 colors.',
  colorIsFirst: 'This is the first color.',
  colorIsLast: 'This is the last color.',
  allColorsLocked: 'Every color is locked. Unlock one to change the palette.',
  historyLimitReached:
    "You've reached the history limit. Sign up to save more palettes and extend your history.",
  adjustmentsUsedUp: "You've used all your free random palette adjustments. Sign up to continue generating.",
  adjustmentOutdated: 'The palette changed: the random adjustment was discarded.',
  adjustmentEmpty: 'No color takes part any more: the random adjustment was discarded.',
  signInToSave: 'Sign in to save your palettes and access them anytime!',
  historyStartReached: 'This is the oldest palette kept. Sign up to keep a history of 50.',
  pinned: 'Pinned in the history',
  unpinned: 'Not pinned any more',
  pinsFull: 'No more palettes can be pinned. Unpin one first.',
  palettesFailed: 'Failed to load palettes',
  cannotBeUndone: 'This cannot be undone.',
  checkoutFailed: 'Failed to create checkout session',
  checkoutUrlMissing: 'No checkout URL returned',
  alreadyPro: 'You already have PRO.',
  paymentOverdue: 'Your last payment failed. Change your card in Settings, and PRO goes on.',
  checkoutCanceled: 'Checkout cancelled. You have not been charged.',
  userNotAuthenticated: 'User not authenticated',
  subscriptionUnread: 'Your subscription could not be read.',
  subscriptionCancelled: 'Subscription cancelled successfully',
  cancelFailed: 'Failed to cancel subscription. Please try again.',
  subscriptionResumed: 'Subscription resumed successfully',
  resumeSubscriptionFailed: 'Failed to resume subscription. Please try again.',
  changeCardFailed: 'Failed to open the page for your card. Please try again.',
  deleteAccountFailed: 'Failed to delete account. Please try again.',
  accountDeleted: 'Your account has been deleted.',
  proIsLate: 'Your payment is being confirmed. PRO opens as soon as it is.',
  stockPhotosMissing: 'These pictures are not available right now.',
  colorInPalette: 'This color is in the palette already.',
  colorOutsidePicture: 'There is no color here: this part of the picture is transparent.',
  pictureTooLargeToSave: 'This picture is too large for this browser to save.',
  partEmpty: 'This part of the picture is transparent.',
  noOtherPalette: 'No other good palette was found in this picture.',
  signInOffline: 'You are offline. Signing in needs a connection.',
  signInUnavailable: 'Accounts are not set up on this installation yet.',
  panelFailed: 'This part could not be shown.',
  pageFailed: 'Something went wrong.',
  pageMissing: 'There is no page at this address.',
  pageOutdated: 'A newer version is available. Reload to go on.',
  adminToolOnly: 'This feature is only available for admin users.',
  pictureFailed: 'The picture could not be made. Please try again.',
  updateReady: 'A new version is ready.',
  storageFull: 'There is no room left to save on this device. Your work goes on, but will not be kept.',
  explorePalettesFailed: 'Failed to load palettes',
  explorePalettesMoreFailed: 'Failed to load more palettes',
  exploreCapReached: "You've viewed all free palettes. Sign up to explore more.",
  noPalettesFound: 'No palettes found',
  nearNeedsColor: 'After “near” comes a color: teal, #0D9488, oklch(…).',
  paletteNotPublic: 'This palette is not public any more.',
  exportFailed: 'The file could not be made. Please try again.',
  importEmpty: 'No colors were found.',
  importTooFew: 'Only one color was found. A palette needs at least 2.',
  importTooLarge: 'Text and files may have at most 5 MB.',
  importTooMany: 'Only the first 10,000 colors were read.',
  importFailed: 'This text could not be read. It stays here as it is: paste less of it, or only the colors.',
  importStopped: 'Reading was stopped. What you brought in is still here.',
  importLost: 'Reading broke off. What you brought in is still here: try again, or with less of it.',
  importTypedStream:
    'This color list is of an older kind that Hueloom does not read. Save it again in the color picker of a newer macOS.',
  importUnreadable: 'This file is damaged, or of a kind that is not supported.',
  importLinkEmpty: 'This link holds no colors. Copy the colors themselves and paste them here.',
  importFull: 'Nine are chosen: take one out first',
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

/** Why a video could not be read, by the reader's code. */
export const VIDEO_FAILURE_REASONS = {
  empty: 'The file is empty.',
  corrupt: 'The file is damaged, or not a video.',
  unsupported: 'This kind of video is not supported by this browser.',
  'no-video-track': 'There is sound, but no picture in it.',
  'no-frames': 'No frame could be read.',
  timeout: 'It took too long.',
  'worker-crashed': 'The reader stopped; it has been restarted.',
} as const;

/** Why a palette is shorter than the one asked for. Of an animated picture only the first frame was read. */
export const onlyColorsMessage = (
  count: number,
  what: 'picture' | 'part' | 'first frame' = 'picture',
): string =>
  `${what === 'first frame' ? 'The' : 'This'} ${what} has only ${count} ${count === 1 ? 'color' : 'colors'}.`;

/** Why a palette is longer than the one asked for. */
export const keptColorsMessage = (count: number): string =>
  `The ${count} colors you picked stay. Take one out, or unlock it, for fewer.`;

export const colorRemovedMessage = (hex: string): string => `${hex} removed`;

export const imagesRemainingMessage = (remaining: number, limit: number): string =>
  `${remaining} of ${limit} free extractions remaining today`;

/** A file of somebody who has left the page to sign in. */
export const fileToChooseAgainMessage = (name: string): string =>
  `${name} stayed on your device while you signed in. Please choose it once more.`;

export const videosRemainingMessage = (remaining: number, limit: number): string =>
  `${remaining} of ${limit} free extractions remaining this month`;

export const downloadedMessage = (fileName: string): string => `Downloaded ${fileName}`;

/** '1 palette', '3 palettes'. */
export const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** Palettes that someone made before they signed in. */
export const draftsMessage = (count: number): string =>
  `${counted(count, 'palette')} from before you signed in ${count === 1 ? 'is' : 'are'} still here.`;

/** Why somebody whose account is shut out is not signed in. */
export const signInSuspendedMessage = (contactEmail: string): string =>
  `This account is suspended and cannot sign in. What it saved is kept. Write to ${contactEmail} to ask why.`;

/** Why nothing that somebody changes is taken any more. */
export const suspendedMessage = (contactEmail: string): string =>
  `Your account is suspended: you can read, but not save or change anything. Nothing you saved is lost. Write to ${contactEmail} to ask why.`;

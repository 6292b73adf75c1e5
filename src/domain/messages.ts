/**
 * Sentences used by several pages; those of one area have a module beside this one. Components look them up and never
 * repeat the text.
 */
export const MESSAGES = {
  copied: 'Copied!',
  canvasFailed: 'Could not get canvas context.',
  paletteTooSmall: 'A palette needs at least 2 colors.',
  paletteTooLarge: 'A palette holds up to 9 colors.',
  signInToSave: 'Sign in to save your palettes and access them anytime!',
  palettesFailed: 'Failed to load palettes',
  cannotBeUndone: 'This cannot be undone.',
  panelFailed: 'This part could not be shown.',
  pageFailed: 'Something went wrong.',
  pageMissing: 'There is no page at this address.',
  partOffline: 'This part needs a network, and there is none. Try again once there is.',
  pageOutdated: 'A newer version is available. Reload to go on.',
  pictureFailed: 'The picture could not be made. Please try again.',
  updateReady: 'A new version is ready.',
  accountGone: 'You have been signed out: this account is not there any more.',
  storageFull: 'There is no room left to save on this device. Your work goes on, but will not be kept.',
  exportFailed: 'The file could not be made. Please try again.',
} as const;

/** Why code cannot be loaded. */
export const missingPartMessage = (isOnline: boolean): string =>
  isOnline ? MESSAGES.pageOutdated : MESSAGES.partOffline;

/** The file of a user who left the page to sign in. */
export const fileToChooseAgainMessage = (name: string): string =>
  `${name} stayed on your device while you signed in. Please choose it once more.`;

/** The same before the user leaves. */
export const fileNotKeptMessage = (name: string): string =>
  `${name} cannot be kept here while you sign in: please choose it again afterwards.`;

export const downloadedMessage = (fileName: string): string => `Downloaded ${fileName}`;

/** '1 palette', '3 palettes'. */
export const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** Palettes made before signing in. */
export const draftsMessage = (count: number): string =>
  `${counted(count, 'palette')} from before you signed in ${count === 1 ? 'is' : 'are'} still here.`;

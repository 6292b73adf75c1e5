/** Every sentence about reading videos, their frames and shots. */
export const VIDEO_MESSAGES = {
  noBarcode: 'The colors of the frames of this film were not kept.',
  edlNeedsRate:
    'An EDL counts up to 100 frames a second, and this film has more or does not tell. CSV has its times.',
  nothingBeforeOut: 'Nothing is before the first frame: move the player on, and set the out point there.',
  partWithoutFrames: 'There is no frame between the in and out points.',
  frameRemoved: 'Frame removed',
  lastFrameStays: 'The last frame cannot be removed.',
  nothingToSplit: 'A shot is split at a frame after its first: move the player into it.',
  editsReplaced: 'The film was cut again, without your edits.',
  recutFailed: 'The film could not be cut again.',
  picturesFailed: 'Some shots have no picture of their own: the film could not be read there.',
  picturesBorrowed:
    'This film is no longer on the device, so shots without a picture of their own show the nearest one.',
  videoCapped: 'This video is longer than what is kept: 7,200 frames.',
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
} as const;

/** Rereading a film was canceled: the previous results are restored. */
export const extractionCanceledMessage = (name: string): string =>
  `Extraction canceled: ${name} is as it was before.`;

/** A film that was chosen before the page was left or reloaded. */
export const unreadVideoMessage = (name: string): string => `No frame of ${name} has been read yet.`;

/** Shows again what was read before: '3 frames of harbor.mp4'. */
export const backToVideoMessage = (frames: string, name: string): string => `Back to ${frames} of ${name}`;

/** Where reading a video stopped early, and why part of it has no frames. Times are time codes. */
export const cutOffMessage = (until: string): string =>
  `The file is cut off or damaged behind ${until}. The frames up to there are kept.`;

export const gapMessage = (from: string, to: string): string =>
  `Damaged from ${from} to ${to}: what is there could not be read.`;

export const missingEndMessage = (from: string): string =>
  `Nothing can be read from ${from} on: the file is cut off or damaged.`;

export const latePictureMessage = (from: string): string =>
  `The picture begins at ${from}: before it nothing is shown.`;

export const hdrMessage = (curve: 'HLG' | 'PQ'): string =>
  `HDR (${curve}): this browser toned the colors down to sRGB, so highlights are compressed and colors beyond sRGB are clipped.`;

export const PLAYED_VIDEO =
  "Only this browser's player can read this film, so its shots cannot be cut again by a slider. Merge, split and remove them by hand.";

export const VIDEO_FOUND_AGAIN = 'This is the film from before. You can continue where it stopped.';

/** Explains to users without PRO the choices of how a video is read. */
export const PRO_CHOICES = 'Choices with the mark PRO are part of PRO.';

/** A point was cleared because the other one was set beyond it. The time is a time code. */
export const pointClearedMessage = (cleared: 'in' | 'out', at: string): string =>
  cleared === 'out'
    ? `The out point at ${at} was not after the new in point, so it was cleared.`
    : `The in point at ${at} was not before the new out point, so it was cleared.`;

/** How many frames lie between in and out point: '12 of 40 in range'. */
export const inRangeMessage = (count: string, total: string): string => `${count} of ${total} in range`;

/** Shown over the picture of a shot if it is not the first frame. The time is a time code. */
export const pictureAtMessage = (at: string): string => `Picture: ${at}, the most typical frame`;

/** Appended to a card's name: it is not part of files and of the film's palette. */
export const OUTSIDE_RANGE = 'outside the in and out points';

/** Shots that the user merged: the card has one picture, and the palettes of each. */
export const SHOTS_MERGED =
  'Shots merged. The picture is that of the longer one; palettes and timeline keep the colors of both.';

/** How many shots were merged. */
export const mergedShotsMessage = (count: number): string => `${count} shots`;

/** Which of the merged shots, on its card. */
export const partMessage = (number: number): string => `Part ${number}`;

/** The transition between two shots: 'dissolve, 1 s 8 f'. */
export const transitionMessage = (kind: string, length: string): string => `${kind}, ${length}`;

/** Appended to the name of a shot that begins with one: 'after a dissolve, 1 s 8 f'. */
export const afterTransitionMessage = (transition: string): string => `after a ${transition}`;

/** Beside the slider for fewer or more shots, when the rest of its range changes nothing. */
export const SHOTS_REACH = {
  most: 'No higher setting finds more shots in this film.',
  fewest: 'No lower setting finds fewer shots in this film.',
  all: 'Every setting finds this many shots in this film.',
} as const;

/** Why a video could not be read, by the reader's error code. */
export const VIDEO_FAILURE_REASONS = {
  empty: 'The file is empty.',
  corrupt: 'The file is damaged, or not a video.',
  unsupported: 'This kind of video is not supported by this browser.',
  'no-video-track': 'There is sound, but no picture in it.',
  'no-frames': 'No frame could be read.',
  timeout: 'It took too long.',
  'worker-crashed': 'The reader stopped; it has been restarted.',
} as const;

export const videosRemainingMessage = (remaining: number, limit: number): string =>
  `${remaining} of ${limit} free extractions remaining this month`;

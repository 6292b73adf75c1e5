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
  extractionCanceled: 'Extraction canceled',
  extractionCompleted: 'Extraction completed!',
  signInForVideos: 'Sign in to extract palettes from videos',
  videoLimitReached: "You've reached your monthly limit of 5 extractions. Upgrade to PRO for unlimited.",
  needsProForVideo: 'This feature requires a PRO subscription.',
  stockVideosMissing: 'These films are not available right now.',
} as const;

/** A film was read anew, and that was canceled: what was there before is back. */
export const extractionCanceledMessage = (name: string): string =>
  `Extraction canceled: ${name} is as it was before.`;

/** What a video could not be read of, and why there is nothing to see in a part of it. Times are time codes. */
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

/** Before somebody without PRO chooses how a video is gone through. */
export const PRO_CHOICES = 'Choices with the mark PRO are part of PRO.';

/** A point that is no longer set, since the other was set beyond it. The time is a time code. */
export const pointClearedMessage = (cleared: 'in' | 'out', at: string): string =>
  cleared === 'out'
    ? `The out point at ${at} was not after the new in point, so it was cleared.`
    : `The in point at ${at} was not before the new out point, so it was cleared.`;

/** How many frames are between in and out point: '12 of 40 in range'. */
export const inRangeMessage = (count: string, total: string): string => `${count} of ${total} in range`;

/** Over the picture of a shot, which is not its first frame. The time is a time code. */
export const pictureAtMessage = (at: string): string => `Picture: ${at}, the most typical frame`;

/** After what a card is called: it is not part of files and of the palette of the film. */
export const OUTSIDE_RANGE = 'outside the in and out points';

/** Shots that a person made one: its card has one picture, and palettes of each. */
export const SHOTS_MERGED =
  'Shots merged. The picture is that of the longer one; palettes and timeline keep the colors of both.';

/** Of how many shots one was made. */
export const mergedShotsMessage = (count: number): string => `${count} shots`;

/** Which of the shots that one was made of, on its card. */
export const partMessage = (number: number): string => `Part ${number}`;

/** The same under its still on a contact sheet. */
export const partOfMessage = (number: number, count: number): string => `${number} of ${count}`;

/** What is between two shots: 'dissolve, 1 s 8 f'. */
export const transitionMessage = (kind: string, length: string): string => `${kind}, ${length}`;

/** After how a shot is called that comes in by one: 'after a dissolve, 1 s 8 f'. */
export const afterTransitionMessage = (transition: string): string => `after a ${transition}`;

/** Beside the slider for fewer or more shots, where the rest of it changes nothing. */
export const SHOTS_REACH = {
  most: 'No higher setting finds more shots in this film.',
  fewest: 'No lower setting finds fewer shots in this film.',
  all: 'Every setting finds this many shots in this film.',
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

export const videosRemainingMessage = (remaining: number, limit: number): string =>
  `${remaining} of ${limit} free extractions remaining this month`;

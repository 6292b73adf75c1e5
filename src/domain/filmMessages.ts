/** What is said of a film's frames, shots and files, beside the sentences of `messages.ts`. */
export const FILM_MESSAGES = {
  noBarcode: 'The colors of the frames of this film were not kept.',
  edlNeedsRate:
    'An EDL counts up to 100 frames a second, and this film has more or does not tell. CSV has its times.',
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
} as const;

/** What a film could not be read of, and why there is nothing to see in a part of it. Times are time codes. */
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

export const PLAYED_FILM =
  "Only this browser's player can read this film, so its shots cannot be cut again by a slider. Merge, split and remove them by hand.";

export const FILM_FOUND_AGAIN = 'This is the film from before. You can continue where it stopped.';

const EXPORT = 'Export yours as MP4 (H.264) or WebM.';

const exportAs = (films: string): string => `${films} cannot be read here. ${EXPORT}`;

/** Before somebody without PRO chooses how a film is gone through. */
export const PRO_CHOICES = 'Choices with the mark PRO are part of PRO.';

/** Files that no browser plays: what they are, and the way to one that can be read. */
export const FOREIGN_FILM_MESSAGES = {
  avi: exportAs('AVI files'),
  wmv: exportAs('Windows Media files (WMV, ASF)'),
  flv: exportAs('Flash videos (FLV)'),
  matroska: exportAs('Matroska files (MKV) of this kind'),
  mpeg: exportAs('MPEG program streams (MPG, VOB)'),
  transport: exportAs('MPEG transport streams (TS, MTS, M2TS)'),
  elementary: exportAs('Raw video streams without a container'),
  real: exportAs('RealMedia files'),
  ogg: exportAs('Ogg Theora videos'),
  mxf: exportAs('MXF files'),
  gif: 'This is a GIF, not a film. Image to palette reads its first frame; for all of them, export it as MP4.',
  apng: 'This is an animated PNG, not a film. Image to palette reads its first frame; for all of them, export it as MP4.',
  webp: 'This is an animated WebP, not a film. Image to palette reads its first frame; for all of them, export it as MP4.',
  avif: 'This is an animated AVIF, not a film. Image to palette reads its first frame; for all of them, export it as MP4.',
  picture: 'This is a picture, not a film. Open it in Image to palette.',
  sound: 'This is a sound recording: there is no picture in it.',
  pdf: 'This is a PDF, not a film.',
  archive: 'This is an archive. Unpack it, then open a film from it.',
  unknownCodec: `The codec of this film is not one that this browser decodes. ${EXPORT}`,
  noIndex:
    'The index of this film (moov) is missing, as when a recording or a copy breaks off: nothing in it can be found.',
} as const;

export type ForeignFilm = keyof typeof FOREIGN_FILM_MESSAGES;

/** A codec that this browser does not decode. */
export const lackingCodecMessage = (codec: string): string =>
  `This browser does not decode ${codec}. ${EXPORT}`;

/** Shots that a person made one: its card has one picture, and the palettes of that. */
export const SHOTS_MERGED =
  'Shots merged. The card keeps picture and palettes of the longer one; the film’s palette counts both.';

/** Of how many shots one was made. */
export const mergedShotsMessage = (count: number): string => `${count} shots`;

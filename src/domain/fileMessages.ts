/** A file that begins as a picture of this format but cannot be read to its end. */
export const damagedPictureMessage = (format: string): string =>
  `This ${format} file is damaged or incomplete.`;

/** Notes on a picture that was read only in part. */
export const PICTURE_NOTES = {
  firstFrame: 'This picture is animated: its first frame was read.',
  perhapsFirstFrame: 'If this picture is animated, its first frame was read.',
  linksLeftOut: 'This SVG links to files that are not in it: they are left out.',
  webContentLeftOut: 'This SVG holds pieces of a web page (foreignObject): they are left out.',
} as const;

export type PictureNote = keyof typeof PICTURE_NOTES;

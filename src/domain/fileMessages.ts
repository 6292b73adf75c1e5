/** A format that this browser cannot read although others can. */
export const lackingFormatMessage = (format: string): string =>
  `${format} is not supported by this browser. Save the picture as PNG or JPEG.`;

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

/** An SVG in which nothing is left to draw, by what was removed. */
export const NOTHING_DRAWN_MESSAGES = {
  linksLeftOut: 'This SVG only links to files that are not in it. Open those files instead.',
  webContentLeftOut: 'This SVG only holds pieces of a web page, which this browser does not let be read.',
} as const satisfies Partial<Record<PictureNote, string>>;

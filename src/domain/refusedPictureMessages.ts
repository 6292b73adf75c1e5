import type { PictureNote } from './fileMessages';

/** A format that this browser cannot read although others can. */
export const lackingFormatMessage = (format: string): string =>
  `${format} is not supported by this browser. Save the picture as PNG or JPEG.`;

/** Kinds that few programs write and hardly a browser reads, of formats that all browsers read. */
export const UNUSUAL_KIND_MESSAGES = {
  jpeg: 'This kind of JPEG (lossless, arithmetic or with 12 bits) is not supported by this browser. Save the picture as PNG.',
  png: 'This PNG was packed for an iPhone app, and this browser cannot read it. Open the picture that it was made from.',
} as const;

/** A picture without a visible pixel, by what of it was not read. */
export const NOTHING_DRAWN_MESSAGES = {
  linksLeftOut: 'This SVG only links to files that are not in it. Open those files instead.',
  webContentLeftOut: 'This SVG only holds pieces of a web page, which this browser does not let be read.',
  firstFrame: 'The first frame of this animation is transparent. Save another frame as PNG.',
} as const satisfies Partial<Record<PictureNote, string>>;

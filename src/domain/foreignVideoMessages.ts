import { PICTURE_MESSAGES } from './otherMediumMessages';

const EXPORT = 'Export yours as MP4 (H.264) or WebM.';

const exportAs = (videos: string): string => `${videos} cannot be read here. ${EXPORT}`;

/** Files that no browser plays: what they are, and how to convert them. */
export const FOREIGN_VIDEO_MESSAGES = {
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
  ...PICTURE_MESSAGES,
  sound: 'This is a sound recording: there is no picture in it.',
  pdf: 'This is a PDF, not a film.',
  webPage:
    'This is a web page, not a film: its site answered with a page when it was saved. Download the film itself.',
  text: 'This is a text, not a film. In a Git repository it may stand for a film that is not there yet.',
  archive: 'This is an archive. Unpack it, then open a film from it.',
  unknownCodec: `The codec of this film is not one that this browser decodes. ${EXPORT}`,
  noIndex:
    'The index of this film (moov) is missing, as when a recording or a copy breaks off: nothing in it can be found.',
  cutIndex:
    'The index of this film (moov) breaks off, as when a download is not finished: nothing in it can be found. Download or copy it again.',
} as const;

export type ForeignVideo = keyof typeof FOREIGN_VIDEO_MESSAGES;

/** A codec that this browser does not decode. */
export const lackingCodecMessage = (codec: string): string =>
  `This browser does not decode ${codec}. ${EXPORT}`;

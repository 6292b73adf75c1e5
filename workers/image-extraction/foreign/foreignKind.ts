/* oxlint-disable no-control-regex -- signatures contain control characters */
import type { ForeignKind } from '../../../src/domain/foreignFileMessages';
import type { FileEnds } from './fileEnds';
import { isoMediaKind } from './isoMedia';
import { isRaw } from './raw';
import { isTarga } from './targa';

/**
 * A PDF header may begin anywhere within these bytes (PDF 1.7, appendix H); all other signatures are closer to the
 * start.
 */
const SIGNATURE_BYTES = 1024;

/** Patterns for the first bytes, one character per byte, in the order in which they are tried. */
const SIGNATURES: readonly (readonly [kind: ForeignKind, pattern: RegExp])[] = [
  ['photoshop', /^8BPS/],
  ['openExr', /^v\/1\x01/],
  ['radiance', /^#\?(?:RADIANCE|RGBE)/],
  ['jpegXr', /^II\xbc/],
  ['directDraw', /^DDS /],
  ['qoi', /^qoif/],
  ['flif', /^FLIF/],
  ['djvu', /^AT&TFORM/],
  ['fits', /^SIMPLE {2}=/],
  ['dicom', /^[^]{128}DICM/],
  ['macIcon', /^icns/],
  ['bigTiff', /^(?:II\+\0|MM\0\+)/],
  ['sgi', /^\x01\xda[\0\x01][\x01\x02]/],
  ['bpg', /^BPG\xfb/],
  ['blizzard', /^BLP[0-2]/],
  ['khronos', /^\xabKTX /],
  ['xPixmap', /^(?:\/\* XPM|#define \w+_width \d)/],
  ['animatedCursor', /^RIFF[^]{4}ACON/],
  ['sunRaster', /^\x59\xa6\x6a\x95/],
  ['mng', /^(?:\x8aM|\x8bJ)NG\r\n/],
  ['filmScan', /^(?:(?:SDPX|XPDS)[^]{4}V\d|\x80\x2a\x5f\xd7)/],
  ['amiga', /^FORM[^]{4}(?:ILBM|PBM )/],
  ['valveTexture', /^VTF\0/],
  // Their signatures of two bytes come with the bits per pixel.
  ['aseprite', /^[^]{4}\xe0\xa5[^]{6}[\x08\x10\x20]\0/],
  ['flic', /^[^]{4}[\x11\x12]\xaf[^]{6}\x08\0/],
  ['pcx', /^\n[\0-\x05]\x01[\x01\x02\x04\x08]/],
  // 'P1' to 'P7' followed by a number or a keyword: the letters alone begin many texts.
  ['netpbm', /^P[1-7]\s+(?:#[^\n]*\n\s*)*(?:\d|WIDTH)/],
  ['gimp', /^gimp xcf/],
  ['clipStudio', /^CSFCHUNK/],
  ['paintNet', /^PDN3/],
  ['paintShop', /^Paint Shop Pro Image File/],
  ['figma', /^fig-kiwi/],
  ['affinity', /^\0\xffKA/],
  ['indesign', /^\x06\x06\xed\xf5/],
  ['coreldraw', /^RIFF[^]{4}CDR/],
  ['metafile', /^(?:\xd7\xcd\xc6\x9a|[\x01\x02]\0\x09\0\0[\x01\x03]|\x01\0\0\0[^]{36} EMF)/],
  ['illustrator', /^\x04?%!PS[^]*Adobe Illustrator/],
  ['postscript', /^(?:\x04?%!PS|\xc5\xd0\xd3\xc6)/],
  ['pdf', /%PDF-\d/],
  ['video', /^(?:\x1a\x45\xdf\xa3|RIFF[^]{4}AVI |FLV\x01|\0\0\x01\xba|\x30\x26\xb2\x75\x8e\x66\xcf\x11)/],
  // MPEG transport stream: packets of 188 bytes that all begin with the same sync byte.
  ['video', /^G[^]{187}G[^]{187}G/],
  ['sound', /^(?:RIFF[^]{4}WAVE|ID3[\x02-\x04]|fLaC|OggS)/],
  ['office', /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/],
  [
    'archive',
    /^(?:PK\x03\x04|PK\x05\x06|Rar!\x1a\x07|7z\xbc\xaf'\x1c|\x1f\x8b|BZh\d|\xfd7zXZ\0|\x28\xb5\x2f\xfd)/,
  ],
  ['archive', /^[^]{257}ustar/],
  ['font', /^(?:OTTO|wOFF|wOF2|\0\x01\0\0\0)/],
];

/** The kinds of files inside archives and other containers, by file extension. */
const NAMES_WITHIN: Partial<Record<ForeignKind, readonly (readonly [ending: RegExp, kind: ForeignKind])[]>> =
  {
    archive: [
      [/\.sketch$/, 'sketch'],
      [/\.procreate$/, 'procreate'],
      [/\.kra$/, 'krita'],
      [/\.fig$/, 'figma'],
      [/\.xd$/, 'adobeXd'],
      [/\.cdr$/, 'coreldraw'],
      [/\.(?:docx|pptx|xlsx|odt|odp|ods|odg|pages|key|numbers)$/, 'office'],
    ],
    office: [[/\.fpx$/, 'flashPix']],
    sound: [[/\.og[vm]$/, 'video']],
    pdf: [[/\.ai$/, 'illustrator']],
    postscript: [[/\.ai$/, 'illustrator']],
  };

const kindByBytes = (file: FileEnds): ForeignKind | null => {
  const { buffer, byteOffset, byteLength } = file.head;
  const start = String.fromCharCode(
    ...new Uint8Array(buffer, byteOffset, Math.min(SIGNATURE_BYTES, byteLength)),
  );
  const signed = SIGNATURES.find(([, pattern]) => pattern.test(start));
  return signed?.[0] ?? isoMediaKind(file.head) ?? (isTarga(file) ? 'targa' : null);
};

/** The kind of a file that no browser decodes as a picture, or null if it is not recognized. */
export const foreignKind = (file: FileEnds): ForeignKind | null => {
  if (isRaw(file)) return 'raw';
  const kind = kindByBytes(file);
  const within = kind && NAMES_WITHIN[kind]?.find(([ending]) => ending.test(file.name));
  return within ? within[1] : kind;
};

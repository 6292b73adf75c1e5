import {
  damagedPictureMessage,
  FOREIGN_FILE_MESSAGES,
  type ForeignKind,
} from '../../src/domain/fileMessages';
import type { ExtractionFailure } from './api';
import { BUDGET, isOverBudget } from './budget';
import type { FileEnds } from './foreign/fileEnds';
import { foreignKind } from './foreign/foreignKind';
import { TAIL_BYTES } from './foreign/targa';
import { textKind } from './foreign/textKind';
import { type Format, formatOf } from './formats';
import { gunzip, isGzip } from './gunzip';
import { textDecoderFor } from './svgPieces';
import { readSvgRoot } from './svgRoot';

/** What the first bytes of a file tell. */
export type Sniffed =
  | { readonly kind: 'picture'; readonly format: Format; readonly width: number; readonly height: number }
  | { readonly kind: 'svg' }
  | { readonly kind: 'refused'; readonly failure: ExtractionFailure; readonly detail?: string };

/** The header goes on behind the bytes at hand. */
type More = { readonly kind: 'more'; readonly format: string };

const refused = (failure: ExtractionFailure, detail?: string): Sniffed => ({
  kind: 'refused',
  failure,
  ...(detail !== undefined && { detail }),
});

/** Kinds that are no pictures at all; the others are, for programs of their own. */
const NO_PICTURES: ReadonlySet<ForeignKind> = new Set([
  'film',
  'sound',
  'archive',
  'font',
  'webPage',
  'text',
]);

const refusedAs = (kind: ForeignKind): Sniffed =>
  refused(NO_PICTURES.has(kind) ? 'corrupt' : 'unsupported', FOREIGN_FILE_MESSAGES[kind]);

const damaged = (format: string): Sniffed => refused('corrupt', damagedPictureMessage(format));

const readSize = (bytes: DataView, format: Format): Sniffed | More => {
  try {
    const size = format.readSize(bytes);
    if (!size || size.width < 1 || size.height < 1) return damaged(format.name);
    return isOverBudget(size) ? refused('too-large') : { kind: 'picture', format, ...size };
  } catch (error) {
    if (error instanceof RangeError) return { kind: 'more', format: format.name };
    throw error;
  }
};

const sniffText = (head: Uint8Array): Sniffed | More => {
  const text = textDecoderFor(head).decode(head);
  const root = readSvgRoot(text);
  if (root === null) {
    const kind = textKind(text);
    return kind ? refusedAs(kind) : refused('corrupt');
  }
  return root === 'more' ? { kind: 'more', format: 'SVG' } : { kind: 'svg' };
};

const sniffHead = (head: Uint8Array, file: FileEnds): Sniffed | More => {
  // Asked first, because most of what cameras write passes for TIFF.
  const foreign = foreignKind(file);
  const format = foreign === 'raw' ? null : formatOf(file.head);
  if (format) return readSize(file.head, format);
  return foreign ? refusedAs(foreign) : sniffText(head);
};

const NOTHING = new Uint8Array();
const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/**
 * Judges a file by its first bytes, and by its last ones and its name where those tell more: what it is, how large,
 * and whether decoding it is allowed at all.
 */
export const sniff = (
  head: Uint8Array,
  fileBytes: number,
  { name = '', tail = NOTHING }: { readonly name?: string; readonly tail?: Uint8Array } = {},
): Sniffed | More => {
  if (fileBytes === 0) return refused('empty');
  if (fileBytes > BUDGET.fileBytes) return refused('too-large');
  const ends = { head: viewOf(head), tail: viewOf(tail), fileBytes, name: name.toLowerCase() };
  const sniffed = sniffHead(head, ends);
  // Nothing follows: what could not be read is not there.
  return sniffed.kind === 'more' && head.byteLength >= fileBytes ? damaged(sniffed.format) : sniffed;
};

// Most headers end in the first step; JPEG with large profiles or previews needs the second, TIFF often the last.
const STEPS_BYTES = [64 * 1024, 1024 * 1024, BUDGET.fileBytes] as const;

const read = async (part: Blob): Promise<Uint8Array> => new Uint8Array(await part.arrayBuffer());

const sniffParts = async (source: Blob): Promise<Sniffed> => {
  const name = source instanceof File ? source.name : '';
  const readingTail = read(source.slice(-TAIL_BYTES));
  for (const step of STEPS_BYTES) {
    // One after the other on purpose: the next step is seldom needed.
    // oxlint-disable-next-line no-await-in-loop
    const [head, tail] = await Promise.all([read(source.slice(0, step)), readingTail]);
    const sniffed = sniff(head, source.size, { name, tail });
    if (sniffed.kind !== 'more') return sniffed;
  }
  return refused('corrupt');
};

/** What a file is, and where an SVG was packed with gzip (.svgz) the document itself. */
export type Opened = Sniffed & { readonly source: Blob };

const openPacked = async (packed: Blob): Promise<Opened> => {
  const start = await gunzip(packed, STEPS_BYTES[0]);
  const isSvg = start !== null && (await sniffParts(start.unpacked)).kind === 'svg';
  if (!isSvg) return { ...refusedAs('archive'), source: packed };
  const whole = await gunzip(packed, BUDGET.fileBytes);
  if (!whole) return { ...damaged('SVG'), source: packed };
  return whole.isCut ? { ...refused('too-large'), source: packed } : { kind: 'svg', source: whole.unpacked };
};

/** Reads no more of the file than it needs. */
export const sniffBlob = async (source: Blob): Promise<Opened> => {
  const sniffed = await sniffParts(source);
  const isArchive = sniffed.kind === 'refused' && sniffed.detail === FOREIGN_FILE_MESSAGES.archive;
  return isArchive && (await isGzip(source)) ? openPacked(source) : { ...sniffed, source };
};

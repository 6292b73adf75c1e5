import { FOREIGN_FILE_MESSAGES, type ForeignKind } from '../../../src/domain/foreignFileMessages';
import { textDecoderFor } from '../svgPieces';
import { readSvgRoot } from '../svgRoot';
import { refused, type More, type Sniffed } from '../sniffed';
import type { FileEnds } from './fileEnds';
import { foreignKind } from './foreignKind';
import { textKind } from './textKind';

export { rareFormatOf } from './rareFormats';

/** Kinds that are not pictures at all; the others are pictures for specific programs. */
const NO_PICTURES: ReadonlySet<ForeignKind> = new Set([
  'video',
  'sound',
  'archive',
  'font',
  'webPage',
  'text',
]);

export const refusedAs = (kind: ForeignKind): Sniffed =>
  refused(NO_PICTURES.has(kind) ? 'corrupt' : 'unsupported', FOREIGN_FILE_MESSAGES[kind]);

const judgeText = (head: Uint8Array): Sniffed | More => {
  const text = textDecoderFor(head).decode(head);
  const root = readSvgRoot(text);
  if (root === null) {
    const kind = textKind(text);
    return kind ? refusedAs(kind) : refused('corrupt');
  }
  return root === 'more' ? { kind: 'more', format: 'SVG' } : { kind: 'svg' };
};

/** Classifies a file that is none of the supported picture formats: an SVG, or a refusal that names its kind. */
export const judgeForeign = (head: Uint8Array, file: FileEnds): Sniffed | More => {
  const kind = foreignKind(file);
  return kind ? refusedAs(kind) : judgeText(head);
};

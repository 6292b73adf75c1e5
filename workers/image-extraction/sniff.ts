import { damagedPictureMessage } from '../../src/domain/fileMessages';
import { BUDGET, isOverBudget } from '../../src/domain/pictureBudget';
import { type FileEnds, TAIL_BYTES } from './foreign/fileEnds';
import { type Format, formatOf } from './formats';
import { gunzip, isGzip } from './gunzip';
import { type More, refused, type Sniffed } from './sniffed';

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

/** Loads with the first file that is none of the common picture formats. */
const loadForeign = async () => import('./foreign/judgeForeign');

const sniffHead = async (head: Uint8Array, file: FileEnds): Promise<Sniffed | More> => {
  const format = formatOf(file.head);
  if (format) return readSize(file.head, format);
  const { rareFormatOf, judgeForeign } = await loadForeign();
  const rare = rareFormatOf(file);
  return rare ? readSize(file.head, rare) : judgeForeign(head, file);
};

const NOTHING = new Uint8Array();
const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/**
 * Identifies a file by its first bytes, and if necessary by its last ones and its name: its format, its size, and
 * whether decoding it is allowed at all.
 */
export const sniff = async (
  head: Uint8Array,
  fileBytes: number,
  { name = '', tail = NOTHING }: { readonly name?: string; readonly tail?: Uint8Array } = {},
): Promise<Sniffed | More> => {
  if (fileBytes === 0) return refused('empty');
  const ends = { head: viewOf(head), tail: viewOf(tail), fileBytes, name: name.toLowerCase() };
  const sniffed = await sniffHead(head, ends);
  // Films and documents are mostly large: what they are helps more than the limit of pictures.
  const isOther = sniffed.kind === 'refused' && sniffed.detail !== undefined && !formatOf(ends.head);
  if (fileBytes > BUDGET.fileBytes) return isOther ? sniffed : refused('too-large');
  // The file ends here: the missing bytes do not exist.
  return sniffed.kind === 'more' && head.byteLength >= fileBytes ? damaged(sniffed.format) : sniffed;
};

// Most headers fit in the first step; JPEG with large profiles or previews needs the second, TIFF often the last.
const STEPS_BYTES = [64 * 1024, 1024 * 1024, BUDGET.fileBytes] as const;

const read = async (part: Blob): Promise<Uint8Array> => new Uint8Array(await part.arrayBuffer());

const sniffParts = async (source: Blob): Promise<Sniffed> => {
  const name = source instanceof File ? source.name : '';
  const readingTail = read(source.slice(-TAIL_BYTES));
  for (const step of STEPS_BYTES) {
    // Sequential on purpose: the next step is rarely needed.
    // oxlint-disable-next-line no-await-in-loop
    const [head, tail] = await Promise.all([read(source.slice(0, step)), readingTail]);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const sniffed = await sniff(head, source.size, { name, tail });
    if (sniffed.kind !== 'more') return sniffed;
  }
  return refused('corrupt');
};

/** The kind of a file; for an SVG compressed with gzip (.svgz), `source` is the decompressed document. */
export type Opened = Sniffed & { readonly source: Blob };

const openPacked = async (packed: Blob): Promise<Opened> => {
  const start = await gunzip(packed, STEPS_BYTES[0]);
  const isSvg = start !== null && (await sniffParts(start.unpacked)).kind === 'svg';
  if (!isSvg) return { ...(await loadForeign()).refusedAs('archive'), source: packed };
  const whole = await gunzip(packed, BUDGET.fileBytes);
  if (!whole) return { ...damaged('SVG'), source: packed };
  return whole.isCut ? { ...refused('too-large'), source: packed } : { kind: 'svg', source: whole.unpacked };
};

/** Reads no more of the file than necessary. */
export const sniffBlob = async (source: Blob): Promise<Opened> => {
  const sniffed = await sniffParts(source);
  const isOther = sniffed.kind === 'refused' && sniffed.failure === 'corrupt';
  return isOther && (await isGzip(source)) ? openPacked(source) : { ...sniffed, source };
};

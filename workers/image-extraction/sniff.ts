import { BUDGET, isOverBudget } from './budget';
import type { ExtractionFailure } from './api';
import { type Format, formatOf } from './formats';
import { isAsciiAt } from './headers/size';
import { readSvgRoot } from './svgRoot';

/** What the first bytes of a file tell. */
export type Sniffed =
  | { readonly kind: 'picture'; readonly format: Format; readonly width: number; readonly height: number }
  | { readonly kind: 'svg' }
  | { readonly kind: 'refused'; readonly failure: ExtractionFailure; readonly detail?: string };

/** The header goes on behind the bytes at hand. */
type More = { readonly kind: 'more' };

const refused = (failure: ExtractionFailure, detail?: string): Sniffed => ({
  kind: 'refused',
  failure,
  ...(detail !== undefined && { detail }),
});

export const unsupportedDetail = (name: string): string => `${name} is not supported by this browser.`;

/** Text in the encodings that a byte order mark can name, UTF-8 without one. */
export const decodeText = (bytes: Uint8Array): string => {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
};

const readSize = (bytes: DataView, format: Format): Sniffed | More => {
  try {
    const size = format.readSize(bytes);
    if (!size || size.width < 1 || size.height < 1) return refused('corrupt');
    return isOverBudget(size) ? refused('too-large') : { kind: 'picture', format, ...size };
  } catch (error) {
    if (error instanceof RangeError) return { kind: 'more' };
    throw error;
  }
};

const sniffText = (head: Uint8Array, fileBytes: number): Sniffed | More => {
  const root = readSvgRoot(decodeText(head));
  if (root === null) return refused('corrupt');
  if (fileBytes > BUDGET.svgBytes) return refused('too-large');
  return root === 'more' ? { kind: 'more' } : { kind: 'svg' };
};

const sniffHead = (head: Uint8Array, fileBytes: number): Sniffed | More => {
  const bytes = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const format = formatOf(bytes);
  if (format) return readSize(bytes, format);
  // Compressed with gzip, as servers deliver .svgz; a browser opens such a file only from a server that says so.
  if (isAsciiAt(bytes, 0, '\x1f\x8b')) return refused('unsupported', unsupportedDetail('SVGZ'));
  return sniffText(head, fileBytes);
};

/** Judges a file by its first bytes: what it is, how large, and whether decoding it is allowed at all. */
export const sniff = (head: Uint8Array, fileBytes: number): Sniffed | More => {
  if (fileBytes === 0) return refused('empty');
  if (fileBytes > BUDGET.fileBytes) return refused('too-large');
  const sniffed = sniffHead(head, fileBytes);
  // Nothing follows: what could not be read is not there.
  return sniffed.kind === 'more' && head.byteLength >= fileBytes ? refused('corrupt') : sniffed;
};

// Most headers end in the first step; JPEG with large profiles or previews needs the second, TIFF often the last.
const STEPS_BYTES = [64 * 1024, 1024 * 1024, BUDGET.fileBytes] as const;

/** Reads no more of the file than it needs. */
export const sniffBlob = async (source: Blob): Promise<Sniffed> => {
  for (const step of STEPS_BYTES) {
    // One after the other on purpose: the next step is seldom needed.
    // oxlint-disable-next-line no-await-in-loop
    const head = await source.slice(0, step).arrayBuffer();
    const sniffed = sniff(new Uint8Array(head), source.size);
    if (sniffed.kind !== 'more') return sniffed;
  }
  return refused('corrupt');
};

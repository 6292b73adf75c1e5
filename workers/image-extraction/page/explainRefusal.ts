import { damagedPictureMessage, type PictureNote } from '../../../src/domain/fileMessages';
import {
  lackingFormatMessage,
  NOTHING_DRAWN_MESSAGES,
  UNUSUAL_KIND_MESSAGES,
} from '../../../src/domain/refusedPictureMessages';
import { ExtractionError, type ExtractReply } from '../api';
import type { Format } from '../formats';
import { jpegFrameOffset } from '../headers/jpeg';
import { isPackedPng } from '../headers/png';
import { isIn } from '../isIn';

/** A file that a decoder was given. */
type DecodedFile = { readonly source: Blob; readonly format: Format };

/** Frame headers are hardly ever farther from the start. */
const HEAD_BYTES = 1024 * 1024;
/** The last of the markers of frames that all browsers decode: baseline, extended and progressive. */
const PROGRESSIVE = 0xc2;

/**
 * Whether this browser lacks the decoder. If that cannot be queried, formats that many browsers lack count as lacking.
 */
const isLacking = async (mimeType: string): Promise<boolean> =>
  typeof ImageDecoder === 'undefined' || !(await ImageDecoder.isTypeSupported(mimeType));

const isUnusualJpeg = (bytes: DataView): boolean => {
  const frame = jpegFrameOffset(bytes);
  return frame !== null && (bytes.getUint8(frame + 1) > PROGRESSIVE || bytes.getUint8(frame + 4) !== 8);
};

const UNUSUAL: Readonly<Record<keyof typeof UNUSUAL_KIND_MESSAGES, (bytes: DataView) => boolean>> = {
  jpeg: isUnusualJpeg,
  png: isPackedPng,
};

/** The message for a kind that hardly a browser reads, if the file is of one. */
const unusualKind = async ({ source, format: { id } }: DecodedFile): Promise<string | null> => {
  if (!isIn(id, UNUSUAL)) return null;
  try {
    const head = new DataView(await source.slice(0, HEAD_BYTES).arrayBuffer());
    return UNUSUAL[id](head) ? UNUSUAL_KIND_MESSAGES[id] : null;
  } catch {
    // The header is farther from the start, or the file can no longer be read.
    return null;
  }
};

/** A picture that no decoder accepts is either damaged, or of a kind that this browser does not support. */
const undecodable = async (file: DecodedFile): Promise<ExtractionError> => {
  const { isRare, name, mimeType } = file.format;
  if (isRare && (await isLacking(mimeType)))
    return new ExtractionError('unsupported', lackingFormatMessage(name));
  const unusual = await unusualKind(file);
  return unusual === null
    ? new ExtractionError('corrupt', damagedPictureMessage(name))
    : new ExtractionError('unsupported', unusual);
};

const isExplained = (note: PictureNote): note is keyof typeof NOTHING_DRAWN_MESSAGES =>
  note in NOTHING_DRAWN_MESSAGES;

/** The message for a picture without a visible pixel: what of it was not read, if that is known. */
const nothingDrawn = (notes: readonly PictureNote[]): string | undefined => {
  const note = notes.find(isExplained);
  return note && NOTHING_DRAWN_MESSAGES[note];
};

/** Why the worker could not read a picture, for the user. SVGs, which are drawn on the page, come without a file. */
export const explainRefusal = async (
  { failure, detail }: Extract<ExtractReply, { readonly ok: false }>,
  notes: readonly PictureNote[],
  file?: DecodedFile,
): Promise<ExtractionError> => {
  if (failure === 'no-pixels') return new ExtractionError(failure, nothingDrawn(notes));
  return failure === 'corrupt' && file ? undecodable(file) : new ExtractionError(failure, detail);
};

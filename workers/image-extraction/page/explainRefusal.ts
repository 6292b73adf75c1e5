import { damagedPictureMessage, type PictureNote } from '../../../src/domain/fileMessages';
import { lackingFormatMessage, NOTHING_DRAWN_MESSAGES } from '../../../src/domain/refusedPictureMessages';
import { ExtractionError, type ExtractReply } from '../api';
import type { Format } from '../formats';

/**
 * Whether this browser lacks the decoder. If that cannot be queried, formats that many browsers lack count as lacking.
 */
const isLacking = async (mimeType: string): Promise<boolean> =>
  typeof ImageDecoder === 'undefined' || !(await ImageDecoder.isTypeSupported(mimeType));

/** A picture that no decoder accepts is either damaged, or of a format that this browser does not support. */
const undecodable = async ({ isRare, name, mimeType }: Format): Promise<ExtractionError> =>
  isRare && (await isLacking(mimeType))
    ? new ExtractionError('unsupported', lackingFormatMessage(name))
    : new ExtractionError('corrupt', damagedPictureMessage(name));

const isExplained = (note: PictureNote): note is keyof typeof NOTHING_DRAWN_MESSAGES =>
  note in NOTHING_DRAWN_MESSAGES;

/** The message for a picture without a visible pixel: what of it was not read, if that is known. */
const nothingDrawn = (notes: readonly PictureNote[]): string | undefined => {
  const note = notes.find(isExplained);
  return note && NOTHING_DRAWN_MESSAGES[note];
};

/** Why the worker could not read a picture, for the user. `format` is that of its file, if a decoder has read it. */
export const explainRefusal = async (
  { failure, detail }: Extract<ExtractReply, { readonly ok: false }>,
  notes: readonly PictureNote[],
  format?: Format,
): Promise<ExtractionError> => {
  if (failure === 'no-pixels') return new ExtractionError(failure, nothingDrawn(notes));
  return failure === 'corrupt' && format ? undecodable(format) : new ExtractionError(failure, detail);
};

import { BATCH_MESSAGES } from '../../../domain/batchMessages';
import { isRecord } from '../../../domain/jsonRecord';
import type { StockPhoto } from '../../../domain/stockPhoto';
import type { PictureColors } from '../../../engine/engine';
import type { BatchedPicture } from '../../../state/pictures/batchCache';
import type { BatchPicture } from '../batch/pictureBatchSlice';
import type { ImageSource } from '../extractImage';
import type { KeptBatch, KeptBatchPicture, KeptPicture, KeptPictures } from './keptPictures';
import { isPaletteCount, isStyle, readEntries, readKeptPalette } from './readKeptPalette';

const isColors = (value: unknown): value is PictureColors => {
  const { summary, patches, drawn } = isRecord(value) ? value : {};
  return isRecord(summary) && isRecord(patches) && (drawn === null || isRecord(drawn));
};

const isThumbnail = (value: unknown): value is BatchedPicture['thumbnail'] =>
  isRecord(value) &&
  [value['width'], value['height']].every((length) => typeof length === 'number') &&
  value['rgba'] instanceof Uint8ClampedArray;

/** What was read of a picture. */
const readColors = (kept: unknown): BatchedPicture | null => {
  const { colors, thumbnail } = isRecord(kept) ? kept : {};
  return isColors(colors) && isThumbnail(thumbnail) ? { colors, thumbnail } : null;
};

/** One that was not read yet, or of which not everything is there, is left for the next reading. */
const readPicture = (kept: unknown, isRead: boolean): BatchPicture | null => {
  const { name, state, entries: keptEntries, reason, isLeft, mayPass } = isRecord(kept) ? kept : {};
  if (typeof name !== 'string') return null;
  const entries = readEntries(keptEntries);
  if (state === 'read' && isRead && entries) return { id: 0, name, state, entries };
  if (state !== 'unread' || typeof reason !== 'string')
    return { id: 0, name, state: 'unread', reason: BATCH_MESSAGES.canceled, isLeft: true };
  return {
    id: 0,
    name,
    state,
    reason,
    ...(isLeft === true && { isLeft }),
    ...(mayPass === true && { mayPass }),
  };
};

const readBatchPicture = (kept: unknown): KeptBatchPicture | null => {
  const { picture: keptPicture, file, read: keptRead } = isRecord(kept) ? kept : {};
  const read = readColors(keptRead);
  const picture = readPicture(keptPicture, read !== null);
  return picture && file instanceof File ? { picture, file, read } : null;
};

const readOptions = (kept: unknown): KeptBatch['togetherOptions'] => {
  const { count, style } = isRecord(kept) ? kept : {};
  return isPaletteCount(count) && isStyle(style) ? { count, style } : null;
};

const readBatch = (kept: unknown): KeptBatch | null => {
  if (!isRecord(kept) || !Array.isArray(kept['pictures'])) return null;
  const pictures = kept['pictures'].flatMap((picture: unknown) => readBatchPicture(picture) ?? []);
  if (pictures.length === 0) return null;
  const { leftOut } = kept;
  return {
    pictures,
    isToContinue: kept['isToContinue'] === true,
    together: readEntries(kept['together']),
    togetherOptions: readOptions(kept['togetherOptions']),
    leftOut: typeof leftOut === 'number' ? leftOut : 0,
    ...(kept['mayBeMore'] === true && { mayBeMore: true }),
  };
};

const readSingle = (kept: unknown): KeptPicture | null => {
  const { file, name, palette } = isRecord(kept) ? kept : {};
  if (!(file instanceof Blob) || typeof name !== 'string') return null;
  return { file, name, palette: readKeptPalette(palette) };
};

const isPhoto = (value: unknown): value is StockPhoto => {
  if (!isRecord(value) || !isRecord(value['src'])) return false;
  const { id, alt, photographer, src, width, height } = value;
  return (
    [id, alt, photographer, src['large'], src['medium']].every((text) => typeof text === 'string') &&
    [width, height].every((length) => typeof length === 'number')
  );
};

const readSource = (kept: unknown): ImageSource | null => {
  const { kind, file, name, isCounted, address, photo } = isRecord(kept) ? kept : {};
  if (kind === 'random') return { kind };
  if (kind === 'photo') return isPhoto(photo) ? { kind, photo } : null;
  if (kind === 'address') return typeof address === 'string' ? { kind, address } : null;
  if (kind !== 'file' || !(file instanceof Blob) || typeof name !== 'string') return null;
  return { kind, file, name, ...(isCounted === true && { isCounted }) };
};

/** Reads what a page has kept, which may be another version: what does not fit is left out. */
export const readKeptPictures = (kept: unknown): KeptPictures => {
  const { batch, picture, pending } = isRecord(kept) ? kept : {};
  return { batch: readBatch(batch), picture: readSingle(picture), pending: readSource(pending) };
};

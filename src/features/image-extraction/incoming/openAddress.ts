import { ExtractionError } from '../../../../workers/image-extraction/api';
import { BUDGET, isOverBudget } from '../../../domain/pictureBudget';
import { ADDRESS_MESSAGES } from '../../../domain/addressMessages';
import type { PictureNote } from '../../../domain/fileMessages';
import { readDataAddress } from './dataAddress';
import { webAddress } from './webAddress';
import { unwrapAddress } from './wrappedAddress';

/** A site that has not sent the whole picture by then counts as failed. */
const LIMIT_MS = 30_000;

/**
 * PNG keeps every pixel as it is, but makes a large photograph many times its size, and larger than files may be. It is
 * then compressed as photographs are, slightly at first.
 */
const QUALITIES = [0.95, 0.8, 0.6];
/** Side of the copy in which transparent parts are looked for: those that matter show in it. */
const COPY_SIDE = 256;

const refused = (detail: string, cause?: unknown): ExtractionError =>
  new ExtractionError('unsupported', detail, { cause });

/** It may be there when it is asked for again. */
const notNow = (detail: string, cause: unknown): ExtractionError =>
  new ExtractionError('timeout', detail, { cause });

/** The CSP only allows https for other sites, so http addresses are tried by https. */
const parse = (address: string): URL => {
  const url = webAddress(address);
  if (!url) throw refused(ADDRESS_MESSAGES.notAnAddress);
  if (url.origin !== window.location.origin) url.protocol = 'https:';
  return url;
};

const nameOf = ({ pathname, hostname }: URL): string => {
  const last = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || hostname;
  } catch {
    return last;
  }
};

/** When aborted, stops loading and rejects with the signal's reason. */
const load = async (address: string, mayBeRead: boolean, signal: AbortSignal): Promise<HTMLImageElement> => {
  const image = new Image();
  image.referrerPolicy = 'no-referrer';
  if (mayBeRead) image.crossOrigin = 'anonymous';
  // Once it has ended, the picture is no longer the signal's.
  const ended = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    const stop = (): void => {
      image.removeAttribute('src');
      reject(signal.reason instanceof Error ? signal.reason : new DOMException('Stopped', 'AbortError'));
    };
    signal.addEventListener('abort', stop, { signal: ended.signal });
  });
  signal.throwIfAborted();
  image.src = address;
  try {
    await Promise.race([image.decode(), aborted]);
  } finally {
    ended.abort();
  }
  return image;
};

const isShownTo = async (address: string, signal: AbortSignal): Promise<boolean> => {
  try {
    await load(address, false, signal);
    return true;
  } catch {
    signal.throwIfAborted();
    return false;
  }
};

const loadReadable = async ({ href }: URL, signal: AbortSignal): Promise<HTMLImageElement> => {
  try {
    return await load(href, true, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (!navigator.onLine) throw notNow(ADDRESS_MESSAGES.offline, error);
    // A page may display many pictures whose pixels it may not read.
    const isThere = await isShownTo(href, signal);
    throw refused(isThere ? ADDRESS_MESSAGES.notAllowed : ADDRESS_MESSAGES.noPicture, error);
  }
};

const draw = (image: HTMLImageElement, width: number, height: number) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new ExtractionError('canvas');
  context.drawImage(image, 0, 0, width, height);
  return { canvas, context };
};

const isOpaque = (image: HTMLImageElement): boolean => {
  const { data } = draw(image, COPY_SIDE, COPY_SIDE).context.getImageData(0, 0, COPY_SIDE, COPY_SIDE);
  return data.every((byte, at) => at % 4 < 3 || byte === 255);
};

/** SVGs are drawn as large as those in files: thin strokes need some pixels to show their color. */
const drawnSize = ({ naturalWidth, naturalHeight }: HTMLImageElement, name: string): [number, number] => {
  const isVector = /\.svgz?$/i.test(name);
  const scale = isVector ? BUDGET.svgSide / Math.max(naturalWidth, naturalHeight) : 1;
  const scaled = (side: number): number => Math.max(1, Math.round(side * scale));
  return [scaled(naturalWidth), scaled(naturalHeight)];
};

/** Its pixels as a file: a page may load as an image what it may not fetch. */
const toFile = async (image: HTMLImageElement, name: string): Promise<File> => {
  const [width, height] = drawnSize(image, name);
  if (isOverBudget({ width, height })) throw new ExtractionError('too-large');
  const { canvas } = draw(image, width, height);
  let blob = await canvas.convertToBlob();
  if (blob.size > BUDGET.fileBytes) {
    const type = isOpaque(image) ? 'image/jpeg' : 'image/webp';
    for (const quality of QUALITIES) {
      // oxlint-disable-next-line no-await-in-loop -- the next one is only needed where this one is too large
      blob = await canvas.convertToBlob({ type, quality });
      if (blob.size <= BUDGET.fileBytes) break;
    }
  }
  return new File([blob], name, { type: blob.type });
};

type OpenedAddress = {
  readonly blob: Blob;
  readonly name: string;
  readonly notes?: readonly PictureNote[];
};

/**
 * The picture at a given address, if its site allows other pages to read it: https, http or data. Nothing but the
 * request is sent there, and without cookies if it may be read. Rejects with ExtractionError, or with the signal's
 * reason when aborted.
 */
export const openAddress = async (address: string, signal: AbortSignal): Promise<OpenedAddress> => {
  const trimmed = unwrapAddress(address);
  if (/^data:/i.test(trimmed)) {
    const blob = readDataAddress(trimmed);
    if (!blob) throw refused(ADDRESS_MESSAGES.dataDamaged);
    return { blob, name: 'Pasted picture' };
  }
  const url = parse(trimmed);
  const limit = AbortSignal.timeout(LIMIT_MS);
  try {
    const image = await loadReadable(url, AbortSignal.any([signal, limit]));
    const name = nameOf(url);
    const blob = await toFile(image, name);
    // What is drawn is the first frame, and nothing tells whether there are others.
    return /\.(?:gif|apng)$/i.test(name) ? { blob, name, notes: ['perhapsFirstFrame'] } : { blob, name };
  } catch (error) {
    signal.throwIfAborted();
    throw limit.aborted && !(error instanceof ExtractionError)
      ? notNow(ADDRESS_MESSAGES.tooSlow, error)
      : error;
  }
};

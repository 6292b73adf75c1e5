import { ExtractionError } from '../../../../workers/image-extraction/api';
import { ADDRESS_MESSAGES } from '../../../domain/addressMessages';
import { EXTRACTION } from '../../../domain/imageLimits';
import { readDataAddress } from './dataAddress';

/** A site that has not sent the whole picture by then counts as failed. */
const LIMIT_MS = 30_000;

const refused = (detail: string, cause?: unknown): ExtractionError =>
  new ExtractionError('unsupported', detail, { cause });

/** The CSP only allows https for other sites, so http addresses are tried by https. */
const parse = (address: string): URL => {
  // As people type it: 'example.com/cat.jpg'.
  const whole = /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw refused(ADDRESS_MESSAGES.notAnAddress);
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
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      image.removeAttribute('src');
      reject(signal.reason instanceof Error ? signal.reason : new DOMException('Stopped', 'AbortError'));
    });
  });
  signal.throwIfAborted();
  image.src = address;
  await Promise.race([image.decode(), aborted]);
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
    if (!navigator.onLine) throw refused(ADDRESS_MESSAGES.offline, error);
    // A page may display many pictures whose pixels it may not read.
    const isThere = await isShownTo(href, signal);
    throw refused(isThere ? ADDRESS_MESSAGES.notAllowed : ADDRESS_MESSAGES.noPicture, error);
  }
};

/** Its pixels as a file: a page may load as an image what it may not fetch. */
const toFile = async (image: HTMLImageElement, name: string): Promise<File> => {
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width * height > EXTRACTION.maxPixels) throw new ExtractionError('too-large');
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new ExtractionError('canvas');
  context.drawImage(image, 0, 0);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
};

/**
 * The picture at a given address, if its site allows other pages to read it: https, http or data. Nothing but the
 * request is sent there, and without cookies if it may be read. Rejects with ExtractionError, or with the signal's
 * reason when aborted.
 */
export const openAddress = async (
  address: string,
  signal: AbortSignal,
): Promise<{ readonly blob: Blob; readonly name: string }> => {
  const trimmed = address.trim();
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
    return { blob: await toFile(image, name), name };
  } catch (error) {
    signal.throwIfAborted();
    throw limit.aborted && !(error instanceof ExtractionError)
      ? refused(ADDRESS_MESSAGES.tooSlow, error)
      : error;
  }
};

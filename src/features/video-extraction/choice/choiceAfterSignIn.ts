import type { StockVideo, StockVideoFile } from '../../../domain/stockVideo';
import type { LocalStore } from '../../../state/storage/localStore';
import type { ChosenVideo } from './chosenVideo';
import { isRecord, type JsonRecord } from '../../../domain/jsonRecord';
import { SIGN_IN_MS } from '../../../state/session/signInTime';

/** A visitor's choice when asked to sign in. A file is stored separately, by `SignInFiles`. */
export type KeptChoice =
  | { readonly kind: 'stock'; readonly video: StockVideo }
  | { readonly kind: 'random' }
  | { readonly kind: 'file'; readonly name: string };

/** Its key in the tab's storage. */
const KEY = 'hueloom-video-after-sign-in';

const isVideoFile = (value: unknown): value is StockVideoFile =>
  isRecord(value) &&
  ['link', 'quality', 'fileType'].every((name) => typeof value[name] === 'string') &&
  ['width', 'height'].every((name) => typeof value[name] === 'number');

const isStockVideo = (value: unknown): value is StockVideo =>
  isRecord(value) &&
  ['id', 'alt', 'photographer', 'image'].every((name) => typeof value[name] === 'string') &&
  Array.isArray(value['videoFiles']) &&
  value['videoFiles'].every(isVideoFile);

const toChoice = ({ kind, video, name }: JsonRecord): KeptChoice | null => {
  if (kind === 'random') return { kind };
  if (kind === 'stock') return isStockVideo(video) ? { kind, video } : null;
  return kind === 'file' && typeof name === 'string' ? { kind, name } : null;
};

/** Reads a file that `SignInFiles` has kept; null for anything else. */
export const readKeptFile = (kept: unknown): { readonly file: Blob; readonly name: string } | null => {
  const { file, name } = isRecord(kept) ? kept : {};
  return file instanceof Blob && typeof name === 'string' ? { file, name } : null;
};

/** Stores the choice until its visitor returns. */
export const keepChoice = (storage: LocalStore, chosen: ChosenVideo, now: Date): void => {
  const choice: KeptChoice = chosen.kind === 'file' ? { kind: 'file', name: chosen.name } : chosen;
  storage.write(KEY, { ...choice, at: now.getTime() });
};

/** Returns the stored choice and removes it. */
export const takeChoice = (storage: LocalStore, now: Date): KeptChoice | null => {
  const kept = storage.read(KEY);
  if (!isRecord(kept)) return null;
  storage.write(KEY, null);
  const isFresh = typeof kept['at'] === 'number' && Math.abs(now.getTime() - kept['at']) < SIGN_IN_MS;
  return isFresh ? toChoice(kept) : null;
};

import type { StockVideo, StockVideoFile } from '../../../domain/stockVideo';
import { isRecord } from '../../../domain/jsonRecord';
import type { VideoChoice } from './chosenVideo';

const isVideoFile = (value: unknown): value is StockVideoFile =>
  isRecord(value) &&
  ['link', 'quality', 'fileType'].every((name) => typeof value[name] === 'string') &&
  ['width', 'height'].every((name) => typeof value[name] === 'number');

const isStockVideo = (value: unknown): value is StockVideo =>
  isRecord(value) &&
  ['id', 'alt', 'photographer', 'image'].every((name) => typeof value[name] === 'string') &&
  Array.isArray(value['videoFiles']) &&
  value['videoFiles'].every(isVideoFile);

/** A choice as it was stored; null if it is none. */
export const readChoice = (value: unknown): VideoChoice | null => {
  if (!isRecord(value)) return null;
  const { kind, video, name } = value;
  if (kind === 'stock') return isStockVideo(video) ? { kind, video } : null;
  return kind === 'file' && typeof name === 'string' ? { kind, name } : null;
};

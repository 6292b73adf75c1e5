import type { Area } from '../../../../workers/image-extraction/api';
import type { Place } from '../../../color/locateColors';
import { PALETTE_MAX, PALETTE_MIN } from '../../../color/paletteSize';
import { isRecord } from '../../../domain/jsonRecord';
import type { PaletteStyle } from '../../../engine/engine';
import type { PaletteEntry } from '../paletteHistory';
import type { KeptPalette } from './keptPictures';

const isPart = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;
const isPackedRgb = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 0xff_ff_ff;

const isEntry = (value: unknown): value is PaletteEntry =>
  isRecord(value) &&
  isPackedRgb(value['rgb']) &&
  isPart(value['share']) &&
  (value['p3'] === undefined || isPackedRgb(value['p3'])) &&
  (value['isKept'] === undefined || typeof value['isKept'] === 'boolean');

const isPlace = (value: unknown): value is Place =>
  isRecord(value) && isPart(value['x']) && isPart(value['y']);

const isArea = (value: unknown): value is Area =>
  isRecord(value) && ['x', 'y', 'width', 'height'].every((name) => isPart(value[name]));

export const isStyle = (value: unknown): value is PaletteStyle => value === 'vivid' || value === 'even';

export const isPaletteCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= PALETTE_MIN && value <= PALETTE_MAX;

/** Reads colors of a palette; null for anything else. */
export const readEntries = (kept: unknown): readonly PaletteEntry[] | null =>
  Array.isArray(kept) && kept.length > 0 && kept.length <= PALETTE_MAX && kept.every(isEntry) ? kept : null;

/** Reads a palette that another page has kept, which may be another version: what does not fit is left out. */
export const readKeptPalette = (kept: unknown): KeptPalette | null => {
  if (!isRecord(kept)) return null;
  const { wanted, style, places, area } = kept;
  const entries = readEntries(kept['entries']);
  if (!entries) return null;
  const found = Object.entries(isRecord(places) ? places : {}).flatMap(([rgb, place]) =>
    isPlace(place) ? [[rgb, place] as const] : [],
  );
  return {
    entries,
    wanted: isPaletteCount(wanted) ? wanted : entries.length,
    ...(isStyle(style) && { style }),
    ...(found.length > 0 && { places: Object.fromEntries(found) }),
    ...(isArea(area) && { area }),
  };
};

import type { Area, Extraction } from '../../../workers/image-extraction/api';
import { colorFromPacked } from '../../color/color';
import type { Place } from '../../color/locateColors';
import type { Palette } from '../../color/types';
import type { PaletteStyle } from '../../engine/engine';
import { commitEntry, showEntry, type History } from '../../palette/history';

/** A color as 0xRRGGBB, with the share of its picture that is nearest to it (0–1). */
export type PaletteEntry = Extraction['palette'][number] & {
  /** Picked by hand, or locked: it is kept when the palette is regenerated. */
  readonly isKept?: boolean;
  /** Just added: its share is 0 until the pixels have been counted. */
  readonly isUncounted?: true;
};

/** The colors of a palette, in its order. */
export const colorsOf = (entries: readonly PaletteEntry[]): Palette =>
  entries.map(({ rgb }) => colorFromPacked(rgb));

export type PaletteRecord = {
  readonly id: number;
  /** The picture the palette was read from; null if it is of several pictures, or from an earlier visit. */
  readonly pictureId: number | null;
  /** Number of requested colors. The picture may have fewer. */
  readonly wanted: number;
  /** The requested style. Unknown for palettes from an earlier visit. */
  readonly style?: PaletteStyle;
  readonly entries: readonly PaletteEntry[];
  /** Where colors were picked by hand, by 0xRRGGBB, in fractions of the picture. The others are searched for. */
  readonly places?: Readonly<Record<number, Place>>;
  /** The part of the picture that the palette is read from, if not the whole. */
  readonly area?: Area;
};

export type PaletteHistory = {
  readonly records: readonly PaletteRecord[];
  /** −1 while there are no records. */
  readonly index: number;
  readonly nextId: number;
};

export const EMPTY_HISTORY: PaletteHistory = { records: [], index: -1, nextId: 1 };

export const currentRecord = ({ records, index }: PaletteHistory): PaletteRecord | null =>
  records[index] ?? null;

/** Inserts a palette after the current one: later ones are dropped, and the oldest beyond `limit`. */
export const commitRecord = (
  { records, index, nextId }: PaletteHistory,
  record: Omit<PaletteRecord, 'id'>,
  limit: number,
): PaletteHistory => {
  const next = commitEntry<History<PaletteRecord>>(
    { entries: records, index },
    { ...record, id: nextId },
    limit,
  );
  return { records: next.entries, index: next.index, nextId: nextId + 1 };
};

/** Like `commitRecord`, but replaces the current palette: the next of many small steps that are undone as one. */
export const amendRecord = (
  history: PaletteHistory,
  record: Omit<PaletteRecord, 'id'>,
  limit: number,
): PaletteHistory => commitRecord({ ...history, index: history.index - 1 }, record, limit);

/** Steps back or forward; at the ends nothing changes. */
export const moveHistory = (history: PaletteHistory, step: -1 | 1): PaletteHistory => {
  const { index } = showEntry({ entries: history.records, index: history.index }, history.index + step);
  return index === history.index ? history : { ...history, index };
};

/** The same history with another record as the current one; unchanged if that record is gone. */
export const showRecord = (history: PaletteHistory, id: number): PaletteHistory => {
  const index = history.records.findIndex((record) => record.id === id);
  return index < 0 ? history : { ...history, index };
};

const changeCurrent = (
  history: PaletteHistory,
  change: (record: PaletteRecord) => PaletteRecord,
): PaletteHistory => ({
  ...history,
  records: history.records.map((record, index) => (index === history.index ? change(record) : record)),
});

/** Locks or unlocks a color of the current palette. That is no step of the history, as the colors stay the same. */
export const keepInRecord = (history: PaletteHistory, place: number, isKept: boolean): PaletteHistory =>
  changeCurrent(history, (record) => ({
    ...record,
    entries: record.entries.map((entry, i) => (i === place ? { ...entry, isKept } : entry)),
  }));

/** Moves the pin of a color of the current palette. That is no step of the history either. */
export const placeInRecord = (history: PaletteHistory, rgb: number, place: Place): PaletteHistory =>
  changeCurrent(history, (record) => ({ ...record, places: { ...record.places, [rgb]: place } }));

/** Replaces the shares of one record, wherever it is in the history; shares that no longer match are dropped. */
export const measureRecord = (
  history: PaletteHistory,
  id: number,
  shares: readonly number[],
): PaletteHistory => ({
  ...history,
  records: history.records.map((record) =>
    record.id === id && record.entries.length === shares.length
      ? {
          ...record,
          entries: record.entries.map(({ isUncounted: _isUncounted, ...entry }, i) => ({
            ...entry,
            share: shares[i] ?? 0,
          })),
        }
      : record,
  ),
});

/** The palettes without the pictures they were read from, as after a reload. */
export const withoutPictures = (history: PaletteHistory): PaletteHistory => ({
  ...history,
  records: history.records.map(({ places: _places, area: _area, ...record }) => ({
    ...record,
    pictureId: null,
  })),
});

import type { Place } from '../../color/locateColors';
import type { PaletteEntry, PaletteRecord } from './paletteHistory';
import { isRecord } from '../../domain/jsonRecord';

/** Manual edits of a palette besides its colors. */
export type ManualEdits = {
  /** For each color, whether it is locked. */
  readonly kept: readonly boolean[];
  readonly places: Readonly<Record<number, Place>>;
};

export const manualEditsOf = ({ entries, places = {} }: PaletteRecord): ManualEdits => ({
  kept: entries.map(({ isKept = false }) => isKept),
  places,
});

const isPart = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

/** Reads marks left by another page. They are untrusted: invalid ones are dropped. */
export const readManualEdits = (note: unknown): ManualEdits => {
  const { kept, places } = isRecord(note) ? note : {};
  const found = Object.entries(isRecord(places) ? places : {}).flatMap(([rgb, place]) =>
    isRecord(place) && isPart(place.x) && isPart(place.y) ? [[rgb, { x: place.x, y: place.y }] as const] : [],
  );
  return {
    kept: Array.isArray(kept) ? kept.map((mark) => mark === true) : [],
    places: Object.fromEntries(found),
  };
};

export const withManualEdits = (
  entries: readonly PaletteEntry[],
  { kept }: ManualEdits,
): readonly PaletteEntry[] =>
  entries.map((entry, at) => (kept[at] ? Object.assign({ ...entry }, { isKept: true }) : entry));

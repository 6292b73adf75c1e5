import { customNames } from '../color/customNames';
import type { Palette } from '../color/types';
import { readPlace, type SavedPlace } from '../domain/savedPalette';
import { detailsOf, readDetails } from '../domain/paletteDetails';
import { attempt, own } from './foreignValue';
import { nameColor } from './nameColor';
import { createPalette, type PaletteDocument, type PaletteFields } from './palette';
import { cleanPaletteName } from './paletteName';
import { colorsToStored, parseColors, type SkippedColors, type StoredColors } from './storedColors';

/**
 * The only form of a palette as data: in a device's history and drafts, in navigation state, and across a sign-in or a
 * checkout. Unset fields are omitted.
 */
export type StoredPalette = StoredColors &
  ReturnType<typeof detailsOf> & {
    name?: string;
    /** The given names of its colors; '' for a color without one. */
    names?: string[];
    locked?: boolean[];
    saved?: SavedPlace;
  };

export const paletteToStored = ({
  colors,
  name,
  locked = [],
  saved,
  ...details
}: { readonly colors: Palette } & PaletteFields): StoredPalette => {
  const names = customNames(colors);
  return {
    ...colorsToStored(colors),
    ...(typeof name === 'string' && { name }),
    ...(names && { names }),
    ...(locked.includes(true) && { locked: [...locked] }),
    ...(saved && { saved }),
    ...detailsOf(details),
  };
};

/** Fields that could not be read as written. */
export type Skipped = SkippedColors | 'name' | 'names' | 'locked' | 'saved';

export type ReadPalette = { readonly palette: PaletteDocument; readonly skipped: readonly Skipped[] };

const readName = (value: unknown): string | null =>
  typeof value === 'string' ? cleanPaletteName(value) : null;

const listOf = (value: unknown): readonly unknown[] | null => (Array.isArray(value) ? value : null);

/**
 * Reads every form that a palette was ever stored in: colors as HSL with or without exact values beside them, as hex,
 * or as objects of both. Null where there are fewer than 2 colors; other unreadable fields are omitted and listed in
 * `skipped`. Never throws.
 */
export const readStoredPalette = (value: unknown): ReadPalette | null =>
  attempt(() => {
    const read = parseColors(own(value, 'colors'), own(value, 'hex'));
    if (!read) return null;
    const stored = {
      name: own(value, 'name'),
      names: own(value, 'names'),
      locked: own(value, 'locked'),
      saved: own(value, 'saved'),
    };
    const name = readName(stored.name);
    const names = listOf(stored.names);
    const flags = listOf(stored.locked);
    const saved = readPlace(stored.saved);
    const isLost = {
      name: (stored.name ?? null) !== null && name === null,
      names: (stored.names ?? null) !== null && names === null,
      locked: (stored.locked ?? null) !== null && flags === null,
      saved: (stored.saved ?? null) !== null && saved === null,
    };
    const skipped = (['name', 'names', 'locked', 'saved'] as const).filter((field) => isLost[field]);
    const locked = (flags ?? []).map((flag) => flag === true);
    const colors = read.colors.map((color, i) => nameColor(color, readName(names?.[i])));
    return {
      palette: createPalette(colors, {
        name,
        locked,
        ...(saved && { saved }),
        ...readDetails(value),
      }),
      skipped: [...read.skipped, ...skipped],
    };
  }, null);

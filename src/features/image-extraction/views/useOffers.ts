import { useMemo } from 'react';

import { colorFromPacked, packRgb } from '../../../color/color';
import { formatHex } from '../../../color/format';
import type { Namer } from '../../../color/nearestName';
import type { Palette } from '../../../color/types';
import { useListPopularQuery } from '../../../state/palette/popularPalettesApi';
import { readLatestPalette } from '../../../state/palette/stored/latestPalette';
import { useAppSelector } from '../../../state/hooks';
import { useNamer } from '../../../state/useNamer';
import { useSavedPalettes } from '../../../state/palette/useSavedPalettes';
import { useServices } from '../../../state/servicesContext';
import { selectHistory, selectRecord } from '../imageExtractionSlice';

/** Number of recent palettes offered. */
const MOST_EARLIER = 6;
/** Number of public palettes offered after the user's own. */
const MOST_POPULAR = 8;

/** 'Teal, Bone, Ink'; hex values while the list of names is loading. */
const colorNamesOf = (colors: Palette, namer: Namer | null): string =>
  (namer?.(colors) ?? colors.map((color) => formatHex(color))).join(', ');

/** A palette for recoloring the picture. */
export type Offer = {
  readonly value: string;
  readonly label: string;
  /** Its origin, if that is not the user. */
  readonly note?: string;
  readonly colors: readonly number[];
};

/**
 * All palettes on offer: the typed one, the builder's, those saved in projects, earlier ones from this page, and popular
 * ones of Explore.
 */
export const useOffers = (
  typed: readonly number[],
): { readonly offers: readonly Offer[]; readonly isLoading: boolean; readonly hasFailed: boolean } => {
  const { storage } = useServices();
  const { records } = useAppSelector(selectHistory);
  const current = useAppSelector(selectRecord);
  const saved = useSavedPalettes();
  const { data: popular, isLoading, isError } = useListPopularQuery();
  const namer = useNamer();
  const offers = useMemo(() => {
    const built = readLatestPalette(storage)?.map(({ rgb }) => packRgb(rgb));
    const shown = current?.entries.map(({ rgb }) => rgb).join();
    const own = saved.palettes.map(({ id, name, colors }): Offer => ({
      value: `saved ${id}`,
      label: name,
      colors: colors.map(({ rgb }) => packRgb(rgb)),
    }));
    const earlier = records
      .map(({ id, entries }) => ({ id, colors: entries.map(({ rgb }) => rgb) }))
      .filter(({ colors }) => colors.join() !== shown)
      .toReversed()
      .filter(({ colors }, i, all) => all.findIndex((one) => one.colors.join() === colors.join()) === i)
      .slice(0, MOST_EARLIER)
      .map(({ id, colors }): Offer => ({
        value: `${id}`,
        // They have no name: those of their colors tell them apart.
        label: colorNamesOf(colors.map(colorFromPacked), namer),
        note: 'Earlier',
        colors,
      }));
    const mine = [
      ...(typed.length > 0 ? [{ value: 'typed', label: 'From the text', colors: typed }] : []),
      ...(built ? [{ value: 'builder', label: 'From the builder', colors: built }] : []),
      ...own,
      ...earlier,
    ];
    const shared = (popular ?? [])
      .slice(0, MOST_POPULAR)
      .map(({ id, name, colors }): Offer => ({
        value: `explore ${id}`,
        label: name,
        note: 'Explore',
        colors: colors.map(({ rgb }) => packRgb(rgb)),
      }))
      // The user's own may be public, too.
      .filter(({ colors }) => mine.every((offer) => offer.colors.join() !== colors.join()));
    return [...mine, ...shared];
  }, [storage, records, current, saved.palettes, popular, typed, namer]);
  return { offers, isLoading, hasFailed: saved.hasFailed || isError };
};

import { useMemo } from 'react';

import { packRgb } from '../../../color/color';
import { useListPopularQuery } from '../../../state/palette/popularPalettesApi';
import { readLatestPalette } from '../../../state/palette/stored/latestPalette';
import { useAppSelector } from '../../../state/hooks';
import { useSavedPalettes } from '../../../state/palette/useSavedPalettes';
import { useServices } from '../../../state/servicesContext';
import { selectHistory, selectRecord } from '../imageExtractionSlice';

/** Number of recent palettes offered. */
const MOST_EARLIER = 6;
/** Number of public palettes offered after the user's own. */
const MOST_POPULAR = 8;

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
  const offers = useMemo(() => {
    const built = readLatestPalette(storage)?.map(({ rgb }) => packRgb(rgb));
    const shown = current?.entries.map(({ rgb }) => rgb).join();
    const own = saved.palettes.map(({ id, name, colors }): Offer => ({
      value: `saved ${id}`,
      label: name,
      colors: colors.map(({ rgb }) => packRgb(rgb)),
    }));
    const earlier = records
      .map(({ id, entries }): Offer => ({
        value: `${id}`,
        label: 'Earlier palette',
        colors: entries.map(({ rgb }) => rgb),
      }))
      .filter(({ colors }) => colors.join() !== shown)
      .toReversed()
      .slice(0, MOST_EARLIER);
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
  }, [storage, records, current, saved.palettes, popular, typed]);
  return { offers, isLoading, hasFailed: saved.hasFailed || isError };
};

import { useMemo } from 'react';

import { packRgb } from '../../../color/color';
import { readLatestPalette } from '../../../state/palette/stored/latestPalette';
import { useAppSelector } from '../../../state/hooks';
import { useSavedPalettes } from '../../../state/palette/useSavedPalettes';
import { useServices } from '../../../state/servicesContext';
import { selectHistory, selectRecord } from '../imageExtractionSlice';

/** Number of recent palettes offered. */
const MOST_EARLIER = 6;

/** A palette for recoloring the picture. */
export type Offer = { readonly value: string; readonly label: string; readonly colors: readonly number[] };

/** All palettes on offer: the typed one, the builder's, those saved in projects, earlier ones from this page. */
export const useOffers = (
  typed: readonly number[],
): { readonly offers: readonly Offer[]; readonly hasFailed: boolean } => {
  const { storage } = useServices();
  const { records } = useAppSelector(selectHistory);
  const current = useAppSelector(selectRecord);
  const { palettes, hasFailed } = useSavedPalettes();
  const offers = useMemo(() => {
    const built = readLatestPalette(storage)?.map(({ rgb }) => packRgb(rgb));
    const own = current?.entries.map(({ rgb }) => rgb).join();
    const saved = palettes.map(({ id, name, colors }): Offer => ({
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
      .filter(({ colors }) => colors.join() !== own)
      .toReversed()
      .slice(0, MOST_EARLIER);
    return [
      ...(typed.length > 0 ? [{ value: 'typed', label: 'From the text', colors: typed }] : []),
      ...(built ? [{ value: 'builder', label: 'From the builder', colors: built }] : []),
      ...saved,
      ...earlier,
    ];
  }, [storage, records, current, palettes, typed]);
  return { offers, hasFailed };
};

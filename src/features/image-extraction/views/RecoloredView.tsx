import { useMemo, useState } from 'react';

import { packRgb } from '../../../color/color';
import { readLatestPalette } from '../../../state/latestPalette';
import { useAppSelector } from '../../../state/hooks';
import { useServices } from '../../../state/servicesContext';
import { selectHistory, selectRecord } from '../imageExtractionSlice';
import type { Picture } from '../imageExtractionState';
import type { PaletteEntry } from '../paletteHistory';
import { PaletteMiniature } from '../PaletteMiniature';
import { Choices } from './Choices';
import { Compare } from './Compare';
import { counterparts } from './counterparts';
import { SaveLook } from './SaveLook';
import { useLook } from './useLook';
import { ViewLayout } from './ViewLayout';
import styles from './ViewsPanel.module.css';

/** So many of the palettes made last are offered. */
const MOST_EARLIER = 6;

type Offer = { readonly value: string; readonly label: string; readonly entries: readonly PaletteEntry[] };

const colorsOf = (entries: readonly PaletteEntry[]): string => entries.map(({ rgb }) => rgb).join();

const useOffers = (): readonly Offer[] => {
  const { storage } = useServices();
  const { records } = useAppSelector(selectHistory);
  const current = useAppSelector(selectRecord);
  return useMemo(() => {
    const built = readLatestPalette(storage)?.map(({ rgb }, _, { length }) => ({
      rgb: packRgb(rgb),
      share: 1 / length,
    }));
    const earlier = records
      .filter(({ entries }) => current && colorsOf(entries) !== colorsOf(current.entries))
      .toReversed()
      .slice(0, MOST_EARLIER)
      .map(({ id, entries }): Offer => ({ value: `${id}`, label: 'Earlier palette', entries }));
    return built ? [{ value: 'builder', label: 'From the builder', entries: built }, ...earlier] : earlier;
  }, [storage, records, current]);
};

const Recolored = ({ picture, offers }: { readonly picture: Picture; readonly offers: readonly Offer[] }) => {
  const entries = useAppSelector(selectRecord)?.entries;
  const [chosen, setChosen] = useState('');
  const offer = offers.find(({ value }) => value === chosen) ?? offers[0];
  const look = useMemo(() => {
    const palette = (entries ?? []).map(({ rgb }) => rgb);
    const others = (offer?.entries ?? []).map(({ rgb }) => rgb);
    return { kind: 'recolored', palette, target: counterparts(palette, others) } as const;
  }, [entries, offer]);
  const seen = useLook(picture.id, look);
  const choices = offers.map((one) => ({
    value: one.value,
    label: one.label,
    sample: (
      <span className={styles.strip}>
        <PaletteMiniature entries={one.entries} />
      </span>
    ),
  }));
  return (
    <ViewLayout
      options={
        <Choices label="Recolor by" choices={choices} value={offer?.value ?? ''} onChange={setChosen} />
      }
      action={<SaveLook picture={picture} look={look} suffix="recolored" />}
    >
      <Compare
        pictureId={picture.id}
        name={picture.name}
        seen={seen}
        caption="Recolored by another palette"
        ratio={picture.width / picture.height}
      />
    </ViewLayout>
  );
};

/** The picture in the colors of another palette: dark ones for dark, light ones for light. */
export const RecoloredView = ({ picture }: { readonly picture: Picture }) => {
  const offers = useOffers();
  return offers.length > 0 ? (
    <Recolored picture={picture} offers={offers} />
  ) : (
    <p className={styles.empty}>
      There is no other palette yet. Make one here or in the builder, and the picture can be seen in its
      colors.
    </p>
  );
};

import { useMemo } from 'react';

import { deltaE00 } from '../../../color/distance';
import { rgbToLab } from '../../../color/lab';
import { nearestInPalette } from '../../../color/nearestInPalette';
import { isSamplePalette } from '../../../domain/isSamplePalette';
import type { FindSort, SavedPalette } from '../../../domain/savedPalette';
import { useServices } from '../../../state/servicesContext';
import { Skeleton } from '../../../ui/Skeleton';
import type { ExploreQuery } from '../exploreQuery';
import { ageText, differenceFigure, differenceText, sampleText, usesText } from './cardNotes';
import { PaletteCard } from './PaletteCard';
import styles from './PaletteGrid.module.css';

/** As many as fit the first screen of a wide window. */
const FIRST_SCREEN = 12;
/** The most cards in a row. */
const ROW = 4;

const skeletons = (count: number) =>
  Array.from({ length: count }, (_, i) => (
    <li key={i} className={styles.skeleton} aria-hidden>
      <Skeleton radius="var(--radius-l)" />
    </li>
  ));

/** The value that a palette is sorted by. */
const orderText = (palette: SavedPalette, sort: FindSort, today: Date): string => {
  const { id, colors, selectionCount, createdAt } = palette;
  if (isSamplePalette(id)) return sampleText(selectionCount, colors.length);
  return sort === 'recent' ? ageText(createdAt, today) : usesText(selectionCount);
};

type PaletteGridProps = {
  readonly query: ExploreQuery;
  readonly palettes: readonly SavedPalette[];
  readonly isLoading: boolean;
  readonly onPreview: (paletteId: string) => void;
  readonly onUse: (palette: SavedPalette) => void;
};

/** The cards, and placeholders of the same size while loading. */
export const PaletteGrid = ({ query, palettes, isLoading, onPreview, onUse }: PaletteGridProps) => {
  const { now } = useServices();
  const { near, sort } = query;
  const cards = useMemo(() => {
    const today = now();
    return palettes.map((palette) => {
      const match = near && nearestInPalette(palette.colors, near);
      const found = match && palette.colors[match.index];
      const deltaE = near && found ? deltaE00(rgbToLab(found.rgb), rgbToLab(near.rgb)) : null;
      const isByDistance = deltaE !== null && sort === 'nearest';
      return {
        palette,
        nearIndex: match?.index ?? null,
        note: isByDistance && match ? differenceText(match.distance) : orderText(palette, sort, today),
        figure: isByDistance && match ? differenceFigure(deltaE, match.distance) : undefined,
      };
    });
  }, [palettes, near, sort, now]);
  return (
    <ul className={styles.grid} aria-label="Palettes" aria-busy={isLoading}>
      {cards.map((card) => (
        <PaletteCard key={card.palette.id} {...card} onPreview={onPreview} onUse={onUse} />
      ))}
      {isLoading && skeletons(palettes.length > 0 ? ROW : FIRST_SCREEN)}
    </ul>
  );
};

import type { SavedPalette } from '../../../domain/savedPalette';
import { useListPublicPalettesInfiniteQuery } from '../exploreApi';
import { readQuery, writeQuery } from '../exploreQuery';
import { PaletteGrid } from './PaletteGrid';
import styles from './PopularPalettes.module.css';

/** Two rows in a wide window. */
const SHOWN = 8;
const POPULAR = readQuery(new URLSearchParams());

type PopularPalettesProps = {
  readonly onPreview: (paletteId: string) => void;
  readonly onUse: (palette: SavedPalette) => void;
};

/** The most used palettes, under a search that found nothing. Without an answer there is nothing to show. */
export const PopularPalettes = ({ onPreview, onUse }: PopularPalettesProps) => {
  const { currentData } = useListPublicPalettesInfiniteQuery(writeQuery(POPULAR));
  const palettes = currentData?.pages[0]?.palettes.slice(0, SHOWN) ?? [];
  if (palettes.length === 0) return null;
  return (
    <section className={styles.popular} aria-labelledby="popular-palettes">
      <h2 id="popular-palettes">Popular palettes</h2>
      <PaletteGrid
        query={POPULAR}
        palettes={palettes}
        isLoading={false}
        onPreview={onPreview}
        onUse={onUse}
      />
    </section>
  );
};

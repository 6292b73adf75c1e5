import { useMemo } from 'react';

import { formatHex } from '../../color/format';
import type { Hex, Palette } from '../../color/types';
import { useListLatestQuery } from '../../state/palette/latestPalettesApi';
import { readLatestPalette } from '../../state/palette/stored/latestPalette';
import { useServices } from '../../state/servicesContext';
import { ColorStrip } from '../../ui/ColorStrip';
import styles from './LatestPalettes.module.css';

const MOST = 4;
/** For users who have made nothing yet. */
const BUILT_IN: readonly Hex[] = ['#1D1B31', '#6C3B8F', '#D65C8B', '#F7B267', '#FBEFE0'];

const hexesOf = (palette: Palette): readonly Hex[] => palette.map((color) => formatHex(color));

/** The user's latest saved palettes, one above the other, or else the one last worked on. */
export const LatestPalettes = () => {
  const { data, isLoading } = useListLatestQuery(MOST);
  const { storage } = useServices();
  const own = useMemo(() => readLatestPalette(storage), [storage]);
  const latest = data?.map(({ colors }) => hexesOf(colors)) ?? [];
  const strips = latest.length > 0 || isLoading ? latest : [own ? hexesOf(own) : BUILT_IN];
  return (
    <div className={styles.palettes} aria-hidden>
      {strips.map((hexes, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- two saved palettes may have the same colors
        <ColorStrip key={i} hexes={hexes} />
      ))}
    </div>
  );
};

import { useEffect, useState } from 'react';

import { formatHex } from '../../color/format';
import type { Hex } from '../../color/types';
import { reportError } from '../../state/reportError';
import { useServices } from '../../state/servicesContext';
import { ColorStrip } from '../../ui/ColorStrip';
import styles from './LatestPalettes.module.css';

const MOST = 4;
/** For whoever has saved nothing yet. */
const BUILT_IN: readonly Hex[] = ['#1D1B31', '#6C3B8F', '#D65C8B', '#F7B267', '#FBEFE0'];

/** The palettes that somebody saved last, one above the other. */
export const LatestPalettes = () => {
  const { backend } = useServices();
  const [strips, setStrips] = useState<readonly (readonly Hex[])[]>([]);

  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<readonly (readonly Hex[])[]> => {
      try {
        const projects = await backend.projects.list();
        return projects
          .flatMap(({ palettes }) => palettes)
          .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
          .slice(0, MOST)
          .map(({ colors }) => colors.map((color) => formatHex(color)));
      } catch (error) {
        reportError('reading the latest palettes', error);
        return [];
      }
    };
    void read().then((latest) => {
      if (isCurrent) setStrips(latest.length > 0 ? latest : [BUILT_IN]);
    });
    return () => {
      isCurrent = false;
    };
  }, [backend]);

  return (
    <div className={styles.palettes} aria-hidden>
      {strips.map((hexes, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- two saved palettes may have the same colors
        <ColorStrip key={i} hexes={hexes} />
      ))}
    </div>
  );
};

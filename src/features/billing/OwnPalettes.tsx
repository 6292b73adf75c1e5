import { useMemo } from 'react';

import { formatHex } from '../../color/format';
import { useServices } from '../../state/servicesContext';
import { readLatestPalette } from '../../state/palette/stored/latestPalette';
import { useSavedPalettes } from '../../state/palette/useSavedPalettes';
import { ColorStrip } from '../../ui/ColorStrip';
import styles from './OwnPalettes.module.css';

const MOST = 3;

/** The user's own palettes, saved or still on the device, as a reason to upgrade. Nothing if there are none. */
export const OwnPalettes = () => {
  const { storage } = useServices();
  const { palettes: saved } = useSavedPalettes();
  const latest = useMemo(() => readLatestPalette(storage), [storage]);
  const palettes = saved.length > 0 ? saved.map(({ colors }) => colors) : latest ? [latest] : [];
  if (palettes.length === 0) return null;
  return (
    <ul className={styles.palettes} aria-label="Your palettes">
      {palettes.slice(0, MOST).map((colors, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- two of them may be the same
        <li key={i}>
          <ColorStrip hexes={colors.map((color) => formatHex(color))} height={32} />
        </li>
      ))}
    </ul>
  );
};

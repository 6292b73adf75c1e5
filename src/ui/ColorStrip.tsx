import type { Hex } from '../color/types';
import styles from './ColorStrip.module.css';

/** Hard gradient stops side by side: one background instead of an element per color. */
export const stripBackground = (hexes: readonly Hex[]): string => {
  const stops = hexes.map((hex, i) => {
    const at = (place: number): string => `${((100 * place) / hexes.length).toFixed(3)}%`;
    return `${hex} ${at(i)} ${at(i + 1)}`;
  });
  return `linear-gradient(to right, ${stops.join(', ')})`;
};

type ColorStripProps = {
  readonly hexes: readonly Hex[];
  /** In pixels; without it the strip fills its parent. */
  readonly height?: number;
};

/** A palette drawn as one element. It is hidden from assistive technology: its parent names the palette. */
export const ColorStrip = ({ hexes, height }: ColorStripProps) => (
  <span className={styles.strip} style={{ background: stripBackground(hexes), height }} aria-hidden />
);

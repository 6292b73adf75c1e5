import { colorFromPacked } from '../../color/color';
import { rgbToLab } from '../../color/lab';
import type { Lab } from '../../color/types';

const labOf = (packed: number): Lab => rgbToLab(colorFromPacked(packed).rgb);

const squaredDistance = (p: Lab, q: Lab): number => (p.L - q.L) ** 2 + (p.a - q.a) ** 2 + (p.b - q.b) ** 2;

/**
 * Which grid cell represents which palette color: cell index → color. A palette color is a mean and rarely one of the
 * swatches, so it replaces the nearest one; the grid then shows every palette color exactly, and each can be switched
 * off there.
 */
export const matchSwatches = (
  swatches: readonly number[],
  palette: readonly number[],
): ReadonlyMap<number, number> => {
  const matches = new Map<number, number>();
  const inexact = palette.filter((color) => {
    const cell = swatches.indexOf(color);
    if (cell >= 0) matches.set(cell, color);
    return cell < 0;
  });
  const labs = inexact.length > 0 ? swatches.map(labOf) : [];
  for (const color of inexact) {
    const lab = labOf(color);
    let nearest = -1;
    let best = Infinity;
    labs.forEach((swatch, cell) => {
      const distance = squaredDistance(lab, swatch);
      if (distance < best && !matches.has(cell)) {
        nearest = cell;
        best = distance;
      }
    });
    if (nearest >= 0) matches.set(nearest, color);
  }
  return matches;
};

import { colorFromPacked } from '../../color/color';
import { deltaE00 } from '../../color/distance';
import { rgbToLab } from '../../color/lab';
import type { PaletteEntry } from './paletteHistory';

/** An automatic color closer to a kept one than this, in ΔE00, is redundant. */
const SAME = 3;

const labOf = (rgb: number) => rgbToLab(colorFromPacked(rgb).rgb);

/** The automatic colors that remain beside the kept ones: those most similar to a kept one are dropped first. */
const withoutSimilar = (
  kept: readonly PaletteEntry[],
  automatic: readonly PaletteEntry[],
  room: number,
): readonly PaletteEntry[] => {
  const labs = kept.map(({ rgb }) => labOf(rgb));
  const gapOf = (entry: PaletteEntry): number =>
    Math.min(...labs.map((lab) => deltaE00(lab, labOf(entry.rgb))));
  const others = automatic
    .map((entry) => ({ entry, gap: gapOf(entry) }))
    .filter(({ gap }) => gap >= SAME)
    .toSorted((a, b) => b.gap - a.gap)
    .slice(0, room);
  const staying = new Set(others.map(({ entry }) => entry));
  return automatic.filter((entry) => staying.has(entry));
};

/**
 * A palette of `count` colors in which kept ones stay at their index in `current`, or as close to it as a shorter
 * palette allows; automatic ones fill the other places in their own order. Longer than `count` if more are kept,
 * shorter if there are too few others. The shares are the given ones and have to be measured again.
 */
export const fillAroundKept = (
  current: readonly PaletteEntry[],
  automatic: readonly PaletteEntry[],
  count: number,
): readonly PaletteEntry[] => {
  const kept = current.flatMap((entry, index) => (entry.isKept ? [{ entry, index }] : []));
  if (kept.length === 0) return automatic;
  const filling = withoutSimilar(
    kept.map(({ entry }) => entry),
    automatic,
    Math.max(0, count - kept.length),
  );
  const length = kept.length + filling.length;
  const palette: PaletteEntry[] = [];
  let [nextKept, nextFilling] = [0, 0];
  while (palette.length < length) {
    const candidate = kept[nextKept];
    const isNext = candidate !== undefined && candidate.index <= palette.length;
    const hasNoRoom = length - palette.length <= kept.length - nextKept;
    const other = isNext || hasNoRoom ? undefined : filling[nextFilling];
    if (other) {
      palette.push(other);
      nextFilling += 1;
    } else if (candidate) {
      palette.push(candidate.entry);
      nextKept += 1;
    }
  }
  return palette;
};

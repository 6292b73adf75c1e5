import { ALPHA } from '../color/alpha';
import type { ColorCounts, ExactColors } from './colorSummary';
import type { CellSums, ExactSums, RowsReading, Votes } from './pictureParts';
import {
  MAX_EXACT_COLORS,
  type PictureOptions,
  type PictureReading,
  type PictureSize,
  previewAreas,
} from './pictureReader';
import { isFaintGlass, SHADOW, withoutShadow } from './softShadow';

const CELLS = 32_768;

/** Merges votes in order: a part's candidate wins where its lead exceeds that of the parts before. */
const joinVotes = (votes: readonly Votes[]) => {
  const candidates = new Uint32Array(CELLS);
  const leads = new Uint32Array(CELLS);
  const wins = new Uint32Array(CELLS);
  for (const part of votes) {
    part.cells.forEach((cell, at) => {
      const candidate = part.candidates[at]!;
      const lead = part.leads[at]!;
      if (candidates[cell] === candidate) {
        leads[cell]! += lead;
        wins[cell]! += part.wins[at]!;
      } else if (lead <= leads[cell]!) {
        leads[cell]! -= lead;
      } else {
        candidates[cell] = candidate;
        leads[cell] = lead - leads[cell]!;
        wins[cell] = part.wins[at]!;
      }
    });
  }
  return { candidates, wins };
};

const summarize = (
  parts: readonly CellSums[],
  { candidates, wins }: ReturnType<typeof joinVotes>,
): ColorCounts => {
  const totals = new Float64Array(CELLS * 4);
  for (const { cells, sums } of parts) {
    for (let at = 0; at < cells.length; at++) {
      const cell = cells[at]! * 4;
      for (let sum = 0; sum < 4; sum++) totals[cell + sum]! += sums[at * 4 + sum]!;
    }
  }
  const colors = new Uint32Array(CELLS);
  const weights = new Uint32Array(CELLS);
  const solids = new Uint32Array(CELLS);
  let found = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const count = totals[cell * 4 + 3]!;
    if (count === 0) continue;
    const mean = (sum: number): number => Math.floor(totals[cell * 4 + sum]! / count + 0.5);
    const isMajority = wins[cell]! * 8 * ALPHA.whole > count;
    colors[found] = isMajority ? candidates[cell]! : (mean(0) << 16) | (mean(1) << 8) | mean(2);
    weights[found] = Math.max(1, Math.floor(count / ALPHA.whole + 0.5));
    solids[found] = isMajority ? 4 * wins[cell]! : 0;
    found += 1;
  }
  return {
    colors: colors.slice(0, found),
    weights: weights.slice(0, found),
    solids: solids.slice(0, found),
  };
};

/** `glass` is the faint dark glass, which the parts leave out: one color for each cell. */
const joinExact = (parts: readonly (ExactSums | null)[], glass: ColorCounts | null): ExactColors | null => {
  const entries = new Map<number, { weight: number; solid: number }>();
  const add = (color: number, moreWeight: number, moreSolid: number): void => {
    const { weight, solid } = entries.get(color) ?? { weight: 0, solid: 0 };
    entries.set(color, { weight: weight + moreWeight, solid: solid + moreSolid });
  };
  for (const part of parts) {
    if (!part) return null;
    part.colors.forEach((color, at) => add(color, part.weights[at]!, part.solids[at]!));
    if (entries.size > MAX_EXACT_COLORS) return null;
  }
  glass?.colors.forEach((color, at) => add(color, ALPHA.whole * glass.weights[at]!, 0));
  const colors = Uint32Array.from(entries.keys()).toSorted();
  const pixels = (weight: number): number => Math.floor(weight / ALPHA.whole + 0.5);
  return {
    colors,
    weights: Uint32Array.from(colors, (color) => Math.max(1, pixels(entries.get(color)!.weight))),
    solids: Uint32Array.from(colors, (color) => pixels(entries.get(color)!.solid)),
  };
};

const isOccupied = (parts: readonly CellSums[]): boolean => parts.some(({ cells }) => cells.length > 0);

/** The colors of the preview, for a picture whose pixels are all too faint to be counted; a cell may occur repeatedly. */
const cellsOf = (rgba: Uint8ClampedArray): CellSums => {
  const cells = new Uint16Array(rgba.length / 4);
  const sums = new Float64Array(rgba.length);
  rgba.forEach((value, at) => {
    const channel = at & 3;
    sums[at] = channel === 3 ? value : value * rgba[at | 3]!;
    if (channel < 3) cells[at >> 2]! |= (value >> 3) << (10 - 5 * channel);
  });
  return { cells, sums };
};

/** Combines the readings of all rows of a picture, given from top to bottom. */
export const joinRows = (
  size: PictureSize,
  options: PictureOptions,
  parts: readonly RowsReading[],
): PictureReading => {
  const { columns, rows } = previewAreas(size, options);
  const rgba = new Uint8ClampedArray(columns.count * rows.count * 4);
  let at = 0;
  for (const { preview } of parts) {
    rgba.set(preview, at);
    at += preview.length;
  }
  const votes = joinVotes(parts.flatMap((part) => part.votes));
  const shadow = new Uint32Array(SHADOW.counts);
  for (const part of parts) part.shadow.forEach((count, sixteenth) => (shadow[sixteenth]! += count));
  const shadows = parts.map((part) => part.shadows);
  const counted = parts.map((part) => part.counted);
  const hasColors = isOccupied(counted);
  const glass = hasColors && isFaintGlass(shadow) ? summarize(shadows, votes) : null;
  const { solids, ...summary } = hasColors
    ? withoutShadow(summarize([...counted, ...(glass ? shadows : [])], votes), shadow)
    : summarize(isOccupied(shadows) ? shadows : [cellsOf(rgba)], votes);
  const exact = joinExact(
    parts.map((part) => part.exact),
    glass,
  );
  return {
    summary,
    solids,
    exact: exact && withoutShadow(exact, shadow),
    preview: { rgba, width: columns.count, height: rows.count },
  };
};

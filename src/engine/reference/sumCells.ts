import type { ColorSummary } from '../engine';
import { ALPHA } from '../pictureReader';
import { isShadow, weightOf } from './alphaWeight';
import { blue, cellOf, green, packed, red } from './pixelWords';

const CELLS = 32_768;

/** Sums of red, green, blue and 1, each times the weight in parts of `ALPHA.whole`: four numbers per cell. */
const addTo = (totals: Float64Array, pixel: number, weight: number): void => {
  const at = cellOf(pixel) * 4;
  totals[at]! += red(pixel) * weight;
  totals[at + 1]! += green(pixel) * weight;
  totals[at + 2]! += blue(pixel) * weight;
  totals[at + 3]! += weight;
};

/** Boyer–Moore majority vote in every cell, and how many groups each candidate has had since it took the lead. */
const createVotes = () => {
  const candidate = new Uint32Array(CELLS);
  const lead = new Uint32Array(CELLS);
  const wins = new Uint32Array(CELLS);
  return {
    candidate,
    wins,
    addRow: (row: Uint32Array): void => {
      for (let i = 0; i + 3 < row.length; i += 4) {
        const pixel = row[i]!;
        const isFlat = pixel === row[i + 1] && pixel === row[i + 2] && pixel === row[i + 3];
        if (!isFlat || weightOf(pixel) < ALPHA.whole) continue;
        const color = pixel & 0xffffff;
        const cell = cellOf(color);
        if (lead[cell] === 0 && candidate[cell] !== color) {
          candidate[cell] = color;
          wins[cell] = 0;
        }
        const isCandidate = candidate[cell] === color;
        lead[cell]! += isCandidate ? 1 : -1;
        wins[cell]! += isCandidate ? 1 : 0;
      }
    },
  };
};

/** The summary of a picture whose rows come one by one. */
export const sumCells = (): {
  readonly addRow: (row: Uint32Array) => void;
  readonly finish: () => ColorSummary;
} => {
  const counted = new Float64Array(CELLS * 4);
  const shadows = new Float64Array(CELLS * 4);
  const votes = createVotes();

  const summarize = (totals: Float64Array): ColorSummary => {
    const colors: number[] = [];
    const weights: number[] = [];
    for (let cell = 0; cell < CELLS; cell++) {
      const [r = 0, g = 0, b = 0, count = 0] = totals.subarray(cell * 4, cell * 4 + 4);
      if (count === 0) continue;
      const mean = (sum: number): number => Math.floor(sum / count + 0.5);
      const isMajority = votes.wins[cell]! * 8 * ALPHA.whole > count;
      weights.push(Math.max(1, Math.floor(count / ALPHA.whole + 0.5)));
      colors.push(isMajority ? packed(votes.candidate[cell]!) : (mean(r) << 16) | (mean(g) << 8) | mean(b));
    }
    return { colors: Uint32Array.from(colors), weights: Uint32Array.from(weights) };
  };

  return {
    addRow: (row) => {
      for (const pixel of row) {
        const weight = weightOf(pixel);
        if (weight > 0) addTo(isShadow(pixel) ? shadows : counted, pixel, weight);
      }
      votes.addRow(row);
    },
    finish: () => {
      const summary = summarize(counted);
      return summary.colors.length > 0 ? summary : summarize(shadows);
    },
  };
};

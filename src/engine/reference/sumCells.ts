import { ALPHA } from '../../color/alpha';
import type { CellSums, Votes } from '../pictureParts';
import { isShadow, weightOf } from './alphaWeight';
import { blue, cellOf, green, packed, red } from './pixelWords';

const CELLS = 32_768;

/** Adds weighted red, green and blue and the weight itself, in units of 1 / `ALPHA.whole`: four numbers per cell. */
const addTo = (totals: Float64Array, pixel: number, weight: number): void => {
  const at = cellOf(pixel) * 4;
  totals[at]! += red(pixel) * weight;
  totals[at + 1]! += green(pixel) * weight;
  totals[at + 2]! += blue(pixel) * weight;
  totals[at + 3]! += weight;
};

/** Boyer–Moore majority vote in every cell, counting each candidate's groups since it took the lead. */
const createVotes = () => {
  const candidate = new Uint32Array(CELLS);
  const lead = new Uint32Array(CELLS);
  const wins = new Uint32Array(CELLS);
  return {
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
    take: (): Votes => {
      const cells = Uint16Array.from(wins.keys()).filter((cell) => wins[cell]! > 0);
      return {
        cells,
        candidates: Uint32Array.from(cells, (cell) => packed(candidate[cell]!)),
        leads: Uint32Array.from(cells, (cell) => lead[cell]!),
        wins: Uint32Array.from(cells, (cell) => wins[cell]!),
      };
    },
  };
};

const toCellSums = (totals: Float64Array): CellSums => {
  const cells = Uint16Array.from({ length: CELLS }, (_, cell) => cell).filter(
    (cell) => totals[cell * 4 + 3]! > 0,
  );
  return {
    cells,
    sums: Float64Array.from({ length: cells.length * 4 }, (_, at) => totals[cells[at >> 2]! * 4 + (at & 3)]!),
  };
};

/** Cell sums and votes of rows that are added one by one. */
export const sumCells = () => {
  const counted = new Float64Array(CELLS * 4);
  const shadows = new Float64Array(CELLS * 4);
  const votes: Votes[] = [];
  let vote = createVotes();
  return {
    addRow: (row: Uint32Array): void => {
      for (const pixel of row) {
        const weight = weightOf(pixel);
        if (weight > 0) addTo(isShadow(pixel) ? shadows : counted, pixel, weight);
      }
      vote.addRow(row);
    },
    endPart: (): void => {
      votes.push(vote.take());
      vote = createVotes();
    },
    finish: () => ({ counted: toCellSums(counted), shadows: toCellSums(shadows), votes }),
  };
};

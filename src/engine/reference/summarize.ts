import type { ColorSummary } from '../colorSummary';
import { blue, cellOf, green, packed, pixelWords, red } from './pixelWords';

const CELLS = 32_768;

// Four numbers per cell.
const SUM_RED = 0;
const SUM_GREEN = 1;
const SUM_BLUE = 2;
const COUNT = 3;

const isOpaque = (pixel: number): boolean => pixel >>> 31 === 1;

const isFlat = (words: Uint32Array, at: number): boolean => {
  const first = words[at]!;
  return first === words[at + 1] && first === words[at + 2] && first === words[at + 3] && isOpaque(first);
};

const sumPixels = (words: Uint32Array): Uint32Array => {
  const sums = new Uint32Array(CELLS * 4);
  for (const pixel of words) {
    if (!isOpaque(pixel)) continue;
    const at = cellOf(pixel) * 4;
    sums[at + SUM_RED]! += red(pixel);
    sums[at + SUM_GREEN]! += green(pixel);
    sums[at + SUM_BLUE]! += blue(pixel);
    sums[at + COUNT]! += 1;
  }
  return sums;
};

type Votes = { readonly candidate: Uint32Array; readonly flat: Uint32Array };

/** Boyer–Moore majority vote in every cell, one vote per flat group. */
const vote = (words: Uint32Array): Votes => {
  const candidate = new Uint32Array(CELLS);
  const lead = new Uint32Array(CELLS);
  const flat = new Uint32Array(CELLS);
  for (let i = 0; i + 3 < words.length; i += 4) {
    if (!isFlat(words, i)) continue;
    const color = words[i]! & 0xffffff;
    const cell = cellOf(color);
    flat[cell]! += 1;
    if (lead[cell] === 0) candidate[cell] = color;
    // Stryker disable next-line AssignmentOperator: counted downward, modulo 2 ** 32, it is 0 at the same groups
    lead[cell]! += candidate[cell] === color ? 1 : -1;
  }
  return { candidate, flat };
};

const countWins = (words: Uint32Array, candidate: Uint32Array): Uint32Array => {
  const wins = new Uint32Array(CELLS);
  for (let i = 0; i + 3 < words.length; i += 4) {
    if (!isFlat(words, i)) continue;
    const color = words[i]! & 0xffffff;
    if (candidate[cellOf(color)] === color) wins[cellOf(color)]! += 1;
  }
  return wins;
};

export const summarize = (rgba: Uint8Array | Uint8ClampedArray): ColorSummary => {
  const words = pixelWords(rgba);
  const sums = sumPixels(words);
  const { candidate, flat } = vote(words);
  const isMajority = (groups: number, cell: number): boolean => 8 * groups > sums[cell * 4 + COUNT]!;
  const wins = flat.some(isMajority) ? countWins(words, candidate) : new Uint32Array(CELLS);

  const colors: number[] = [];
  const weights: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const at = cell * 4;
    const count = sums[at + COUNT]!;
    if (count === 0) continue;
    const mean = (sum: number): number => Math.floor(sum / count + 0.5);
    weights.push(count);
    colors.push(
      isMajority(wins[cell]!, cell)
        ? packed(candidate[cell]!)
        : (mean(sums[at + SUM_RED]!) << 16) | (mean(sums[at + SUM_GREEN]!) << 8) | mean(sums[at + SUM_BLUE]!),
    );
  }
  return { colors: Uint32Array.from(colors), weights: Uint32Array.from(weights) };
};

import type { CellSums, ExactSums, Votes } from './pictureParts';
import { MAX_EXACT_COLORS } from './pictureReader';
import type { Arena } from './wasmArena';
import type { WasmExports } from './wasmExports';

const CELLS = 32_768;
const CELL_BYTES = 16;
const VOTE_WORDS = 4;
/** Red, green, blue and weight, f64 each; a second table of these is for shadows. */
const TOTAL_WORDS = 4;
const SLOTS = 16_384;
const SLOT_BYTES = 32;
/** Bytes before the slots; they begin with the number of colors. */
const TABLE_HEADER = 16;

/** 0xBBGGRR → 0xRRGGBB. */
const packed = (pixel: number): number => ((pixel & 255) << 16) | (pixel & 0xff00) | (pixel >> 16);

/** Counts rows of pixels by cells of the color grid, and by exact color while these are few. */
export const openWasmCells = (wasm: WasmExports, arena: Arena) => {
  const cells = arena.cleared(CELLS * CELL_BYTES);
  const votes = arena.cleared(CELLS * VOTE_WORDS * 4);
  const totals = arena.cleared(2 * CELLS * TOTAL_WORDS * 8);
  const table = arena.cleared(TABLE_HEADER + SLOTS * SLOT_BYTES);
  let isCounting = true;

  const endCounting = (): void => {
    isCounting = arena.words(table, 1)[0]! <= MAX_EXACT_COLORS;
    if (!isCounting) wasm.foldColors(table, totals);
  };

  const sumsFrom = (start: number): CellSums => {
    const all = arena.doubles(start, CELLS * TOTAL_WORDS);
    const occupied = new Uint16Array(CELLS);
    let count = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      if (all[cell * TOTAL_WORDS + 3] !== 0) occupied[count++] = cell;
    }
    const sums = new Float64Array(count * TOTAL_WORDS);
    for (let at = 0; at < count; at++) {
      const from = occupied[at]! * TOTAL_WORDS;
      for (let sum = 0; sum < TOTAL_WORDS; sum++) sums[at * TOTAL_WORDS + sum] = all[from + sum]!;
    }
    return { cells: occupied.slice(0, count), sums };
  };

  const exactSums = (): ExactSums => {
    const slots = new DataView(wasm.memory.buffer, table + TABLE_HEADER, SLOTS * SLOT_BYTES);
    const found = arena.words(table, 1)[0]!;
    const colors = new Uint32Array(found);
    const weights = new Float64Array(found);
    const solids = new Float64Array(found);
    for (let at = 0, color = 0; at < SLOTS * SLOT_BYTES; at += SLOT_BYTES) {
      const mark = slots.getUint32(at, true);
      if (mark === 0) continue;
      colors[color] = mark - 1;
      weights[color] = slots.getFloat64(at + 16, true);
      solids[color] = slots.getFloat64(at + 24, true);
      color += 1;
    }
    return { colors, weights, solids };
  };

  return {
    // While exact colors are few they are counted instead of the cells, and are added to the cells at the end.
    addRow: (row: number, width: number, isOpaque: boolean): void => {
      let first = 0;
      if (isCounting) {
        if (isOpaque) first = wasm.countOpaque(table, votes, row, width);
        else wasm.countColors(table, row, width);
        endCounting();
      }
      if (first < width) wasm.addRow(cells, votes, totals, row + first * 4, width - first, isOpaque ? 1 : 0);
    },

    /** Returns and resets the votes at the end of a part. */
    takeVotes: (): Votes => {
      const words = arena.words(votes, CELLS * VOTE_WORDS);
      const voted: number[] = [];
      // Word 2 has the candidate's groups, which are above 0 in every cell that had a vote.
      for (let cell = 0; cell < CELLS; cell++) if (words[cell * VOTE_WORDS + 2] !== 0) voted.push(cell);
      const taken = {
        cells: Uint16Array.from(voted),
        candidates: Uint32Array.from(voted, (cell) => packed(words[cell * VOTE_WORDS]!)),
        leads: Uint32Array.from(voted, (cell) => words[cell * VOTE_WORDS + 1]!),
        wins: Uint32Array.from(voted, (cell) => words[cell * VOTE_WORDS + 2]!),
      };
      wasm.clear(votes, CELLS * VOTE_WORDS * 4);
      return taken;
    },

    finish: (): { counted: CellSums; shadows: CellSums; exact: ExactSums | null } => {
      wasm.foldCells(cells, totals);
      if (isCounting) wasm.foldColors(table, totals);
      return {
        counted: sumsFrom(totals),
        shadows: sumsFrom(totals + CELLS * TOTAL_WORDS * 8),
        exact: isCounting ? exactSums() : null,
      };
    },
  };
};

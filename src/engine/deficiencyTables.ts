import { DEFICIENCIES, type DeficiencyKind, type Matrix3, type Vector3 } from '../color/deficiency';
import { LINEAR } from '../color/linear';

/** Integers in the table of one side of the plane: 3 channels × 256 values × 4 lanes. */
export const SIDE_LENGTH = 3 * 256 * 4;

/** Fixed-point value of linear light 1: sums of three matrix columns still fit signed 32 bits. */
const ONE = 2 ** 28;

export type DeficiencyTables = {
  /** What each value of each channel adds to red, green and blue. Lane 3 sums to the side of the plane. */
  readonly high: Int32Array;
  readonly low: Int32Array;
  /** Both sides have the same matrix, so the plane needs no test. */
  readonly isSingle: boolean;
};

const side = (matrix: Matrix3, plane: Vector3): Int32Array => {
  const table = new Int32Array(SIDE_LENGTH);
  const longest = Math.max(...plane.map(Math.abs)) || 1;
  for (let i = 0; i < SIDE_LENGTH; i++) {
    const channel = i >> 10;
    const lane = i & 3;
    const factor = lane === 3 ? plane[channel]! / longest : matrix[lane * 3 + channel]!;
    table[i] = Math.round(factor * LINEAR[(i >> 2) & 255]! * ONE);
  }
  return table;
};

const cache = new Map<DeficiencyKind, DeficiencyTables>();

export const deficiencyTables = (kind: DeficiencyKind): DeficiencyTables => {
  const known = cache.get(kind);
  if (known) return known;
  const { high, low, plane } = DEFICIENCIES[kind];
  const tables = {
    high: side(high, plane),
    low: side(low, plane),
    isSingle: plane.every((axis) => axis === 0),
  };
  cache.set(kind, tables);
  return tables;
};

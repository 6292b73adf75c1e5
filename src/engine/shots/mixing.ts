import { GRID_CELLS, SIGNATURE_BYTES } from '../frameSignature';
import type { Sequence } from './shot';

/** How the frames between two places relate to the pictures at both. */
export type Mixing = {
  /** Progress at each sample by the cells' lumas: 0 is the first picture, 1 the second. */
  readonly ways: readonly number[];
  /** RMS residual that no mix of both explains, relative to their difference. */
  readonly rest: number;
  /** Distance of cells to the nearer of both pictures, relative to their difference: large in a dissolve. */
  readonly between: number;
  /** Progress at each sample by the cells nearer to the second picture: even steps for a moving edge. */
  readonly crossed: readonly number[];
  /** Cells that return to the first picture after being nearer to the second, relative to the difference. */
  readonly back: number;
  /** Mean deviation of brightness from the mix, relative to the brightness. */
  readonly light: number;
  /** Minimum squared detail, relative to what a camera would keep. */
  readonly leastDetail: number;
  /** The same for detail relative to brightness, which does not depend on exposure. */
  readonly leastTexture: number;
};

/**
 * Squared detail that a camera movement between two pictures would have on its way: linear for a pan, geometric for a
 * zoom, here the mean of both.
 */
export const expectedDetail = (from: number, to: number, way: number): number => {
  const even = from + (to - from) * way;
  const byFactors = Math.max(1, from) * (Math.max(1, to) / Math.max(1, from)) ** way;
  return (even + byFactors) / 2;
};

/** The same of textures, which are small but never 0. */
const expectedTexture = (from: number, to: number, way: number): number =>
  (from + (to - from) * way + from * (to / from) ** way) / 2;

const SAMPLES = 7;
const first = new Float64Array(GRID_CELLS);
const second = new Float64Array(GRID_CELLS);
const switched = new Uint8Array(GRID_CELLS);

/**
 * Compares evenly spaced frames with the pictures at both ends, by a least-squares fit of each as a weighted sum of the
 * two, apart from mean luma: a dissolve leaves no residual, however the light flickers.
 */
export const measureMixing = ({ frames, kept }: Sequence, before: number, after: number): Mixing => {
  const { bytes, means, details } = frames;
  const [from, to] = [kept[before]!, kept[after]!];
  const [fromMean, toMean] = [means[from]!, means[to]!];
  let [firsts, seconds, both, span] = [0, 0, 0, 0];
  for (let cell = 0; cell < GRID_CELLS; cell += 1) {
    const x = bytes[from * SIGNATURE_BYTES + cell]! - fromMean;
    const y = bytes[to * SIGNATURE_BYTES + cell]! - toMean;
    first[cell] = x;
    second[cell] = y;
    firsts += x * x;
    seconds += y * y;
    both += x * y;
    span += Math.abs(x + fromMean - y - toMean);
  }
  const difference = Math.max(1, firsts + seconds - 2 * both);
  const determinant = Math.max(1e-6, firsts * seconds - both * both);
  switched.fill(0);
  const ways: number[] = [];
  const crossed: number[] = [];
  let [light, lightness] = [0, 0];
  let [rest, between, back, leastDetail, leastTexture] = [0, 0, 0, Infinity, Infinity];
  const textureOf = (frame: number): number => Math.max(1, details[frame]!) / Math.max(1, means[frame]!) ** 2;
  const [fromTexture, toTexture] = [textureOf(from), textureOf(to)];
  for (let sample = 1; sample <= SAMPLES; sample += 1) {
    const frame = kept[before + Math.round(((after - before) * sample) / (SAMPLES + 1))]!;
    const mean = means[frame]!;
    let [withFirst, withSecond, own, over] = [0, 0, 0, 0];
    for (let cell = 0, at = frame * SIGNATURE_BYTES; cell < GRID_CELLS; cell += 1, at += 1) {
      const luma = bytes[at]!;
      const x = luma - mean;
      const one = first[cell]! + fromMean;
      const other = second[cell]! + toMean;
      withFirst += x * first[cell]!;
      withSecond += x * second[cell]!;
      own += x * x;
      const toOne = Math.abs(luma - one);
      const toOther = Math.abs(luma - other);
      between += Math.min(toOne, toOther);
      if (toOther < toOne) {
        switched[cell] = 1;
        over += Math.abs(one - other);
      } else if (switched[cell] === 1) back += Math.abs(one - other);
    }
    const part = (withFirst * seconds - withSecond * both) / determinant;
    const otherPart = (withSecond * firsts - withFirst * both) / determinant;
    rest += Math.max(0, own - part * withFirst - otherPart * withSecond);
    const way = otherPart / Math.max(0.2, part + otherPart);
    ways.push(way);
    crossed.push(over / Math.max(1, span));
    const inside = Math.max(0, Math.min(1, way));
    light += mean - fromMean - (toMean - fromMean) * inside;
    lightness += Math.max(mean, fromMean + (toMean - fromMean) * inside);
    const expected = expectedDetail(details[from]!, details[to]!, inside);
    leastDetail = Math.min(leastDetail, details[frame]! / Math.max(1, expected));
    const usual = expectedTexture(fromTexture, toTexture, sample / (SAMPLES + 1));
    leastTexture = Math.min(leastTexture, textureOf(frame) / usual);
  }
  const scale = SAMPLES * Math.max(1, span);
  return {
    ways,
    rest: Math.sqrt(rest / SAMPLES / difference),
    between: between / scale,
    crossed,
    back: back / scale,
    light: Math.abs(light) / Math.max(1, lightness),
    leastDetail,
    leastTexture,
  };
};

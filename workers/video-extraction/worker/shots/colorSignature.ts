import type { Pixels } from '../../../../src/engine/planes';

/** Histograms of red, green and blue in each quarter of a frame, summed up from below and scaled to 1. */
export type ColorSignature = Float32Array;

/** Longest side in pixels of what a signature is read from. */
export const SIGNATURE_SIDE = 96;

const LEVELS = 32;
const CHANNELS = 3;
const QUARTERS = 4;
const SERIES = LEVELS * CHANNELS;

export const signatureOf = ({ rgba, width, height }: Pixels): ColorSignature => {
  const signature = new Float32Array(QUARTERS * SERIES);
  const middleX = width / 2;
  const middleY = height / 2;
  for (let row = 0, at = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, at += 4) {
      const quarter = ((row < middleY ? 0 : 2) + (column < middleX ? 0 : 1)) * SERIES;
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        const level = (rgba[at + channel] ?? 0) >> 3;
        const bin = quarter + channel * LEVELS + level;
        signature[bin] = (signature[bin] ?? 0) + 1;
      }
    }
  }
  for (let start = 0; start < signature.length; start += LEVELS) {
    const series = signature.subarray(start, start + LEVELS);
    let sum = 0;
    series.forEach((count, level) => {
      sum += count;
      series[level] = sum;
    });
    if (sum > 0) series.forEach((count, level) => (series[level] = count / sum));
  }
  return signature;
};

/**
 * How far colors have to be moved to turn one frame into the other, 0 to 1: the area between the summed histograms
 * (earth mover's distance). A fade moves them little from frame to frame and a pan hardly at all; a cut, at once.
 */
export const signatureDistance = (first: ColorSignature, second: ColorSignature): number => {
  let area = 0;
  first.forEach((value, index) => (area += Math.abs(value - (second[index] ?? 0))));
  return area / first.length;
};

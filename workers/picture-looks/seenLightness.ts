import type { Oklab } from '../../src/color/types';

// The toe that makes OKLab's lightness that of CIELAB: B. Ottosson, "Okhsv and Okhsl" (2021).
const [K1, K2] = [0.206, 0.03];
const K3 = (1 + K1) / (1 + K2);
/** OKLab lightness as it is seen, both 0–1. */
export const toe = (okL: number): number => {
  const x = K3 * okL - K1;
  return (x + Math.sqrt(x * x + 4 * K2 * K3 * okL)) / 2;
};
/** The inverse of `toe`. */
export const withoutToe = (seen: number): number => (seen * (seen + K1)) / (K3 * (seen + K2));

/** Of a lightness near 0, where both are. */
const TOE_AT_BLACK = (K2 * K3) / K1;

/**
 * OKLab with less and less of everything toward black: there it sets a step of a single code as far apart as ten codes
 * of light gray are. Noise that nobody sees in a black background would be loud once that is light.
 */
export const seenOf = ({ okL, okA, okB }: Oklab): Oklab => {
  const seen = toe(okL);
  const share = okL > 0 ? seen / okL : TOE_AT_BLACK;
  return { okL: seen, okA: okA * share, okB: okB * share };
};

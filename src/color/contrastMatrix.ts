import { colorFromHex, sameColor } from './color';
import { contrastRatio } from './contrast';
import { contrastLevel, type ContrastLevel } from './contrastLevel';
import type { Color } from './types';

export type ContrastPair = {
  readonly background: Color;
  readonly foreground: Color;
  readonly backgroundIndex: number;
  readonly foregroundIndex: number;
  readonly ratio: number;
  /** 4.5 or more. */
  readonly passesNormal: boolean;
  /** 3 or more. */
  readonly passesLarge: boolean;
};

export type ContrastMatrix = {
  /** Every ordered pair, highest ratio first. */
  readonly pairs: readonly ContrastPair[];
  readonly tallies: Readonly<Record<ContrastLevel, number>>;
};

const BLACK_AND_WHITE = ['#000000', '#FFFFFF'].map(colorFromHex);

/** The colors, followed by black and white unless they are among them. */
export const withBlackAndWhite = (colors: readonly Color[]): Color[] => [
  ...colors,
  ...BLACK_AND_WHITE.filter((extreme) => !colors.some((color) => sameColor(color, extreme))),
];

/** A ratio computed elsewhere, by the indexes of background and foreground. */
export type RatioOf = (backgroundIndex: number, foregroundIndex: number) => number;

const pairOf = (
  background: Color,
  backgroundIndex: number,
  foreground: Color,
  foregroundIndex: number,
  ratio: number,
): ContrastPair => {
  const level = contrastLevel(ratio);
  const passesNormal = level === 'AAA';
  const passesLarge = level !== 'Fail';
  return { background, foreground, backgroundIndex, foregroundIndex, ratio, passesNormal, passesLarge };
};

const byRatio = (a: ContrastPair, b: ContrastPair): number =>
  b.ratio - a.ratio || a.backgroundIndex - b.backgroundIndex || a.foregroundIndex - b.foregroundIndex;

/** Lists and counts both orders of each pair, as text and background differ in use. Ties are ordered by index. */
export const contrastMatrix = (colors: readonly Color[], ratioOf?: RatioOf): ContrastMatrix => {
  const pairs = colors
    .flatMap((background, i) =>
      colors.flatMap((foreground, j) => {
        if (i === j) return [];
        const ratio = ratioOf?.(i, j) ?? contrastRatio(background.rgb, foreground.rgb);
        return [pairOf(background, i, foreground, j, ratio)];
      }),
    )
    .toSorted(byRatio);
  const tallies = { AAA: 0, 'AA Large': 0, Fail: 0 };
  for (const { ratio } of pairs) tallies[contrastLevel(ratio)]++;
  return { pairs, tallies };
};

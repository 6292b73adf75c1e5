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

/** The colors with black and white after them, each only where it is absent. */
export const withBlackAndWhite = (colors: readonly Color[]): Color[] => [
  ...colors,
  ...BLACK_AND_WHITE.filter((extreme) => !colors.some((color) => sameColor(color, extreme))),
];

/** The ratio of a pair that somebody has reckoned already, by the indexes of its background and foreground. */
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

/** Both orders of a pair are listed and counted: text and background differ in use. Ties go by index. */
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

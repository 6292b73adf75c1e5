import { sameColor } from '../color';
import type { Random } from '../random';
import type { Color, Palette } from '../types';
import { ATTEMPTS } from './distinct';
import { randomColor } from './randomColor';
import { canChange, type Flags } from './scope';

const CANDIDATES = 10;

const drawOther = (taken: readonly Color[], random: Random): Color => {
  let drawn = randomColor(random);
  for (let attempt = 1; attempt < ATTEMPTS && taken.some((color) => sameColor(color, drawn)); attempt++)
    drawn = randomColor(random);
  return drawn;
};

/** 10 palettes with another random color in place of the selected one. None while that color is locked. */
export const swapCandidates = (
  palette: Palette,
  selected: number,
  locked: Flags,
  random: Random,
): Palette[] => {
  if (!palette[selected] || !canChange({ locked }, selected)) return [];
  const drawn: Color[] = [];
  for (let i = 0; i < CANDIDATES; i++) drawn.push(drawOther([...palette, ...drawn], random));
  return drawn.map((color) => palette.with(selected, color));
};

import type { EvenBy, ThemeMode } from '../../../theme/theme';
import type { Ladder } from '../../../theme/ladder';
import type { PlotShape } from './Plot';

export const LIGHTNESS: PlotShape = {
  title: 'Lightness',
  pointLabel: 'Lightness of',
  low: 0,
  high: 1,
  byKey: 0.005,
  byShift: 0.02,
  marks: [
    [1, '100'],
    [0.5, '50'],
    [0, '0'],
  ],
};

export const CHROMA: PlotShape = {
  title: 'Chroma',
  pointLabel: 'Chroma of',
  low: 0,
  high: 2,
  byKey: 0.05,
  byShift: 0.2,
  marks: [
    [2, '×2'],
    [1, '×1'],
    [0, '0'],
  ],
};

/** The relative luminance of a tone and the 0.05 that a WCAG ratio adds. */
const lightOf = (tone: number): number => tone ** 3 + 0.05;

/** '58.5 %', or '4.52 : 1 to the first step' if steps are even by contrast. */
export const toneText = (ladder: Ladder, tone: number, evenBy: EvenBy): string => {
  if (evenBy === 'lightness') return `${(tone * 100).toFixed(1)} %`;
  const [a, b] = [lightOf(ladder[0] ?? 1), lightOf(tone)];
  return `${(Math.max(a, b) / Math.min(a, b)).toFixed(2)} : 1 to the first step`;
};

/** The least difference of two tones, which the address can represent. */
const APART = 0.002;

/** Limits a tone to the range between the neighboring steps: a ladder is monotonic. */
export const toneBetween = (ladder: Ladder, mode: ThemeMode, step: number, tone: number): number => {
  const [before, after] = [ladder[step - 1], ladder[step + 1]];
  const [lower, upper] = mode === 'light' ? [after, before] : [before, after];
  return Math.min((upper ?? 1 + APART) - APART, Math.max((lower ?? -APART) + APART, tone));
};

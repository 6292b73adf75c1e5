import { describe, expect, it } from 'vitest';

import { contrastRatio } from '../../src/color/contrast';
import { chooseInk, chooseText, firstReaching, groundOf } from '../../src/theme/chooseTexts';
import { resolveAlias, type OwnScales } from '../../src/theme/themeScales';
import type { Alias } from '../../src/theme/theme';
import { gray, grayScale, neutral } from './grayScales';

const step = (place: number): Alias => ({ scale: 'neutral', step: place });

/** The first four steps of a neutral as the grounds of its page. */
const groundsOf = (own: OwnScales) =>
  groundOf(own, { background: step(0), surface: step(1), raised: step(2), muted: step(3) });

describe('the grounds of a mode', () => {
  it('are four colors in the order of their roles, and a color has its lowest ratio to any of them', () => {
    const own = neutral([0.98, 0.95, 0.9, 0.6, 0.2]);
    const { aliases, colors, against } = groundsOf(own);
    expect(colors).toEqual([0.98, 0.95, 0.9, 0.6].map(gray));
    expect(aliases.muted).toEqual(step(3));
    expect(against(gray(0.2))).toBe(contrastRatio(gray(0.2).rgb, gray(0.6).rgb));
    expect(against(gray(1))).toBe(contrastRatio(gray(1).rgb, gray(0.98).rgb));
  });
});

describe('the first step that reaches a ratio', () => {
  it('does so on every ground', () => {
    const ground = groundsOf(neutral([1, 1, 1, 0.9]));
    const scale = grayScale('teal', [0.9, 0.6, 0.5, 0.3]);
    // On 0.9: (0.9³ + 0.05) / (0.6³ + 0.05) = 2.93, of 0.5: 4.45, of 0.3: 10.1.
    expect(firstReaching(scale, 2.8, ground)).toEqual({ scale: 'teal', step: 1 });
    expect(firstReaching(scale, 3, ground)).toEqual({ scale: 'teal', step: 2 });
    expect(firstReaching(scale, 4.5, ground)).toEqual({ scale: 'teal', step: 3 });
    expect(firstReaching(scale, 11, ground)).toBeUndefined();
  });
});

describe('text', () => {
  const textOn = (steps: readonly number[]): Alias => chooseText(neutral(steps), groundsOf(neutral(steps)));

  it('is the last step of the neutral where that has 4.5 : 1 on every ground', () => {
    expect(textOn([0.98, 0.95, 0.98, 0.9, 0.48])).toEqual(step(4));
    expect(textOn([0.17, 0.2, 0.25, 0.3, 0.75])).toEqual(step(4));
  });

  it('is else pure black or white, whichever reads better', () => {
    // On 0.9 a gray of 0.52 has (0.729 + 0.05) / (0.1406 + 0.05) = 4.09.
    expect(textOn([0.98, 0.95, 0.98, 0.9, 0.52])).toEqual({ pure: 'black' });
    expect(textOn([0.17, 0.2, 0.25, 0.3, 0.6])).toEqual({ pure: 'white' });
  });
});

describe('text on a filled area', () => {
  const own = neutral([0.98, 0.9, 0.5, 0.25]);
  const ratioOf = (area: number): number => {
    const color = resolveAlias(own, chooseInk(own, gray(area)));
    return color ? contrastRatio(color.rgb, gray(area).rgb) : 0;
  };

  it('is the end of the neutral that reads better on it', () => {
    expect(chooseInk(own, gray(0.9))).toEqual(step(3));
    expect(chooseInk(own, gray(0.75))).toEqual(step(3));
    expect(chooseInk(own, gray(0.3))).toEqual(step(0));
    expect(chooseInk(own, gray(0.5))).toEqual(step(0));
  });

  it('is pure black or white where neither end has 4.5 : 1, of which one always has', () => {
    // Of 0.6 the dark end has (0.216 + 0.05) / (0.0156 + 0.05) = 4.05, black 5.32 and white 3.95.
    expect(chooseInk(own, gray(0.6))).toEqual({ pure: 'black' });
    // Of 0.566 the light end has (0.941 + 0.05) / (0.181 + 0.05) = 4.28, white 4.54 and black 4.63.
    expect(chooseInk(own, gray(0.566))).toEqual({ pure: 'black' });
    expect(chooseInk(own, gray(0.56))).toEqual({ pure: 'white' });
    for (let area = 0; area <= 1; area += 0.01) expect(ratioOf(area)).toBeGreaterThanOrEqual(4.5);
  });
});

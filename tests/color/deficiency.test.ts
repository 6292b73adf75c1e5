import { converter } from 'culori';
import { describe, expect, it } from 'vitest';
import { DEFICIENCIES, simulateDeficiency, type DeficiencyKind } from '../../src/color/deficiency';
import type { Rgb } from '../../src/color/types';
import { asCulori, SRGB_GRID, worst } from './grid';
import { BRETTEL_1997, STEPS } from './libDaltonLens.data';

const channels = ({ r, g, b }: Rgb): number[] => [r, g, b];
const GRID: readonly Rgb[] = STEPS.flatMap((r) => STEPS.flatMap((g) => STEPS.map((b) => ({ r, g, b }))));

const published = (kind: keyof typeof BRETTEL_1997): number[] =>
  (BRETTEL_1997[kind].match(/../g) ?? []).map((hex) => Number.parseInt(hex, 16));

describe('simulateDeficiency', () => {
  it.each(Object.keys(BRETTEL_1997) as (keyof typeof BRETTEL_1997)[])(
    'gives the published Brettel values for %s on 729 colors',
    (kind) => {
      const found = GRID.flatMap((rgb) => channels(simulateDeficiency(rgb, kind)));
      const expected = published(kind);
      expect(expected).toHaveLength(729 * 3);
      expect(worst(found, expected)).toBeLessThanOrEqual(1);
      // Rounding is never below truncating, save where the two powers differ in the last bit.
      const below = found.filter((value, i) => value < (expected[i] ?? 0));
      expect(below.length / found.length).toBeLessThan(0.01);
    },
  );

  const linear = converter('lrgb');
  const encoded = converter('rgb');
  const gray = (rgb: Rgb, share: number): number[] => {
    const { r, g, b } = linear(asCulori(rgb));
    const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    const mix = (v: number): number => share * y + (1 - share) * v;
    const out = encoded({ mode: 'lrgb', r: mix(r), g: mix(g), b: mix(b) });
    return [out.r, out.g, out.b].map((v) => Math.round(v * 255));
  };

  const seen = (kind: DeficiencyKind) => SRGB_GRID.map((rgb) => channels(simulateDeficiency(rgb, kind)));

  it('shows achromatopsia as the luminance alone', () => {
    expect(seen('achromatopsia')).toEqual(SRGB_GRID.map((rgb) => gray(rgb, 1)));
  });

  it('mixes achromatomaly from 0.8 of the luminance, in linear light', () => {
    expect(seen('achromatomaly')).toEqual(SRGB_GRID.map((rgb) => gray(rgb, 0.8)));
  });

  it.each(Object.keys(DEFICIENCIES) as DeficiencyKind[])(
    'leaves black, white and all grays as they are in %s',
    (kind) => {
      const grays = Array.from({ length: 256 }, (_, v): Rgb => ({ r: v, g: v, b: v }));
      expect(grays.map((rgb) => simulateDeficiency(rgb, kind))).toEqual(grays);
    },
  );
});

describe('DEFICIENCIES', () => {
  it('lists the eight kinds with their captions, in order', () => {
    expect(Object.entries(DEFICIENCIES).map(([kind, { label, caption }]) => [kind, label, caption])).toEqual([
      ['protanopia', 'Protanopia', 'red-blind'],
      ['deuteranopia', 'Deuteranopia', 'green-blind, most common'],
      ['tritanopia', 'Tritanopia', 'blue-blind, rare'],
      ['achromatopsia', 'Achromatopsia', 'complete'],
      ['protanomaly', 'Protanomaly', 'red-weak'],
      ['deuteranomaly', 'Deuteranomaly', 'green-weak'],
      ['tritanomaly', 'Tritanomaly', 'blue-weak'],
      ['achromatomaly', 'Achromatomaly', ''],
    ]);
  });

  it('uses one matrix for the kinds without a plane', () => {
    expect(DEFICIENCIES.achromatopsia.high).toEqual(DEFICIENCIES.achromatopsia.low);
    expect(DEFICIENCIES.achromatomaly.high).toEqual(DEFICIENCIES.achromatomaly.low);
  });
});

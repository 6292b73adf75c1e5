import { describe, expect, it } from 'vitest';
import { formatHex } from '../../../../src/color/format';
import type { Color } from '../../../../src/color/types';
import {
  readHslTriple,
  readOklchTriple,
  readRgbTriple,
} from '../../../../src/palette/notations/values/triples';

const hexOf = (color: Color | null): string | null => color && formatHex(color);

describe('three numbers without a function', () => {
  it.each([
    ['13 148 136', '#0D9488'],
    ['13,  148,  136', '#0D9488'],
    ['0 0 0', '#000000'],
    ['0 1 20', '#000114'],
    ['1 1 255', '#0101FF'],
    // Growth, shrinking and basis of a flexible box, and the like.
    ['0 1 0', null],
    ['1 1 1', null],
    ['013 148 136', null],
    ['13 148 256', null],
  ])('%s are red, green and blue: %s', (text, hex) => {
    expect(hexOf(readRgbTriple(text))).toBe(hex);
  });

  it.each([
    ['120 100% 25%', '#008000'],
    ['120deg,  100%,  25%', '#008000'],
    ['120 100 25', null],
  ])('%s are hue, saturation and lightness: %s', (text, hex) => {
    expect(hexOf(readHslTriple(text))).toBe(hex);
  });

  it.each([
    ['1 0 0', '#FFFFFF'],
    ['100%  0  0deg', '#FFFFFF'],
    ['0.5 0.6 180', null],
    ['2 0 0', null],
  ])('%s are lightness, chroma and hue: %s', (text, hex) => {
    expect(hexOf(readOklchTriple(text))).toBe(hex);
  });

  it('have at most the chroma of 0.5', () => {
    expect(readOklchTriple('0.5 0.5 180')).not.toBeNull();
  });
});

import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import {
  callAs,
  customNames,
  keepCustomNames,
  sameCustomNames,
  withCustomNames,
} from '../../src/color/customNames';
import type { Palette } from '../../src/color/types';

/** '#0D9488' or '#0D9488 Primary'. */
const paletteOf = (...colors: string[]): Palette =>
  colors.map((text) => {
    const { rgb, hsl } = colorFromHex(text.slice(0, 7));
    const name = text.slice(8);
    return name === '' ? { rgb, hsl } : { rgb, hsl, name };
  });

const namesOf = (palette: Palette): (string | null)[] => palette.map(({ name }) => name ?? null);

describe('what colors are called', () => {
  const namer = withCustomNames((colors) => colors.map((_, i) => ['Teal', 'Paper', 'Ink'][i] ?? ''));

  it('is their given name, or else the computed one', () => {
    expect(namer(paletteOf('#0D9488', '#F5F5F4 Surface', '#1C1917'))).toEqual(['Teal', 'Surface', 'Ink']);
  });

  it('is numbered where two would be called alike, by given names or a computed one', () => {
    expect(namer(paletteOf('#0D9488 Brand', '#F5F5F4 Brand', '#1C1917 brand'))).toEqual([
      'Brand',
      'Brand 2',
      'brand 3',
    ]);
    expect(namer(paletteOf('#0D9488', '#F5F5F4 Teal'))).toEqual(['Teal 2', 'Teal']);
  });

  it('is what is computed, where no color has a given name', () => {
    const computed = ['Teal', 'Paper'];
    expect(withCustomNames(() => computed)(paletteOf('#0D9488', '#F5F5F4'))).toBe(computed);
  });

  it('is answered with the same array for the same palette', () => {
    const palette = paletteOf('#0D9488 Brand', '#F5F5F4');
    expect(namer(palette)).toBe(namer(palette));
  });
});

it('the given names of a palette are listed place by place, or not at all', () => {
  expect(customNames(paletteOf('#0D9488', '#F5F5F4 Surface'))).toEqual(['', 'Surface']);
  expect(customNames(paletteOf('#0D9488', '#F5F5F4'))).toBeNull();
});

it('a palette is called as another one: by its names place by place, by none where that has none', () => {
  const own = paletteOf('#0D9488 Primary', '#F5F5F4 Paper', '#1C1917');
  expect(callAs(own, paletteOf('#FF0000 Red', '#00FF00'))).toEqual(
    paletteOf('#0D9488 Red', '#F5F5F4', '#1C1917'),
  );
});

describe('an edited palette', () => {
  const before = paletteOf('#0D9488 Primary', '#F5F5F4', '#1C1917 Ink');

  it('has the given names wherever the values went', () => {
    expect(namesOf(keepCustomNames(before, paletteOf('#1C1917', '#F5F5F4', '#0D9488')))).toEqual([
      'Ink',
      null,
      'Primary',
    ]);
  });

  it('has the very colors and the very palette that nothing is to be added to', () => {
    const after = paletteOf('#0D9488 Primary', '#F5F5F4', '#1C1917');
    const named = keepCustomNames(before, after);
    expect(named[0]).toBe(after[0]);
    expect(named[1]).toBe(after[1]);
    expect(keepCustomNames(paletteOf('#0D9488'), after)).toBe(after);
  });

  it('has a name once where it was given to one of two equal colors', () => {
    const twins = paletteOf('#0D9488 Primary', '#0D9488');
    const read = paletteOf('#0D9488', '#0D9488', '#1C1917');
    expect(namesOf(keepCustomNames(twins, read))).toEqual(['Primary', null, null]);
    expect(namesOf(keepCustomNames(twins.toReversed(), read))).toEqual([null, 'Primary', null]);
    expect(namesOf(keepCustomNames(before, read))).toEqual(['Primary', null, 'Ink']);
  });

  it('leaves an equal color nameless when the named one is taken out or moved', () => {
    const twins = paletteOf('#0D9488 Primary', '#0D9488', '#1C1917');
    expect(namesOf(keepCustomNames(twins, twins.slice(1)))).toEqual([null, null]);
    expect(namesOf(keepCustomNames(twins, twins.toReversed()))).toEqual([null, null, 'Primary']);
  });

  it('gives a name that came along with one color to no other', () => {
    const after = paletteOf('#0D9488', '#0D9488 Primary');
    expect(namesOf(keepCustomNames(before, after))).toEqual([null, 'Primary']);
  });

  it('has none for a value that is new, and leaves a name that came along', () => {
    expect(namesOf(keepCustomNames(before, paletteOf('#0D9489', '#1C1917 Text')))).toEqual([null, 'Text']);
  });
});

describe('two palettes', () => {
  it('have the same given names, or not, whatever their values are', () => {
    const named = paletteOf('#0D9488 Primary', '#F5F5F4');
    expect(sameCustomNames(named, paletteOf('#1C1917 Primary', '#FFFFFF'))).toBe(true);
    expect(sameCustomNames(named, paletteOf('#0D9488 Brand', '#F5F5F4'))).toBe(false);
    expect(sameCustomNames(named, paletteOf('#0D9488 Primary', '#F5F5F4 Paper'))).toBe(false);
    expect(sameCustomNames(named, paletteOf('#0D9488', '#F5F5F4'))).toBe(false);
  });
});

import { parse } from 'css-tree';
import { compile } from 'tailwindcss';
import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../../../../src/color/color';
import { formatHex } from '../../../../../src/color/format';
import { shadeScale } from '../../../../../src/color/shadeScale';
import {
  customProperty,
  SCALE_FORMATS,
} from '../../../../../src/features/builder/panels/shade-scale/scaleFormats';

const SHADES = shadeScale(colorFromHex('#2B3FD6'));
const HEXES = SHADES.map(({ color }) => formatHex(color).toLowerCase());
const STEPS = SHADES.map(({ step }) => String(step));

const write = (format: string): string =>
  SCALE_FORMATS.find(({ value }) => value === format)?.write('royal-blue', SHADES) ?? '';

/** The values in the order they stand. */
const hexesIn = (text: string): string[] => text.match(/#[0-9a-f]{6}\b/g) ?? [];

describe('a scale', () => {
  it('as CSS is one rule that a parser takes, with a property for each step', () => {
    const css = write('css');
    const problems: string[] = [];
    parse(css, { onParseError: (error) => problems.push(error.message), parseCustomProperty: true });
    expect(problems).toEqual([]);
    expect(css).toMatch(/^:root \{\n {2}--royal-blue-50: #[0-9a-f]{6};\n/);
    expect(hexesIn(css)).toEqual(HEXES);
    expect(css.match(/--royal-blue-\d+/g)).toEqual(STEPS.map((step) => `--royal-blue-${step}`));
  });

  it('as Tailwind 4 gives a utility for each step', async () => {
    const tailwind = await compile(`${write('tailwind4')}@tailwind utilities;`);
    const css = tailwind.build(STEPS.map((step) => `bg-royal-blue-${step}`));
    for (const [i, step] of STEPS.entries()) {
      expect(css).toContain(`.bg-royal-blue-${step}`);
      expect(css).toContain(`--color-royal-blue-${step}: ${HEXES[i] ?? ''}`);
    }
  });

  it('as Tailwind 3 is a part of an object with the steps as keys', () => {
    // The same object as JSON, which a parser of this language reads.
    const json = `{${write('tailwind3')
      .replaceAll("'", '"')
      .replaceAll(/(\d+):/g, '"$1":')
      .replaceAll(/,(?=\n *\}|\n$)/g, '')}}`;
    expect(JSON.parse(json)).toEqual({
      'royal-blue': Object.fromEntries(STEPS.map((step, i) => [step, HEXES[i]])),
    });
  });

  it('as design tokens has the exact color of each step twice: as components and as hex', () => {
    const tokens = JSON.parse(write('tokens')) as Record<
      string,
      { $type: string } & Record<
        string,
        { $value: { colorSpace: string; components: number[]; hex: string } }
      >
    >;
    const group = tokens['royal-blue'];
    expect(group?.$type).toBe('color');
    for (const [i, step] of STEPS.entries()) {
      const { colorSpace, components = [], hex } = group?.[step]?.$value ?? {};
      expect(colorSpace).toBe('srgb');
      expect(hex).toBe(HEXES[i]);
      const bytes = components.map((component) =>
        Math.round(component * 255)
          .toString(16)
          .padStart(2, '0'),
      );
      expect(`#${bytes.join('')}`).toBe(HEXES[i]);
    }
  });
});

describe('a line of the preview', () => {
  it('is the line of the CSS', () => {
    const anchor = SHADES.find(({ isAnchor }) => isAnchor);
    const line = anchor && customProperty('royal-blue', anchor);
    expect(line).toBe('--royal-blue-700: #2b3fd6;');
    expect(write('css')).toContain(line);
  });
});

import { describe, expect, it } from 'vitest';

import { colorFromPacked } from '../../../src/color/color';
import { createCollector, refused } from '../../../src/palette/notations/found';
import { createProgress } from '../../../src/palette/notations/progress';
import { parseSections } from '../../../src/palette/notations/sections';
import { parseText } from '../../../src/palette/notations/parseText';
import { hexes, named } from './hexes';

const RED = colorFromPacked(0xff0000);

describe('what is found in a text', () => {
  it('is its colors by their names; a name of spaces is none', () => {
    const collector = createCollector();
    for (const name of [undefined, null, '', ' \t', ' Ink ']) collector.addColor(RED, name);
    expect(collector.found('List').colors.map(({ name }) => name)).toEqual([null, null, null, null, ' Ink ']);
  });

  it('is what is wrong, on one line of forty signs at most, and why where that is known', () => {
    const collector = createCollector();
    collector.addProblem(3, '  a\n \t b ');
    collector.addProblem(4, 'x'.repeat(40), 'outOfRange');
    collector.addProblem(5, 'x'.repeat(41));
    expect(collector.found('List').problems).toEqual([
      { line: 3, text: 'a b' },
      { line: 4, text: 'x'.repeat(40), reason: 'outOfRange' },
      { line: 5, text: `${'x'.repeat(39)}…` },
    ]);
  });

  it('is ten thousand colors at most', () => {
    const collector = createCollector();
    for (let i = 0; i < 9999; i++) collector.addColor(RED);
    expect(collector.isFull()).toBe(false);
    collector.addColor(RED);
    expect(collector.isFull()).toBe(true);
    collector.addColor(RED);
    collector.addProblem(1, 'late');
    const { colors, problems } = collector.found('List');
    expect([colors.length, problems]).toEqual([10_000, []]);
  });

  it('is no palette any more after a thousand lines that are wrong', () => {
    const collector = createCollector();
    for (let i = 0; i < 999; i++) collector.addProblem(i, 'x');
    expect(collector.isFull()).toBe(false);
    collector.addProblem(999, 'x');
    collector.addProblem(1000, 'x');
    collector.addColor(RED);
    expect([collector.isFull(), collector.found('List').problems.length]).toEqual([true, 1000]);
    expect(collector.found('List').colors).toEqual([]);
  });

  it('has a title where one is seen, and not the one that we give where there is none', () => {
    const titled = (title?: string | null) => createCollector().found('List', title);
    expect(titled(' Sea\n')).toEqual({ kind: 'List', colors: [], problems: [], refusal: null, title: 'Sea' });
    for (const title of [undefined, null, '', ' ', '\u200B', 'Palette', ' Palette '])
      expect(titled(title)).not.toHaveProperty('title');
  });

  it('is nothing but the reason where it is refused', () => {
    expect(refused('Link', 'importLinkEmpty')).toEqual({
      kind: 'Link',
      colors: [],
      problems: [],
      refusal: 'importLinkEmpty',
    });
  });
});

describe('how far a text has been read', () => {
  it('is told every fifty thousand signs, as a part of the whole', () => {
    const told: number[] = [];
    const progress = createProgress(200_000, (part) => told.push(part));
    for (let at = 0; at <= 200_000; at += 10_000) progress(at);
    expect(told).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it('is not told of a short one', () => {
    const told: number[] = [];
    const progress = createProgress(49_999, (part) => told.push(part));
    for (const at of [0, 1000, 49_999]) progress(at);
    expect(told).toEqual([]);
  });
});

describe('a palette in several notations below each other', () => {
  const sections = (...parts: readonly string[]) =>
    parseSections(parts.join('\n'), (part) => parseText(part));
  const HEX = '/* Hex */\n#0d9488 #f5f5f4';
  const CSS = '/* CSS */\n--teal: #0d9488;\n--paper: #f5f5f4;';
  const RGB = '/* RGB */\nrgb(13, 148, 136)\nrgb(245, 245, 244)';

  it('is read once, from the part that has most names', () => {
    for (const found of [sections(HEX, CSS, RGB), sections(CSS, HEX, RGB), sections(HEX, RGB, CSS)])
      expect(found && named(found)).toEqual(['#0D9488 teal', '#F5F5F4 paper']);
  });

  it('is read from the first part where all have as many', () => {
    const found = sections(HEX, RGB);
    expect([found?.kind, found && hexes(found)]).toEqual(['Hex list', ['#0D9488', '#F5F5F4']]);
  });

  it('may be cut off in its last part', () => {
    const found = sections(HEX, CSS, '/* RGB */\nrgb(13, 148, 136)');
    expect(found && hexes(found)).toEqual(['#0D9488', '#F5F5F4']);
  });

  it.each([
    ['one part', [HEX]],
    ['other colors', [HEX, '/* RGB */\nrgb(13, 148, 136)\nrgb(0, 0, 0)']],
    ['one color in each', ['/* A */\n#0d9488', '/* B */\n#0d9488']],
    ['something before the first title', ['#123456', HEX, CSS]],
    ['a part that is whole but once', [HEX, '/* RGB */\nrgb(13, 148, 136)']],
    ['more parts than a palette has', Array.from({ length: 21 }, () => HEX)],
  ])('is none with %s', (_, parts) => {
    expect(sections(...parts)).toBeNull();
  });

  it('is one in as many as twenty parts, with spaces before the first', () => {
    expect(sections('  \n', ...Array.from({ length: 20 }, () => HEX))).not.toBeNull();
  });

  it('has the lines of the whole text in what is wrong', () => {
    const found = sections('/* Hex */\n#0d9488 #f5f5f4\n#12345', `${CSS}\n--bad: #12345;`);
    expect(found?.problems.map(({ line }) => line)).toEqual([7]);
  });
});

import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { parseFile } from '../../../../src/palette/notations/parseFile';
import { named } from '../hexes';

const FIRST = '{"compatibleVersion":"1.4","pluginVersion":"1.4","colors":["#0D9488","#1C1917FF"]}';
const records = (colors: string, gradients = ''): string =>
  `{"compatibleVersion":"2.0","pluginVersion":"2.22","colors":[${colors}],"gradients":[${gradients}],"images":[]}`;
const TEAL = '{"name":"Teal","red":0.05098039,"green":0.5803922,"blue":0.5333333,"alpha":1}';
const INK = '{"name":"海 Türkis","red":0.1098,"green":0.098,"blue":0.0902,"alpha":0.5}';
const FADE =
  '{"name":"Fade","gradient":{"_class":"gradient","stops":[{"color":{"_class":"color","alpha":1,"red":1,"green":0,"blue":0},"position":0},{"color":{"_class":"color","alpha":1,"red":0,"green":0,"blue":1},"position":1}]}}';

const FILES: readonly (readonly [string, string, readonly string[]])[] = [
  ['of the first version', FIRST, ['#0D9488 -', '#1C1917 -']],
  ['of the second version', records(`${TEAL},${INK}`), ['#0D9488 Teal', '#1C1917 海 Türkis']],
  [
    'without names, as version 1.4 has them, too',
    '{"colors":[{"alpha":1,"blue":1,"green":1,"red":1},{"alpha":1,"blue":0,"green":0,"red":0}],"compatibleVersion":"1.4","pluginVersion":"1.4"}',
    ['#FFFFFF -', '#000000 -'],
  ],
  ['with a gradient, whose stops come last', records(TEAL, FADE), ['#0D9488 Teal', '#FF0000 -', '#0000FF -']],
  ['without colors', records(''), []],
];

describe('a palette of Sketch', () => {
  it.each(FILES)('%s: names, colors and order', (_, text, expected) => {
    expect(parseFile(strToU8(text))).toMatchObject({ kind: 'JSON', problems: [], refusal: null });
    expect(named(parseFile(strToU8(text)))).toEqual(expected);
  });

  it.each(FILES)('%s: broken off, it has no color; from its first key on, it is refused', (_, text) => {
    const bytes = strToU8(text);
    const found = Array.from({ length: bytes.length - 1 }, (__, i) => parseFile(bytes.subarray(0, i + 1)));
    expect(found.flatMap(named)).toEqual([]);
    const keyed = found.slice(text.indexOf(':'));
    expect(keyed.filter(({ refusal }) => refusal !== 'importUnreadable')).toEqual([]);
  });

  it.each(FILES)('%s: with bytes behind its end it is the same, or refused', (_, text, expected) => {
    for (const rest of [
      [0, 0],
      [13, 10, 26],
      [13, 10],
      [255, 254, 253],
    ]) {
      const found = parseFile(Uint8Array.from([...strToU8(text), ...rest]));
      expect(found.refusal === 'importUnreadable' ? expected : named(found)).toEqual(expected);
    }
  });

  it('of more colors than are read', () => {
    const found = parseFile(strToU8(records(Array.from({ length: 10_050 }, () => TEAL).join())));
    expect([found.refusal, found.colors.length < 10_050]).toEqual([null, true]);
  });

  it('within a document of Sketch is not read, which is said', () => {
    const bytes = zipSync({ 'document.json': strToU8('{"_class":"document"}'), 'meta.json': strToU8('{}') });
    expect(parseFile(bytes)).toMatchObject({ colors: [], refusal: 'importUnreadable' });
  });

  it.each([
    ['with comments', '{\n  "teal": "#0D9488", // "sea\n  "ink": "#1C1917"\n'],
    ['of code', '["#0D9488", "#1C1917"].map(toColor); //'],
  ])('is not what damaged JSON is taken for: a list %s is read', (_, text) => {
    expect(named(parseFile(strToU8(text))).map((line) => line.slice(0, 7))).toEqual(['#0D9488', '#1C1917']);
  });
});

import { describe, expect, it } from 'vitest';
import { completedJson } from '../../../../src/palette/notations/json/cutOffJson';
import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

describe('JSON that breaks off', () => {
  it.each([
    ['in a value', '{"sea":"#0D9488","ink":"#1C', '{"sea":"#0D9488"}'],
    ['behind a value', '{"sea":"#0D9488","ink":"#1C1917"', '{"sea":"#0D9488","ink":"#1C1917"}'],
    ['in a key', '{"sea":"#0D9488","in', '{"sea":"#0D9488"}'],
    ['behind a key', '{"sea":"#0D9488","ink"', '{"sea":"#0D9488"}'],
    ['before a value', '{"sea":"#0D9488","ink": ', '{"sea":"#0D9488"}'],
    ['behind a comma', '{"sea":"#0D9488",\n', '{"sea":"#0D9488"}'],
    ['in a list', '["#0D9488","#1C1917"', '["#0D9488","#1C1917"]'],
    ['in a text of a list', '["#0D9488","#1C', '["#0D9488"]'],
    ['in a number, which may have gone on', '[[13,148,136],[28,2', '[[13,148,136],[28]]'],
    ['deep in groups', '{"a":{"b":{"c":"#0D9488"},"d":{"e', '{"a":{"b":{"c":"#0D9488"},"d":{}}}'],
    [
      'in a text with brackets and quotes in it',
      '{"a {\\"b\\"": "#0D9488", "c [',
      '{"a {\\"b\\"": "#0D9488"}',
    ],
    ['in its first text', '{"sea', '{}'],
  ])('%s ends with its last whole value', (_, text, whole) => {
    expect(completedJson(text)).toBe(whole);
    expect(() => JSON.parse(whole)).not.toThrow();
  });

  it('is read up to there, with the names of its colors, and says where it breaks off', () => {
    const found = parseText(
      '{\n  "brand": {\n    "sea": "#0D9488",\n    "ink": "#1C1917",\n    "sand": "#E9C4',
    );
    expect(named(found)).toEqual(['#0D9488 brand sea', '#1C1917 brand ink']);
    expect(found.kind).toBe('JSON');
    expect(found.problems).toEqual([{ line: 5, text: '"sand": "#E9C4', reason: 'brokenOff' }]);
  });

  it('says so too where nothing but brackets are missing', () => {
    expect(parseText('["#0D9488","#1C1917"\n').problems).toEqual([
      { line: 1, text: '["#0D9488","#1C1917"', reason: 'brokenOff' },
    ]);
  });
});

it('takes no more than linear time, however deep it is', () => {
  const deep = `{"a":${'['.repeat(1_000_000)}`;
  expect(completedJson(deep)).toBe(`${deep}${']'.repeat(1_000_000)}}`);
});

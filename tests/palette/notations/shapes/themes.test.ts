import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

describe('themes', () => {
  it('of Tailwind 3 have an opacity that is set elsewhere', () => {
    const text = 'colors: {\n  primary: ({ opacityValue }) => `rgb(13 148 136 / ${opacityValue})`,\n}';
    expect(named(parseText(text))).toEqual(['#0D9488 primary']);
  });

  it('in JSX have their names', () => {
    const text = "<Theme theme={{ colors: { primary: '#0d9488', ink: '#1c1917' } }}>";
    expect(named(parseText(text))).toEqual(['#0D9488 primary', '#1C1917 ink']);
  });

  it('of Chrome have shifts that are no colors', () => {
    const text = '{"theme":{"colors":{"frame":[13,148,136]},"tints":{"buttons":[0.33,0.5,0.47]}}}';
    expect(hexes(parseText(text))).toEqual(['#0D9488']);
    expect(hexes(parseText('{"tints":{"100":"#CCFBF1"}}'))).toEqual(['#CCFBF1']);
  });

  it('may be lists of tokens with their values deeper', () => {
    const text = '[{"id":"abc123","name":"teal","value":{"color":{"r":13,"g":148,"b":136}}}]';
    expect(named(parseText(text))).toEqual(['#0D9488 teal']);
  });
});

it('a word beside a value of its hue is its name, however light or dark', () => {
  const lines = [
    '#57F287 Green',
    '#E5E7EB Gray',
    '#111111 Black',
    '#FCA5A5 Red',
    '#1E40AF Blue',
    '#78350F Brown',
  ];
  for (const text of [
    lines.join('\n'),
    lines.map((line) => line.split(' ').toReversed().join(' ')).join('\n'),
  ])
    expect(named(parseText(text))).toEqual(lines);
});

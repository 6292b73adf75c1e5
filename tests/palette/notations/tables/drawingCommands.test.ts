import { expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

it.each([
  ['GrADS', 'set rgb 16 250 60 60\nset rgb 17 13 148 136\n', ['#FA3C3C -', '#0D9488 -']],
  [
    'GrADS in a script, with opacity',
    "* rain\n'set rgb 20 250 60 60 128'\n'set clevs 0 10 20'\n'set rgb 21 13 148 136 -100'\n'set ccols 20 21'\n",
    ['#FA3C3C -', '#0D9488 -'],
  ],
  [
    'Grace',
    '@map color 0 to (255, 255, 255), "white"\n@map color 1 to (13, 148, 136), "teal"\n@page size 792, 612\n',
    ['#FFFFFF white', '#0D9488 teal'],
  ],
  [
    'MapServer',
    'CLASS\n  NAME "Water"\n  STYLE\n    COLOR 13 148 136 # sea\n    OUTLINECOLOR 28 25 23\n    WIDTH 2\n  END\nEND\n',
    ['#0D9488 -', '#1C1917 -'],
  ],
])('commands of %s set colors', (_, text, expected) => {
  const found = parseText(text);
  expect(named(found)).toEqual(expected);
  expect(found).toMatchObject({ kind: 'Drawing commands', problems: [] });
});

it('a command with numbers that no color has is told', () => {
  const { problems } = parseText('set rgb 16 250 60 60\nset rgb 17 300 0 0\n');
  expect(problems).toEqual([{ line: 2, text: 'set rgb 17 300 0 0', reason: 'outOfRange' }]);
});

import { describe, expect, it } from 'vitest';
import { csvCell } from '../../../../src/domain/csvCell';
import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

const namesIn = (...cells: readonly string[]): string[] =>
  named(parseText(['Name,Hex', ...cells.map((cell) => `${cell},#0D9488`)].join('\n'))).map((row) =>
    row.slice('#0D9488 '.length),
  );

describe('the apostrophe before a cell of a table', () => {
  // OWASP, CSV injection: what spreadsheets would run as a formula has an apostrophe before it.
  it.each(['=A1', '+1+1 red', '-2 red', '@SUM(1)', '＝A1', '＋A1', '－A1', '＠A1', '  =A1', "'n' roll"])(
    'is not part of the name where it guards: %s',
    (name) => {
      expect(csvCell(name)).toBe(`'${name}`);
      expect(namesIn(csvCell(name))).toEqual([name]);
    },
  );

  it.each(["'Tis blue", "Rock'-n'-roll", "Devil's'=red"])('stays where it guards nothing: %s', (name) => {
    expect(namesIn(name)).toEqual([name]);
  });
});

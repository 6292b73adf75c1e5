import { describe, expect, it } from 'vitest';
import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

describe('declarations with colors beside them', () => {
  it.each([
    ['--brand: #123456; navy, rgb(1 2 3)', ['#123456 brand', '#000080 -', '#010203 -']],
    ['--brand: #123456;\nnavy', ['#123456 brand', '#000080 -']],
    ['$ink: navy\n#abcdef, 0xff8800', ['#000080 ink', '#ABCDEF -', '#FF8800 -']],
    ['brand: #123456; navy, rgb(1, 2, 3);', ['#123456 brand', '#000080 -', '#010203 -']],
  ])('are all read: %s', (text, colors) => {
    expect(named(parseText(text))).toEqual(colors);
  });

  it.each([
    ['a heading that is a color word', 'Plum\nbrand: #123456;', ['#123456 brand']],
    ['a sentence', '--brand: #123456; not navy, rgb(1 2 3)', ['#123456 brand']],
    ['arguments in braces', 'a { --brand: #123456; navy, red }', ['#123456 brand']],
  ])('leave %s to the readers of code', (_, text, colors) => {
    expect(named(parseText(text))).toEqual(colors);
  });
});

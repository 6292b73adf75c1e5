import { describe, expect, it } from 'vitest';
import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes } from '../hexes';

describe('color words in attributes', () => {
  it('are the colors of shapes, whatever other attributes say', () => {
    const text = '<rect fill="red" stroke="none" class="tan"/>\n<stop stop-color=\'blue\' offset="1"/>';
    expect(hexes(parseText(text))).toEqual(['#FF0000', '#0000FF']);
  });

  it('keep the name before them where they are no attributes, but code', () => {
    const { colors } = parseText('fill="teal";\nstroke="tan";');
    expect(colors.map(({ name }) => name)).toEqual(['fill', 'stroke']);
  });
});

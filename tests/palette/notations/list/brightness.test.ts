import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

// Half as bright and half as saturated as cyan, of 255 in each channel: #408080.
describe('functions of hue, saturation and brightness', () => {
  it.each([
    ['in a list', 'Teal: hsb(180, 50%, 50%)\nRed: #ff0000', ['#408080 Teal', '#FF0000 Red']],
    ['behind other signs', 'Teal - hsv(180, 50%, 50%)\nRed = #ff0000', ['#408080 Teal', '#FF0000 Red']],
    ['between commas', 'hsb(180 50 50), #123456, navy', ['#408080 -', '#123456 -', '#000080 -']],
    ['alone', 'hsb(180, 50%, 50%)\nhsv(0, 100%, 100%)', ['#408080 -', '#FF0000 -']],
    ['with fractions', 'hsv(180, 0.5, 0.5)\n#123456', ['#408080 -', '#123456 -']],
    ['with signs of degrees and an opacity', 'hsb(180° 50% 50% / 80%)\n#123456', ['#408080 -', '#123456 -']],
    ['in a table', 'name,color\nTeal,"hsb(180, 50%, 50%)"', ['#408080 Teal']],
    ['in a sentence', 'Our teal is hsb(180, 50%, 50%) on #ffffff.', ['#408080 teal', '#FFFFFF -']],
    ['beside the same color', '#408080 / hsb(180, 50%, 50%)', ['#408080 -']],
  ])('are read %s', (_, text, colors) => {
    const found = parseText(text);
    expect(named(found)).toEqual(colors);
    expect(found.problems).toEqual([]);
  });

  it.each(['hsb(400, 20%, 30%)', 'hsv(174, 84%)', 'hsb(10, 120%, 30%)'])('are told if wrong: %s', (wrong) => {
    const found = parseText(`${wrong}, #123456, navy`);
    expect(named(found)).toEqual(['#123456 -', '#000080 -']);
    expect(found.problems.map(({ text }) => text)).toEqual([wrong]);
  });
});

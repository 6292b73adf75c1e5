import { describe, expect, it } from 'vitest';

import { parseText } from '../../../src/palette/notations/parseText';
import { hexes, named } from './hexes';

const FIVE = ['#264653', '#2A9D8F', '#E9C46A', '#F4A261', '#E76F51'];
const THREE = FIVE.slice(0, 3);

describe('colors in a link', () => {
  it.each([
    ['Coolors', 'https://coolors.co/264653-2a9d8f-e9c46a-f4a261-e76f51', FIVE],
    ['a palette page of Coolors', 'https://coolors.co/palette/264653-2a9d8f-e9c46a-f4a261-e76f51', FIVE],
    [
      'Color Hunt',
      'https://colorhunt.co/palette/22283131363f76abaeeeeeee',
      ['#222831', '#31363F', '#76ABAE', '#EEEEEE'],
    ],
    [
      'Realtime Colors',
      'https://www.realtimecolors.com/?colors=050315-fbfbfe-2f27ce-dedcff-433bff&fonts=Inter-Inter',
      ['#050315', '#FBFBFE', '#2F27CE', '#DEDCFF', '#433BFF'],
    ],
    ['this product', 'https://hueloom.test/palette-builder?c=264653-2a9d8f-e9c46a&n=Teal', THREE],
    ['this product, without the origin', '/palette-builder?c=264653-2a9d8f-e9c46a', THREE],
    [
      'Adobe Color',
      'https://color.adobe.com/create/color-wheel/?base=2&rule=Analogous&mode=rgb&rgbvalues=1,0,0,0,0.5,1,0,0,0',
      ['#FF0000', '#0080FF', '#000000'],
    ],
    ['a list with commas and underscores', 'https://example.test/p/264653_2a9d8f,e9c46a', THREE],
    ['a list with opacity', 'https://coolors.co/264653ff-2a9d8fcc-e9c46a80', THREE],
    ['a list with signs', 'https://example.test/?p=%23264653,%232a9d8f,%23e9c46a', THREE],
    ['a parameter of any name', 'https://example.test/?swatches=264653-2a9d8f-e9c46a', THREE],
    [
      'a parameter behind the sign of a place',
      'https://huemint.com/brand/#palette=264653-2a9d8f-e9c46a',
      THREE,
    ],
    ['one part of the path for each', 'https://colors.muz.li/palette/264653/2a9d8f/e9c46a', THREE],
    ['the same parameter for each', 'https://example.test/?x=264653&x=2a9d8f&x=e9c46a', THREE],
    ['an address without https', 'coolors.co/264653-2a9d8f-e9c46a', THREE],
  ])('of %s', (_, link, expected) => {
    const found = parseText(`  ${link}\n`);
    expect(hexes(found)).toEqual(expected);
    expect(found).toMatchObject({ kind: 'Link', problems: [], refusal: null });
  });

  it('have the names of what they are for on Realtime Colors', () => {
    expect(
      named(parseText('https://www.realtimecolors.com/?colors=050315-fbfbfe-2f27ce-dedcff-433bff')),
    ).toEqual([
      '#050315 Text',
      '#FBFBFE Background',
      '#2F27CE Primary',
      '#DEDCFF Secondary',
      '#433BFF Accent',
    ]);
  });

  it('have the names of their parameters where there is one for each', () => {
    expect(named(parseText('https://example.test/?primary=%230D9488&ink=1c1917'))).toEqual([
      '#0D9488 primary',
      '#1C1917 ink',
    ]);
  });

  it.each([
    'https://color.adobe.com/theme-color-theme-12345/',
    'https://example.test/%',
    'https://coolors.co/xyz-123',
    'https://example.test/facade',
    'https://example.test/bad-bee?fed=cab',
  ])('are asked for where there are none: %s', (link) => {
    expect(parseText(link)).toMatchObject({ colors: [], refusal: 'importLinkEmpty' });
  });
});

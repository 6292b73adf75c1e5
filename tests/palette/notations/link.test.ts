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
    ['doubled and last signs between', 'https://example.test/?p=264653--2a9d8f-e9c46a-', THREE],
    ['a prefix as in code', 'https://example.test/?p=0x264653-0x2a9d8f-0xe9c46a', THREE],
    ['a word that is hex among others', 'https://example.test/?p=facade-264653', ['#FACADE', '#264653']],
    [
      'a known parameter behind others',
      'https://example.test/?a=111111-222222&colors=264653-2a9d8f-e9c46a',
      THREE,
    ],
    ['a path behind the sign of a place', 'https://example.test/#/palette/264653-2a9d8f-e9c46a', THREE],
    ['a path and a place', 'https://example.test/264653/2a9d8f#e9c46a', THREE],
    ['a list behind an empty parameter', 'https://example.test/?x=&y=264653-2a9d8f-e9c46a', THREE],
    ['an address without its safety', 'http://example.test/?p=264653-2a9d8f-e9c46a', THREE],
    ['one color of Adobe Color', 'https://color.adobe.com/?rgbvalues=1,0,0', ['#FF0000']],
    ['three digits with their sign', 'https://example.test/?p=%23abc', ['#AABBCC']],
    ['an address without https', 'coolors.co/264653-2a9d8f-e9c46a', THREE],
    ['digits alone where they are expected', 'https://example.test/?c=000000-333333', ['#000000', '#333333']],
    ['a run of digits where it is expected', 'https://example.test/?c=000000333333', ['#000000', '#333333']],
    ['grays of six digits', 'https://example.test/p/111111-222222', ['#111111', '#222222']],
    [
      'a long run of digits on a page of palettes',
      'https://colorhunt.co/palette/000000111111222222333333',
      ['#000000', '#111111', '#222222', '#333333'],
    ],
    [
      'a gradient whose other parameters are numbers',
      'https://coolors.co/gradient-maker/264653-2a9d8f?position=0,100&opacity=100,100&type=linear&rotation=90',
      ['#264653', '#2A9D8F'],
    ],
    ['three digits where they are expected', 'https://example.test/?palette=fa0-0fa', ['#FFAA00', '#00FFAA']],
    ['one of digits alone on a page of tints', 'https://www.tints.dev/slate/475569', ['#475569']],
    ['one of digits alone where it is expected', 'https://example.test/?color=475569', ['#475569']],
  ])('of %s', (_, link, expected) => {
    const found = parseText(`  ${link}\n`);
    expect(hexes(found)).toEqual(expected);
    expect(found).toMatchObject({ kind: 'Link', problems: [], refusal: null });
  });

  it('have the names of what they are for on Realtime Colors', () => {
    expect(named(parseText('https://realtimecolors.com/?colors=050315-fbfbfe-2f27ce-dedcff-433bff'))).toEqual(
      ['#050315 Text', '#FBFBFE Background', '#2F27CE Primary', '#DEDCFF Secondary', '#433BFF Accent'],
    );
  });

  it('have the names of their parameters where there is one for each', () => {
    for (const start of ['?', '#', '#/'])
      expect(named(parseText(`https://example.test/${start}primary=%230D9488&ink=1c1917`))).toEqual([
        '#0D9488 primary',
        '#1C1917 ink',
      ]);
  });

  it.each([
    'https://example.test/?x=264653&x=2a9d8f',
    'https://example.test/264653-2a9d8f',
    'https://realtimecolors.com.example.test/?colors=264653-2a9d8f',
    'https://example.test/?rgbvalues=0.149,0.2745,0.3255,0.1647,0.6157,0.5608',
  ])('have no names where nothing names them: %s', (link) => {
    expect(named(parseText(link))).toEqual(['#264653 -', '#2A9D8F -']);
  });

  it.each([
    [
      'hues and grays',
      'https://hueloom.test/theme?h=teal.0d9488_amber.f59e0b&g=f5f5f4.1c1917',
      ['#0D9488 teal', '#F59E0B amber', '#F5F5F4 -', '#1C1917 -'],
    ],
    [
      'several colors of a hue, and its turn',
      '/theme?h=teal.0d9488.115e59.s-12&s=100.200.300.400.500&rl=primary.teal.6',
      ['#0D9488 teal', '#115E59 teal'],
    ],
    ['grays alone', '/theme?g=f5f5f4.1c1917&n=Sea', ['#F5F5F4 -', '#1C1917 -']],
    ['the palette that becomes one', '/theme?c=0d9488-1c1917&n=Sea', ['#0D9488 -', '#1C1917 -']],
  ])('of a theme of this product have the names of their hues: %s', (_, link, expected) => {
    expect(named(parseText(link))).toEqual(expected);
  });

  it('have the names that the link of a palette gives them', () => {
    expect(named(parseText('/palette-builder?c=0d9488-1c1917-f59e0b&label=&label=Ink'))).toEqual([
      '#0D9488 -',
      '#1C1917 Ink',
      '#F59E0B -',
    ]);
    expect(named(parseText('https://example.test/?c=0d9488-1c1917&label=Sea&label=Ink'))).toEqual([
      '#0D9488 -',
      '#1C1917 -',
    ]);
  });

  it('are called as the palette only where the link is of this product', () => {
    expect(parseText('/palette-builder?c=264653-2a9d8f&n=Teal').title).toBe('Teal');
    expect(parseText('/theme?h=teal.0d9488&n=Sea').title).toBe('Sea');
    expect(parseText('https://example.test/?c=264653-2a9d8f&n=Teal').title).toBeUndefined();
  });

  it.each([
    'https://color.adobe.com/theme-color-theme-12345/',
    'https://example.test/%',
    'https://coolors.co/xyz-123',
    'https://example.test/facade',
    'https://example.test/bad-bee?fed=cab',
    'https://example.test/2646532a9d8fe9',
    'https://example.test/264653ff0-2a9d8fff',
    'https://example.test/?x=z264653&y=264653z&z=264653f&w=%23a',
    'https://color.adobe.com/?rgbvalues=1,0,0,0',
    'https://color.adobe.com/?rgbvalues=1,0,0,a,b,c',
    'https://example.test/?x=264653-teal',
    'https://www.figma.com/design/AbC/Palette?node-id=102-318',
    'https://www.figma.com/design/AbC/Palette?node-id=102318-204511',
    'https://www.pinterest.com/pin/421297740148233890/',
    'https://example.test/palette/421297740148233890',
    'https://example.test/gallery/123456789012/color-palette',
    'https://example.test/p/507f1f77bcf86cd799439011',
    'https://example.test/c/abc-123',
    'https://example.test/browse/BED-123',
    'https://example.test/pull/123456',
    'https://example.test/c/5f4dcc3b/tasks',
    'https://www.color-hex.com/color-palette/123456',
    'https://example.test/?from=20240506-20240507',
    'https://example.test/?size=300,200&ip=192.168.100.200',
    '/theme?h=teal&s=100.200.300.400.500.600.700.800.900',
  ])('are asked for where there are none: %s', (link) => {
    expect(parseText(link)).toMatchObject({ kind: 'Link', colors: [], refusal: 'importLinkEmpty' });
  });
});

import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

describe('names of colors', () => {
  it.each([
    [
      'of a SCSS map of colors',
      '$theme-colors: (\n  "primary": #0d9488,\n  "ink": #1c1917,\n) !default;',
      ['#0D9488 primary', '#1C1917 ink'],
    ],
    [
      'of an object of colors',
      "const brandColors = { primary: '#0d9488', ink: '#1c1917' };",
      ['#0D9488 primary', '#1C1917 ink'],
    ],
    [
      'of Vim are those of its groups',
      'hi clear\nhi Normal guifg=#abb2bf guibg=#282c34 ctermfg=145\nhighlight! Comment guifg=#5c6370 gui=italic',
      ['#ABB2BF Normal fg', '#282C34 Normal bg', '#5C6370 Comment fg'],
    ],
    [
      'of X resources lack the sign for all programs',
      '! gruvbox\n*.background: #282828\n*.color1:  #cc241d',
      ['#282828 background', '#CC241D color1'],
    ],
    [
      'of a theme of Sublime Text are those of its rules',
      '<plist version="1.0"><dict><key>name</key><string>Monokai</string><key>settings</key><array><dict><key>settings</key><dict><key>background</key><string>#272822</string></dict></dict><dict><key>name</key><string>Comment</string><key>settings</key><dict><key>foreground</key><string>#75715E</string></dict></dict></array></dict></plist>',
      ['#272822 background', '#75715E Comment'],
    ],
    [
      'of Unity are beside its colors',
      '%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n--- !u!114 &1\nMonoBehaviour:\n  m_ObjectHideFlags: 52\n  m_Script: {fileID: 12323, type: 0}\n  m_Name: \n  m_Presets:\n  - m_Name: Teal\n    m_Color: {r: 0.05098, g: 0.58039, b: 0.53333, a: 1}\n  - m_Name: Amber\n    m_Color: {r: 0.96078, g: 0.61961, b: 0.04314, a: 1}',
      ['#0D9488 Teal', '#F59E0B Amber'],
    ],
  ])('%s', (_, text, colors) => {
    expect(named(parseText(text))).toEqual(colors);
  });
});

describe('colors of scripts', () => {
  it('may be a list in a call', () => {
    const text =
      'pub const AMBER: Rgba<u8> = Rgba([245, 158, 11, 255]);\nlet ink = Color([0.11, 0.098, 0.09]);';
    expect(named(parseText(text))).toEqual(['#F59E0B AMBER', '#1C1917 ink']);
    expect(hexes(parseText('colororder([0 0.447 0.741; 0.85 0.325 0.098])'))).toEqual(['#0072BD', '#D95319']);
  });

  it('may be joined, as in D3', () => {
    expect(hexes(parseText('export default colors("4e79a7f28e2be15759");'))).toEqual([
      '#4E79A7',
      '#F28E2B',
      '#E15759',
    ]);
  });
});

it("a picture of Inkscape lacks the colors of the program's window", () => {
  const text =
    '<svg xmlns="http://www.w3.org/2000/svg"><sodipodi:namedview pagecolor="#ffffff" bordercolor="#666666" inkscape:deskcolor="#d1d1d1"><inkscape:grid type="xygrid" color="#3f3fff"/></sodipodi:namedview><rect style="fill:#0d9488"/></svg>';
  expect(hexes(parseText(text))).toEqual(['#0D9488']);
});

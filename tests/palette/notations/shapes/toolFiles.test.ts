import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

const plist = (entries: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>${entries}</dict></plist>`;
const entry = (
  name: string,
  space: string,
  [red, green, blue]: readonly [number, number, number],
): string => `
  <key>${name}</key>
  <dict>
    <key>Alpha Component</key> <real>1</real>
    <key>Blue Component</key> <real>${blue}</real>
    <key>Color Space</key> <string>${space}</string>
    <key>Green Component</key> <real>${green}</real>
    <key>Red Component</key> <real>${red}</real>
  </dict>`;

describe('files of other programs', () => {
  it.each<[string, string, string[]]>([
    [
      'Tailwind 3: an opacity to be filled in',
      `colors: { primary: 'rgb(13 148 136 / <alpha-value>)', ink: 'rgb(28 25 23 / <alpha-value>)' }`,
      ['#0D9488 primary', '#1C1917 ink'],
    ],
    [
      'Tailwind 3: what it builds',
      '.bg-teal { background-color: rgb(13 148 136 / var(--tw-bg-opacity, 1)); }\n.ink { color: rgb(28 25 23 / var(--tw-text-opacity)); }',
      ['#0D9488 -', '#1C1917 -'],
    ],
    ['CSS: an opacity of none', '--teal: rgb(13 148 136 / none);', ['#0D9488 teal']],
    [
      'CSS: registered properties',
      `@property --teal { syntax: '<color>'; inherits: true; initial-value: #0d9488; }`,
      ['#0D9488 teal'],
    ],
    [
      'iTerm: channels of a property list',
      plist(
        entry('Ansi 6 Color', 'sRGB', [0.05098039, 0.5803922, 0.5333333]) +
          entry('Background Color', 'P3', [1, 1, 1]) +
          entry('Broken Color', 'sRGB', [NaN, 0, 0]),
      ),
      ['#0D9488 Ansi 6', '#FFFFFF Background'],
    ],
    [
      'Xcode: color literals',
      'let teal = #colorLiteral(red: 0.05098, green: 0.58039, blue: 0.53333, alpha: 1)',
      ['#0D9488 teal'],
    ],
    ['Godot: channels of 255', 'var ink = Color8(28, 25, 23)', ['#1C1917 ink']],
    [
      'a table of inks whose column of words is called color',
      'Color\tC\tM\tY\tK\nTeal\t91\t0\t8\t42\nInk\t0\t11\t18\t89',
      ['#0D9488 Teal', '#1C1917 Ink'],
    ],
    [
      'a table whose names have no title that says so',
      'RAL;RGB;HEX;English\nRAL 1000;205-186-136;#CDBA88;Green beige\nRAL 1001;208-176-132;#D0B084;Beige',
      ['#CDBA88 RAL 1000', '#D0B084 RAL 1001'],
    ],
    [
      'a table in Markdown',
      '| Name | Hex | Use |\n|------|-----|-----|\n| Teal | #0D9488 | Buttons |\n| Ink | #1C1917 | Text |',
      ['#0D9488 Teal', '#1C1917 Ink'],
    ],
    [
      'Windows Terminal',
      '{ "name": "X", "background": "#1C1917", "cyan": "#0D9488" }',
      ['#1C1917 background', '#0D9488 cyan'],
    ],
    ['base24', 'palette:\n  base00: "#1c1917"\n  base0D: "#0d9488"', ['#1C1917 base00', '#0D9488 base0D']],
    [
      'Alacritty',
      `[colors.primary]\nbackground = '#1c1917'\n[colors.normal]\ncyan = "0x0d9488"`,
      ['#1C1917 background', '#0D9488 cyan'],
    ],
    [
      'Lottie: fractions of a fill',
      '{ "layers": [{ "shapes": [{ "ty": "fl", "c": { "a": 0, "k": [0.051, 0.58, 0.533, 1] } }] }] }',
      ['#0D9488 -'],
    ],
  ])('%s', (_, text, expected) => {
    expect(named(parseText(text))).toEqual(expected);
  });

  it('property lists without colors are no palette', () => {
    expect(named(parseText(plist('<key>Name</key><string>Red Component</string>')))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

describe('values in XML', () => {
  it.each([
    [
      'styles of Android',
      '<resources>\n<style name="Theme">\n<item name="colorPrimary">#0D9488</item>\n<item name="colorAccent">#FFFF5A5F</item>\n</style>\n</resources>',
      ['#0D9488 colorPrimary', '#FF5A5F colorAccent'],
    ],
    [
      'a property list',
      '<plist version="1.0"><dict>\n<key>primary</key>\n<string>#0D9488</string>\n<key>A &amp; B</key><string>#FF5A5F</string>\n<key>build</key><string>123456</string>\n</dict></plist>',
      ['#0D9488 primary', '#FF5A5F A & B'],
    ],
    [
      'channels of a property list that are whole numbers',
      '<plist version="1.0"><dict><key>Background Color</key><dict><key>Blue Component</key><integer>1</integer><key>Green Component</key><integer>0</integer><key>Red Component</key><real>0.0</real></dict></dict></plist>',
      ['#0000FF Background'],
    ],
    [
      'words of .NET',
      '<ResourceDictionary xmlns:x="http://schemas.microsoft.com/winfx/2009/xaml">\n<Color x:Key="Primary">#512BD4</Color>\n<Color x:Key="White">White</Color>\n</ResourceDictionary>',
      ['#512BD4 Primary', '#FFFFFF White'],
    ],
    [
      'inks of Scribus',
      '<SCRIBUSCOLORS><COLOR NAME="Cyan" CMYK="#ff000000"/><COLOR NAME="Half" SPACE="CMYK" C="100" M="0" Y="0" K="50"/><COLOR NAME="Teal" SPACE="RGB" R="13" G="148" B="136"/></SCRIBUSCOLORS>',
      ['#00FFFF Cyan', '#008080 Half', '#0D9488 Teal'],
    ],
  ])('%s', (_, text, expected) => {
    expect(named(parseText(text))).toEqual(expected);
  });
});

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
      'styles of .NET beside colors',
      '<ResourceDictionary xmlns:x="http://schemas.microsoft.com/winfx/2006/xaml">\n<Color x:Key="A">#FF0D9488</Color>\n<Style TargetType="Button"><Setter Property="Background" Value="#FFFF5A5F"/></Style>\n</ResourceDictionary>',
      ['#0D9488 A', '#FF5A5F -'],
    ],
    [
      'gradients of Android',
      '<shape xmlns:android="http://schemas.android.com/apk/res/android"><gradient android:startColor="#FF0D9488" android:endColor="#1C1917"/><solid android:color="#80FF5A5F"/></shape>',
      ['#0D9488 -', '#1C1917 -', '#FF5A5F -'],
    ],
    [
      'records of a property list',
      '<plist version="1.0"><dict><key>name</key><string>Sea</string><key>colors</key><array><dict><key>name</key><string>Teal</string><key>hex</key><string>#0D9488</string></dict><dict><key>hex</key><string>#1C1917</string></dict></array></dict></plist>',
      ['#0D9488 Teal', '#1C1917 -'],
    ],
    [
      'a list with a name of its own',
      '<palette><name>Sea</name><colors><hex>0D9488</hex><hex>1C1917</hex></colors></palette>',
      ['#0D9488 -', '#1C1917 -'],
    ],
    [
      'names and hex in elements of their own',
      '<colors><color><name>Teal</name><hex>0D9488</hex></color><color><name>Ink</name><hex>#1C1917</hex></color><color><hex>FF5A5F</hex></color></colors>',
      ['#0D9488 Teal', '#1C1917 Ink', '#FF5A5F -'],
    ],
    [
      'channels in elements of their own',
      '<colorBook><colorEntry><colorName>Teal</colorName><RGB8><red>13</red><green>148</green><blue>136</blue></RGB8></colorEntry><colorEntry><colorName>None</colorName><RGB8><red>13</red><green>148</green></RGB8></colorEntry></colorBook>',
      ['#0D9488 Teal'],
    ],
    [
      'resources of Android without their root',
      '<color name="primary">#FF0D9488</color>\n<color name="scrim">#80000000</color>',
      ['#0D9488 primary', '#000000 scrim'],
    ],
    [
      'one resource of Android beside one without opacity',
      '<color name="primary">#FF0D9488</color>\n<color name="ink">#1C1917</color>',
      ['#0D9488 primary', '#1C1917 ink'],
    ],
    [
      'resources with the opacity last',
      '<color name="primary">#0D9488FF</color>\n<color name="ink">#1C1917FF</color>',
      ['#0D9488 primary', '#1C1917 ink'],
    ],
    [
      'stops of .NET without their brush',
      '<GradientStop Color="#FF0D9488" Offset="0"/><GradientStop Color="#801C1917" Offset="1"/>',
      ['#0D9488 -', '#1C1917 -'],
    ],
    [
      'a view of Android without its namespace',
      '<TextView android:background="#800D9488" android:textColor="#FF1C1917" android:text="#add"/>',
      ['#0D9488 -', '#1C1917 -'],
    ],
    [
      'views of .NET without their namespace',
      '<Border Background="#800D9488"/>\n<TextBlock Foreground="#FF1C1917"/>',
      ['#0D9488 -', '#1C1917 -'],
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

import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

describe('colors of Windows have blue first', () => {
  it.each([
    [
      'in Delphi',
      'const\n  clBrand = TColor($0088940D);\n  Accent: TColor = $5F5AFF;\nbegin\n  Panel1.Color := $0017191C;\n',
      ['#0D9488 clBrand', '#FF5A5F Accent', '#1C1917 Panel1.Color'],
    ],
    [
      'in an array of Delphi',
      'const\n  Sea: array[0..2] of TColor = ($0088940D, clRed, $005F5AFF);\n',
      ['#0D9488 Sea', '#FF0000 Sea', '#FF5A5F Sea'],
    ],
    [
      'in a form of Delphi',
      'object Form1: TForm1\n  Top = 8950797\n  Color = 8950797\n  Font.Color = clMaroon\n  object Panel1: TPanel\n    Color = -16777211\n  end\nend\n',
      ['#0D9488 Color', '#800000 Font.Color'],
    ],
    [
      'in Visual Basic, without zeros in front',
      'Label1.ForeColor = &HFF&\nMe.BackColor = &H0088940D&\n',
      ['#FF0000 Label1.ForeColor', '#0D9488 Me.BackColor'],
    ],
    [
      'in C',
      'const COLORREF kTeal = 0x0088940D;\nCOLORREF ink = RGB(28, 25, 23);\n',
      ['#0D9488 kTeal', '#1C1917 ink'],
    ],
    [
      'in the registry',
      '"ColorTable00"=dword:0017191c\n"ColorTable01"=dword:0088940d\n',
      ['#1C1917 ColorTable00', '#0D9488 ColorTable01'],
    ],
  ])('%s', (_, text, expected) => {
    expect(named(parseText(text))).toEqual(expected);
  });

  it('but FireMonkey has the opacity and red first', () => {
    const text =
      'Rectangle1.Fill.Color := $FF0D9488;\nText1.FontColor := TAlphaColorRec.Tomato;\nLabel1.Color := claTeal;\n';
    expect(named(parseText(text))).toEqual([
      '#0D9488 Rectangle1.Fill.Color',
      '#FF6347 Text1.FontColor',
      '#008080 Label1.Color',
    ]);
  });

  it('are called by names of Delphi, some of which mean others in CSS', () => {
    const text =
      'A.Color := clTeal;\nB.Color := clSkyBlue;\nC.Color := clWebSkyBlue;\nD.Color := clCream;\nE.Color := clMoneyGreen;\nF.Color := clMedGray;\n';
    expect(hexes(parseText(text))).toEqual([
      '#008080',
      '#A6CAF0',
      '#87CEEB',
      '#FFFBF0',
      '#C0DCC0',
      '#A0A0A4',
    ]);
  });

  it.each([
    [
      'addresses and masks of Pascal',
      'program Test;\nconst\n  BASE = $00401000;\n  MASK = $00FF00FF;\nend.\n',
    ],
    ['a mask beside colors', 'const\n  FLAG_MASK = $00FF00FF;\nvar C: TColor;\n'],
    ['colors of the system', 'A.Color := clBtnFace;\nB.Color := $FF000005;\nC.Color := $8000000F;\n'],
    ['colors of the system in Visual Basic', 'Me.BackColor = &H8000000F&\nx = &H1F\n'],
    ['assembly', 'LDA #$FF\nSTA $D021\nJSR $00AABB\n'],
    ['other values of the registry', '"FontSize"=dword:00100000\n"Delay"=dword:0000ffff\n'],
  ])('are not %s', (_, text) => {
    expect(hexes(parseText(text))).toEqual([]);
  });
});

it('switches of the registry are no colors', () => {
  const text =
    '[HKEY_CURRENT_USER\\Software\\SimonTatham\\PuTTY\\Sessions\\Sea]\n"Colour0"="13,148,136"\n"UseSystemColours"=dword:00000000\n"TrueColour"=dword:00000001\n';
  expect(named(parseText(text))).toEqual(['#0D9488 Colour0']);
  const table = '"ColorTable00"=dword:00000000\n"ColorTable01"=dword:0088940d\n';
  expect(named(parseText(table))).toEqual(['#000000 ColorTable00', '#0D9488 ColorTable01']);
});

it('a constant of Delphi needs no type', () => {
  expect(named(parseText('const\n  clBrand = $00993366;\n'))).toEqual(['#663399 clBrand']);
});

import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

const TWO = ['#0D9488 primary', '#1C1917 ink'];

describe('palettes in XML', () => {
  it.each([
    [
      'Android',
      '<?xml version="1.0" encoding="utf-8"?>\n<resources>\n  <!-- <color name="old">#FF000000</color> -->\n  <color name="primary">#FF0D9488</color>\n  <color name="ink">#1C1917</color>\n  <color name="same">@color/ink</color>\n</resources>',
    ],
    [
      'XAML',
      '<ResourceDictionary xmlns:x="x">\n  <Color x:Key="primary">#FF0D9488</Color>\n  <SolidColorBrush x:Key="ink" Color="#FF1C1917"/>\n</ResourceDictionary>',
    ],
    [
      'LibreOffice',
      '<office:color-table><draw:color draw:name="primary" draw:color="#0d9488"/><draw:color draw:name="ink" draw:color="#1c1917"/></office:color-table>',
    ],
    [
      'Scribus',
      '<SCRIBUSCOLORS Name="x"><COLOR NAME="primary" RGB="#0d9488"/><COLOR NAME="ink" RGB="#1c1917"/></SCRIBUSCOLORS>',
    ],
    [
      'channels',
      '<p><color name="primary" r="13" g="148" b="136"/><color name="ink" r="28" g="25" b="23"/></p>'.replaceAll(
        'p>',
        'set>',
      ),
    ],
  ])('of %s have their names, and opacity where it belongs', (_, text) => {
    const found = parseText(text);
    expect(named(found)).toEqual(TWO);
    expect(found).toMatchObject({ kind: 'XML', problems: [] });
  });

  it('have names with entities, and the line of a wrong value', () => {
    const found = parseText(
      '<palette>\n<color name="A &amp; B &#x41;">#0D9488</color>\n<color name="b">#12345</color>\n</palette>',
    );
    expect(named(found)).toEqual(['#0D9488 A & B A']);
    expect(found.problems).toEqual([{ line: 3, text: '#12345' }]);
  });

  it.each([
    ['<!-- <color name="old" hex="111111"/> --><set><color name="a" hex="0D9488"/></set>', ['#0D9488 a']],
    ['<set><color name="a" hex="0D9488"/><!-- <color hex="111111"/></set>', ['#0D9488 a']],
    ['<a:theme><a:accent1><a:srgbClr val="0D9488"/></a:accent1></a:theme>', ['#0D9488 accent1']],
    [
      '<a:clrScheme name="Office"><a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1><a:dk2><a:srgbClr val="0D9488"/></a:dk2></a:clrScheme>',
      ['#000000 dk1', '#0D9488 dk2'],
    ],
    ['<set><color name="a"> #0D9488 </color></set>', ['#0D9488 a']],
    ['<set><color name="a">rgb(13, 148, 136)</color><color name="b">teal</color></set>', ['#0D9488 a']],
    ['<set><color name="" id=" a " hex="0D9488"/></set>', ['#0D9488 a']],
    [
      '<set><color hex="0D9488"/><color r="13" g="x" b="136"/><color r="1300" g="0" b="0"/></set>',
      ['#0D9488 -'],
    ],
  ])('are read without remarks, spaces and what is no color: %s', (text, expected) => {
    const found = parseText(text);
    expect(named(found)).toEqual(expected);
    expect(found).toMatchObject({ kind: 'XML', problems: [] });
  });

  it('of a theme of an office program have the names of their places, and custom ones their own', () => {
    const theme = `<?xml version="1.0"?>
<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Sea">
  <a:themeElements><a:clrScheme name="Sea">
    <a:lt1>
      <a:srgbClr val="F5F5F4"/>
    </a:lt1>
    <a:accent6><a:srgbClr val="0D9488"/></a:accent6>
    <a:folHlink><a:srgbClr val="BE123C"/></a:folHlink>
  </a:clrScheme>
  <a:fmtScheme name="Office"><a:solidFill><a:srgbClr val="1C1917"/></a:solidFill></a:fmtScheme>
  </a:themeElements>
  <a:custClrLst><a:custClr name="Buoy"><a:srgbClr val="FF5A36"/></a:custClr></a:custClrLst>
</a:theme>`;
    expect(named(parseText(theme))).toEqual([
      '#F5F5F4 lt1',
      '#0D9488 accent6',
      '#BE123C folHlink',
      // A fill is no place of the theme's.
      '#1C1917 -',
      '#FF5A36 Buoy',
    ]);
  });

  it('count the lines of remarks', () => {
    expect(parseText('<set>\n<!-- a\nb -->\n<c hex="0D9488"/>\n<c> #12345</c>\n</set>').problems).toEqual([
      { line: 5, text: '#12345' },
    ]);
  });

  it('are not pages and pictures, whose styles have colors too', () => {
    expect(hexes(parseText('<p style="color:#0D9488"><color hex="1C1917"/></p>'))).toEqual([
      '#0D9488',
      '#1C1917',
    ]);
  });
});

describe('colors of LaTeX', () => {
  it('have spaces around their names and values', () => {
    const found = parseText(String.raw`\definecolor{ primary }{HTML}{ 0D9488 }
\definecolorset{HTML}{}{}{ ink , 1C1917 ;}`);
    expect(named(found)).toEqual(TWO);
    expect(found).toMatchObject({ kind: 'LaTeX', problems: [] });
  });

  it('are read in every model', () => {
    const found = parseText(
      String.raw`\usepackage{xcolor}
\definecolor{primary}{HTML}{0D9488} \definecolor{ink}{RGB}{28,25,23}
\definecolor{a}{rgb}{1,0.5,0} \providecolor{b}{cmyk}{1,0,0,0} \definecolor{c}{gray}{0.5}
\colorlet{d}{primary!50}`,
    );
    expect(named(found)).toEqual([...TWO, '#FF8000 a', '#00FFFF b', '#808080 c']);
    expect(found.problems).toEqual([
      { line: 4, text: String.raw`\colorlet{d}{primary!50}`, reason: 'computed' },
    ]);
  });
});

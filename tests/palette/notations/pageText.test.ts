import { describe, expect, it } from 'vitest';
import { parseText } from '../../../src/palette/notations/parseText';
import { hexes, named } from './hexes';

const TWO = ['#0D9488 Teal', '#1C1917 Ink & co'];

describe('swatches of a page', () => {
  it.each([
    [
      'a list',
      '<ul>\n  <li style="background-color:#0D9488"><b>Teal</b> <code>#0D9488</code></li>\n  <li style="background-color:#1C1917"><b>Ink &amp; co</b> <code>#1C1917</code></li>\n</ul>',
    ],
    [
      'boxes with a color of their text',
      '<div>\n<div style="background:#0D9488;color:#fff"><span>Teal</span><span>#0D9488</span></div>\n<div style="background:#1C1917;color:#fff"><span>Ink &amp; co</span><span>#1C1917</span></div>\n</div>',
    ],
    [
      'a table with its rows on several lines',
      '<table>\n<tr><th></th><th>Name</th><th>Hex</th></tr>\n<tr>\n<td bgcolor="#0D9488"></td>\n<td>Teal</td>\n<td>#0D9488</td>\n</tr>\n<tr><td bgcolor="#1C1917"></td><td>Ink &amp; co</td><td>#1C1917</td></tr></table>',
    ],
    ['names above', '<div><h3>Teal</h3><p>#0D9488</p></div>\n<div><h3>Ink &amp; co</h3><p>#1C1917</p></div>'],
    ['terms', '<dl><dt>Teal</dt><dd>#0D9488</dd>\n<dt>Ink &amp;&nbsp;co</dt><dd>#1C1917</dd></dl>'],
    [
      'with what a page does not show',
      '<html><head><title>Gold</title><style>.a{color:#0D9488}</style></head><body><script>let red = 1;</script><p>Teal #0D9488</p><svg><path fill="#0D9488"/></svg><p>Ink &amp; co #1C1917</p></body></html>',
    ],
  ])('are found once, by the names that it shows: %s', (_, text) => {
    expect(named(parseText(text))).toEqual(TWO);
  });

  it.each([
    [
      'it shows no colors',
      '<div style="background:#0D9488">Teal</div><div style="background:#1C1917">Ink</div>',
    ],
    ['what it shows has no names', '<p style="color:#0D9488">#1C1917</p>'],
    ['its text has lines of its own', '<pre style="color:#0D9488">\nInk #1C1917</pre>'],
  ])('are those of its code where %s', (_, text) => {
    expect(hexes(parseText(text))).toEqual(['#0D9488', '#1C1917']);
  });
});

it('a color in a sentence of a page is found behind those of its styles', () => {
  const text =
    '<html><head><style>body{background:#FAFAF9}</style></head><body><h1>Tom &amp; Co</h1><p>Use #0D9488 for links; gold &amp; silver are out.</p></body></html>';
  expect(hexes(parseText(text))).toEqual(['#FAFAF9', '#0D9488']);
});

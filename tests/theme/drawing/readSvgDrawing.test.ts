import { describe, expect, it } from 'vitest';

import { readSvgDrawing } from '../../../src/theme/drawing/readSvgDrawing';
import { writeSvg, type SvgDrawing } from '../../../src/theme/drawing/svgWriting';

const read = (text: string): SvgDrawing => {
  const drawing = readSvgDrawing(text);
  if (typeof drawing === 'string') throw new Error(drawing);
  return drawing;
};

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${attributes}>${inside}</svg>`;

const hexes = ({ colors }: SvgDrawing): string[] =>
  colors.map((rgb) => rgb.toString(16).padStart(6, '0')).toSorted();

/** The document with its colors as they were. */
const rewritten = (text: string): string => {
  const drawing = read(text);
  return writeSvg(drawing, drawing.colors);
};

describe('the colors of an SVG', () => {
  it('are found in attributes, in styles and in style sheets, however they are written', () => {
    const drawing = read(
      svg(
        `<style>.a{fill:#abc;stroke : RED !important}</style>
         <linearGradient id="g"><stop stop-color="rgb(1,2,3)"/></linearGradient>
         <path class="a"/><path fill="hsl(0 100% 50%)"/><path style="fill:#12345680;opacity:.5"/>`,
      ),
    );
    expect(hexes(drawing)).toEqual(['010203', '123456', 'aabbcc', 'ff0000']);
    expect(drawing.counts[0]).toBe(2);
  });

  it('come first that are used most, each with its uses', () => {
    const { colors, counts } = read(
      svg('<path fill="#111"/><path fill="#222"/><path stroke="#222" fill="none"/>'),
    );
    expect(colors).toEqual([0x222222, 0x111111]);
    expect(counts).toEqual([2, 1]);
  });

  it('are put back by others, opacity kept', () => {
    const drawing = read(svg('<path fill="#0d9488"/><path fill="rgba(13, 148, 136, 0.5)"/>'));
    expect(writeSvg(drawing, [0xe11d48])).toBe(
      svg('<path fill="#e11d48"/><path fill="rgba(225,29,72,0.5)"/>'),
    );
  });

  it('include the black of shapes that say nothing, and not that of masks', () => {
    const drawing = read(
      svg('<mask id="m"><path fill="#fff"/><path/></mask><path/><g fill="#f00"><path/></g>'),
    );
    expect(
      writeSvg(
        drawing,
        drawing.colors.map((rgb) => (rgb === 0 ? 0x00ff00 : rgb)),
      ),
    ).toBe(
      '<svg fill="#00ff00" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">' +
        '<mask fill="#000" id="m"><path fill="#fff"/><path/></mask><path/><g fill="#ff0000"><path/></g></svg>',
    );
  });

  it('have no black where every shape has a fill, also by a style sheet that comes later', () => {
    expect(hexes(read(svg('<path class="x"/><style>.x{fill:#0f0}</style>')))).toEqual(['00ff00']);
    expect(hexes(read(svg('<path/>', ' fill="#00f"')))).toEqual(['0000ff']);
  });

  it('include the current color where none is set', () => {
    expect(rewritten(svg('<path fill="none" stroke="currentColor"/>'))).toContain('<svg color="#000000"');
    expect(hexes(read(svg('<path fill="currentColor"/>', ' color="#0af"')))).toEqual(['00aaff']);
  });

  it('leave none, transparent, inherit and places of gradients alone', () => {
    expect(
      readSvgDrawing(svg('<path fill="none" stroke="url(#g)"/><g fill="inherit" stroke="transparent"/>')),
    ).toBe('no-colors');
  });

  it('change in animations, too', () => {
    expect(
      hexes(read(svg('<path fill="#111"><animate attributeName="fill" values="#222;#333"/></path>'))),
    ).toEqual(['111111', '222222', '333333']);
  });
});

describe('a hostile SVG', () => {
  const kept = (text: string): string => rewritten(svg(`${text}<path fill="#123"/>`));

  it.each([
    ['scripts', '<script>alert(1)</script>'],
    ['scripts of a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)<b>x</b></s:script>'],
    [
      'pieces of web pages',
      '<foreignObject><body onload="alert(1)"><script>x</script></body></foreignObject>',
    ],
    ['handlers', '<g onclick="alert(1)" ONLOAD="alert(1)"/>'],
    ['addresses of scripts', '<a href="javascript:alert(1)"/>'],
    ['pictures elsewhere', '<image href="https://evil.example/alert(1).png"/>'],
    ['pictures elsewhere, the old way', '<image xlink:href="//evil.example/alert(1).png"/>'],
    ['documents as pictures', '<image href="data:image/svg+xml,alert(1)"/>'],
    ['style sheets elsewhere', '<style>@import "https://evil.example/alert(1).css";</style>'],
    ['addresses in style sheets', '<style>g{background:url(https://evil.example/alert(1))}</style>'],
    ['addresses in attributes', '<g filter="url(https://evil.example/#alert(1))"/>'],
  ])('is shown without its %s', (_, hostile) => {
    const text = kept(hostile);
    expect(text).not.toMatch(/alert|evil|script/);
    expect(text).toContain('<path fill="#112233"/>');
  });

  it('tells that links were left out', () => {
    expect(read(svg('<path fill="#123"/><image href="https://evil.example/a.png"/>')).hadLinks).toBe(true);
    expect(read(svg('<path fill="#123"/><use href="#a"/>')).hadLinks).toBe(false);
  });

  it('has plain entities put in place, and those that grow left out', () => {
    const doctype = '<!DOCTYPE svg [<!ENTITY red "#f00"><!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]>';
    const text = rewritten(
      `<?xml version="1.0"?>${doctype}${svg('<path fill="&red;"/><text fill="#111">&b;!</text>')}`,
    );
    expect(text).toContain('<path fill="#ff0000"/><text fill="#111111">!</text>');
    expect(text).not.toContain('DOCTYPE');
  });

  it('is refused where it draws copies of copies of copies', () => {
    const ten = (ref: string): string => `<use href="#${ref}"/>`.repeat(10);
    const bomb = Array.from({ length: 8 }, (_, i) => `<g id="l${i + 1}">${ten(`l${i}`)}</g>`).join('');
    expect(readSvgDrawing(svg(`<path id="l0" fill="#123"/>${bomb}`))).toBe('too-heavy');
    expect(readSvgDrawing(svg(`${'<g>'.repeat(400)}<path fill="#123"/>${'</g>'.repeat(400)}`))).toBe(
      'too-heavy',
    );
    expect(read(svg(`<path id="l0" fill="#123"/>${ten('l0')}`)).colors).toEqual([0x112233]);
  });

  it('and one that draws itself are no trouble', () => {
    expect(read(svg('<g id="a" fill="#123"><use href="#a"/></g>')).colors).toEqual([0x112233]);
  });

  it.each([
    ['ends early', '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#123"/>'],
    ['is not nested', svg('<g><path fill="#123"></g></path>')],
    ['is no SVG', '<html><body style="color:#123"></body></html>'],
    ['has a broken tag', svg('<path fill=#123 />')],
    ['is empty', ''],
  ])('is refused where it %s', (_, text) => expect(readSvgDrawing(text)).toBe('damaged'));

  it('is refused where nobody could look through its colors', () => {
    const many = Array.from({ length: 300 }, (_, i) => `<path fill="#${(i + 0x100000).toString(16)}"/>`).join(
      '',
    );
    expect(readSvgDrawing(svg(many))).toBe('too-many-colors');
  });

  it('gets the namespaces that it lacks', () => {
    expect(rewritten('<svg><path id="p" fill="#123"/><use xlink:href="#p"/></svg>')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><path id="p" fill="#112233"/><use xlink:href="#p"/></svg>',
    );
  });
});

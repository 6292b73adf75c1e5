import { describe, expect, it } from 'vitest';

import { readSvgPieces, drawableText, withoutWebContent } from '../../../workers/image-extraction/svgPieces';

const read = async (...parts: BlobPart[]) => readSvgPieces(new Blob(parts));

describe('a document in pieces', () => {
  it('is whole again when they are joined, in each encoding', async () => {
    const text = `<svg><!-- ${'ä€😀'.repeat(40_000)} --></svg>`;
    expect((await read(text)).pieces.join('')).toBe(text);
    const utf16 = Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0));
    const units = Uint16Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
    expect((await read(utf16.subarray(0, 1), units)).pieces.join('')).toBe(text);
  });

  it.each([
    ['<image href="photo.jpg"/>', true],
    ['<image width="9" xlink:href="https://example.com/a.png"/>', true],
    ["<svg:image href='a.png'/>", true],
    ['<use href="icons.svg#home"/>', true],
    ['<rect fill="url(gradients.svg#a)"/>', true],
    ['<style>@import "a.css"; rect { fill: red }</style>', true],
    ['<?xml-stylesheet href="a.css"?>', true],
    [`${' '.repeat(100_000)}<image href="photo.jpg"/>${' '.repeat(100_000)}`, true],
    ['<foreignObject><img alt="" src="photo.jpg"/></foreignObject>', true],
    ['<foreignObject><img src="data:image/png;base64,AA=="/></foreignObject>', false],
    ['<image href="data:image/png;base64,AA=="/>', false],
    ['<use href="#home"/>', false],
    ['<use xlink:href=" #home"/>', false],
    ['<rect fill="url(#a)" style="filter:url(\'#b\')"/>', false],
    ['<path style="fill: url(&quot;#grad&quot;); filter: url( &#39;#a&#39; )"/>', false],
    ['<path style="fill: url(&quot;https://example.com/a.svg#grad&quot;)"/>', true],
    ['<path style="mask: url(&quot;&quot;)"/>', false],
    ['<style>@namespace url(http://www.w3.org/2000/svg); @namespace x url("http://a.b");</style>', false],
    ['<style>@namespace url(http://a.b); rect { fill: url(a.svg#b) }</style>', true],
    ['<a href="https://example.com/"><rect/></a>', false],
    ['<image href=""/>', false],
  ])('tells whether it links to other files: %s', async (content, hasLinks) => {
    expect((await read(`<svg>${content}</svg>`)).hasLinks).toBe(hasLinks);
  });

  it('is searched for links in linear time', async () => {
    const hostile = ['@namespace ', 'url( ', '@namespace a url(', ' &quot;', 'url(&quot; '];
    for (const part of hostile) {
      expect((await read(part.repeat(100_000))).pieces.join('')).toHaveLength(part.length * 100_000);
    }
    expect((await read(`@namespace${' '.repeat(500_000)}url(#a)`)).hasLinks).toBe(false);
  }, 2_000);

  it('leaves the addresses of pictures that are not in it out, and spaces as HTML writes them', () => {
    const links = `<image xlink:href="https://a.b/c.png" href='file:///c.png'/><img alt="" src="c.png"/>`;
    const drawable = drawableText(links);
    expect(drawable).not.toMatch(/c\.png/);
    expect(drawable).toMatch(
      /^<image xlink:href="data:[^"]+" href="data:[^"]+"\/><img alt="" src="data:[^"]+"\/>$/,
    );
    const own = '<image href="data:image/png;base64,AA=="/><feImage href="#a"/><a href="https://a.b/"/>';
    expect(drawableText(`${own}<use href="a.svg#b"/>`)).toBe(`${own}<use href="a.svg#b"/>`);
    expect(drawableText('<title>a&nbsp;b</title>')).toBe('<title>a&#160;b</title>');
    drawableText(`<image ${' href="'.repeat(100_000)}${' '.repeat(500_000)}`);
  }, 2_000);

  it('tells which prefixes nothing declares, and whether it has spaces as HTML writes them', async () => {
    const { prefixes, hasHtmlSpaces } = await read(
      `<svg xmlns:a="x" xml:space="preserve"><a:b ${' '.repeat(100_000)} c:d="e"/><f:g style="h:i; j :k"/> l:m </svg>`,
    );
    expect(prefixes).toEqual(['c', 'f']);
    expect(hasHtmlSpaces).toBe(false);
    expect((await read('<svg><title>a&nbsp;b</title></svg>')).hasHtmlSpaces).toBe(true);
  });

  it('tells whether it holds HTML, which can be taken out', async () => {
    const text =
      '<svg><foreignObject width="9"><p>a</p></foreignObject><g/><foreignObject/><s:foreignObject></s:foreignObject></svg>';
    expect((await read(text)).hasWebContent).toBe(true);
    expect(withoutWebContent(text)).toBe('<svg><g/></svg>');
    expect((await read('<svg><g id="foreignObject"/></svg>')).hasWebContent).toBe(false);
  });

  it.each([
    [
      'HTML within a drawing within HTML',
      '<svg><foreignObject><svg><foreignObject><p/></foreignObject><foreignObject/></svg></foreignObject><g/></svg>',
      '<svg><g/></svg>',
    ],
    [
      'the name of its element in a comment and in text',
      '<svg><!-- <foreignObject> --><style><![CDATA[<foreignObject>]]></style><foreignObject></foreignObject></svg>',
      '<svg><!-- <foreignObject> --><style><![CDATA[<foreignObject>]]></style></svg>',
    ],
    ['an end without a beginning', '<svg></foreignObject><g/></svg>', '<svg></foreignObject><g/></svg>'],
  ])('leaves a document well-formed with %s', (_, text, expected) => {
    expect(withoutWebContent(text)).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';

import { sourceOfText } from '../../../../src/features/image-extraction/incoming/addressOfText';
import { unwrapAddress } from '../../../../src/features/image-extraction/incoming/wrappedAddress';

const ADDRESS = 'https://example.com/a(1).png?b=1&c=2';
const DATA = 'data:image/png;base64,iVBORw0KGgo=';
const SVG = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='url(%23a)'/%3E";

describe('an address with what it is copied with', () => {
  it.each([
    ['of CSS', `url("${DATA}")`, DATA],
    ['of CSS without quotes', `url(${DATA})`, DATA],
    ['of a declaration', `background-image: url('${ADDRESS}');`, ADDRESS],
    ['of a longer declaration', `background: #fff url( "${ADDRESS}" ) no-repeat center;`, ADDRESS],
    ['of a rule', `.hero {\n  background: url("${SVG}");\n}`, SVG],
    ['of a tag', `<img alt="a > b" class='x' src="${ADDRESS.replace('&', '&amp;')}" width=9>`, ADDRESS],
    ['of a tag over lines', `<img\n  data-src="/x.png"\n  src='${DATA}'\n/>`, DATA],
    ['of a tag in others', `<a href="https://x.test"><img src="${ADDRESS}"></a>`, ADDRESS],
    ['without a scheme', '<img src="//example.com/a.png">', 'https://example.com/a.png'],
    ['of Markdown', `![A cat](${ADDRESS})`, ADDRESS],
    ['of Markdown with a title', `![A cat](${ADDRESS} "My cat")`, ADDRESS],
    ['of Markdown in angle brackets', `![](<${ADDRESS}>)`, ADDRESS],
    ['of a link around a picture', `[![A cat](${ADDRESS})](https://x.test)`, ADDRESS],
    ['of a link', `[a cat](${ADDRESS})`, ADDRESS],
    ['of a forum', `[img]${ADDRESS}[/img]`, ADDRESS],
    ['in quotes', `"${ADDRESS}"`, ADDRESS],
    ['in quotes of code', `'${DATA}',`, DATA],
    ['in backticks', `\`${DATA}\``, DATA],
    ['in quotes of texts', `„${ADDRESS}“`, ADDRESS],
    ['in angle brackets', `<${ADDRESS}>`, ADDRESS],
  ])('%s', (_, text, address) => {
    expect(sourceOfText(` ${text}\n`)).toEqual({ kind: 'address', address });
    expect(unwrapAddress(text)).toBe(address);
  });

  it.each([
    'see "https://example.com/a.png" and others',
    '<img src="cat.png">',
    '<p>![](https://example.com/a.png)</p>',
    'url(#gradient)',
    '"words"',
    '![a cat](cat.png)',
    '"javascript:alert(1)"',
    '[img]words[/img]',
  ])('is none in %j', (text) => {
    expect(sourceOfText(text)).toBeNull();
  });

  it('is left as it is typed', () => {
    expect(unwrapAddress(' example.com/cat.jpg ')).toBe('example.com/cat.jpg');
    expect(unwrapAddress(`  ${ADDRESS}`)).toBe(ADDRESS);
  });
});

it.each(['<img ', '<a><', 'url(', '![', '[', '"', '<', '(a', 'url("', '<img src="', '[img]'])(
  'a long text of nothing but %j is judged at once',
  (part) => {
    const started = performance.now();
    expect(sourceOfText(part.repeat(200_000 / part.length))).toBeNull();
    expect(performance.now() - started).toBeLessThan(2000);
  },
);

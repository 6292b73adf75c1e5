import { describe, expect, it } from 'vitest';

import { sourceOfDrag, sourceOfText } from '../../../../src/features/image-extraction/incoming/addressOfText';

const dragged = (data: Readonly<Record<string, string>>) =>
  sourceOfDrag({
    html: data['text/html'] ?? '',
    list: data['text/uri-list'] ?? '',
    plain: data['text/plain'] ?? '',
  });

describe('what text stands for', () => {
  it.each([
    '<svg viewBox="0 0 9 9"/>',
    '\n <svg>',
    '<?xml version="1.0"?>\n<!-- a --><!DOCTYPE svg PUBLIC "a" "b"><svg xmlns="x"/>',
    '<!DOCTYPE svg [<!ENTITY a "<b>">] ><svg/>',
    '\uFEFF<?xml version="1.0"?><?xml-stylesheet href="a"?>\n<svg>',
    '<s:svg xmlns:s="x"/>',
  ])('an SVG: %j', (text) => {
    expect(sourceOfText(text)).toEqual({ kind: 'svg', text });
  });

  it.each([
    'https://example.com/a.png',
    'http://example.com/a b'.replace(' ', '%20'),
    'data:image/png;base64,AA==',
  ])('an address: %s', (address) => {
    expect(sourceOfText(`  ${address}\n`)).toEqual({ kind: 'address', address });
  });

  it.each([
    '',
    'words',
    'see https://example.com/a.png',
    'data:text/plain,a',
    '<p>a</p>',
    '<!--a--><p><svg/></p>',
    'a <svg/>',
    '<!-- <svg/>',
    '<!DOCTYPE html><svg/>',
    'javascript:alert(1)',
    'file:///a.png',
  ])('nothing: %j', (text) => {
    expect(sourceOfText(text)).toBeNull();
  });
});

it.each(['<!--a-->', '<?xml a?>', '<!DOCTYPE svg>', '<!DOCTYPE svg [a]>', '<!DOCTYPE svg ', '\uFEFF', ' '])(
  'a text of nothing but %j is judged at once, however long',
  (part) => {
    expect(sourceOfText(`${part.repeat(200_000 / part.length)}<p>`)).toBeNull();
  },
);

describe('what is dragged out of another page', () => {
  it('is the picture, whatever its other attributes say', () => {
    const html = `<a href="/"><img alt="a > b, src='x'" src="https://site.example/a.jpg?b&amp;c"></a>`;
    expect(dragged({ 'text/html': html })).toEqual({
      kind: 'address',
      address: 'https://site.example/a.jpg?b&c',
    });
  });

  it('is the picture rather than what it links to', () => {
    expect(
      dragged({
        'text/html':
          '<a href="https://a.example/page"><img alt="x" src="https://b.example/c.png?d=1&amp;e=2"></a>',
        'text/uri-list': 'https://a.example/page',
      }),
    ).toEqual({ kind: 'address', address: 'https://b.example/c.png?d=1&e=2' });
  });

  it.each([
    ['data-src="/a.jpg" src="https://b.example/c.png"', 'https://b.example/c.png'],
    [
      `data-src='https://b.example/placeholder.gif'\n src='https://b.example/c.png'`,
      'https://b.example/c.png',
    ],
    [
      'src="data:image/svg+xml;utf8,&lt;svg xmlns=&quot;x&quot; id=\'&#39;&amp;amp;\'&gt;"',
      `data:image/svg+xml;utf8,<svg xmlns="x" id=''&amp;'>`,
    ],
  ])('is the picture as the page shows it: <img %s>', (attributes, address) => {
    expect(
      dragged({
        'text/html': `<a href="https://a.example/page"><img ${attributes}></a>`,
        'text/uri-list': 'https://a.example/page',
      }),
    ).toEqual({ kind: 'address', address });
  });

  it('is the address of a link, past its comments', () => {
    expect(dragged({ 'text/uri-list': '# a cat\r\nhttps://a.example/cat.jpg\r\n' })).toEqual({
      kind: 'address',
      address: 'https://a.example/cat.jpg',
    });
  });

  it('is nothing for words', () => {
    expect(dragged({ 'text/plain': 'words', 'text/html': '<b>words</b>' })).toBeNull();
  });
});

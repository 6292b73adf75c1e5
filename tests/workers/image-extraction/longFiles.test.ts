import { describe, expect, it } from 'vitest';

import { isAnimated } from '../../../workers/image-extraction/animation';
import { textKind } from '../../../workers/image-extraction/foreign/textKind';
import { formatOf } from '../../../workers/image-extraction/formats';
import { sniffBlob } from '../../../workers/image-extraction/sniff';
import { readSvgPieces, withoutWebContent } from '../../../workers/image-extraction/svgPieces';
import { sizeSvg } from '../../../workers/image-extraction/svgSize';
import { bigEndian, box, gifHeader, joinBytes } from './headerBytes';

type Part = string | Uint8Array | readonly number[];

/** What grows with the square of its size would take hours; a busy machine is slow, too. */
const PATIENCE_MS = 180_000;
const MOST_BYTES = process.env['HUELOOM_LONG'] === undefined ? 4_000_000 : 50_000_000;

/** One part as often as it fits. */
const fill = (part: Part): Uint8Array<ArrayBuffer> => {
  const bytes = joinBytes(part);
  const filled = new Uint8Array(Math.floor(MOST_BYTES / bytes.length) * bytes.length);
  for (let at = 0; at < filled.length; at += bytes.length) filled.set(bytes, at);
  return filled;
};
const fillText = (part: string): string => part.repeat(MOST_BYTES / part.length);

const FTYP = box('ftyp', 'avif', [0, 0, 0, 0]);
const JPEG = [0xff, 0xd8, 0xff];

describe('a picture made to take long is judged within seconds', { timeout: PATIENCE_MS }, () => {
  it.each([
    ['a JPEG of fill bytes', [JPEG, fill([0xff])]],
    ['a JPEG of zeros', [JPEG, fill([0])]],
    ['a JPEG of segments of no length', [JPEG, [0xd8], fill([0xff, 0xe0, 0, 0])]],
    ['a GIF of blocks of one byte', [gifHeader([9, 9], [0, 0, 9, 9]), [0, 2], fill([1, 0])]],
    ['an AVIF of empty boxes', [FTYP, fill(box('free'))]],
    ['an AVIF of sizes', [FTYP, bigEndian(MOST_BYTES, 4), 'meta', fill(box('ispe', new Uint8Array(12)))]],
    ['an AVIF of brands', [bigEndian(MOST_BYTES, 4), 'ftypavif', fill('avif')]],
    ['a JPEG XL of empty boxes', [box('JXL ', [13, 10, 0x87, 10]), fill(box('free'))]],
    ['a TIFF of tags', ['II*\0', [8, 0, 0, 0, 0xff, 0xff], fill([0])]],
    ['an SVG of declarations', [fill('<!a>')]],
    ['an SVG of comments', [fill('<!---->')]],
    ['an SVG of spaces', [fill(' ')]],
    ['an SVG of attributes', ['<svg', fill(' a="b"')]],
    ['an SVG of a name', ['<svg ', fill('a')]],
    ['a web page of comments', ['<!--', fill('-->\n<!--')]],
    ['a text', [fill('word ')]],
  ] satisfies [string, Part[]][])('%s', async (_, parts) => {
    const file = joinBytes(...parts).slice(0, MOST_BYTES);
    const opened = await sniffBlob(new Blob([file]));
    const format = formatOf(new DataView(file.buffer));
    expect(['refused', 'picture']).toContain(opened.kind);
    expect(format === null || typeof (await isAnimated(new Blob([file]), format))).toBeTruthy();
  });

  it.each([
    ['open images', fillText('<image ')],
    ['open addresses', fillText('url(')],
    ['open processing', fillText('<?xml-stylesheet ')],
    ['prefixes', fillText('<a:')],
    ['one prefix', `<${fillText('a')}`],
    ['open web content', fillText('<foreignObject>')],
    ['open empty web content', fillText('<foreignObject ')],
    ['web content closed otherwise', fillText('<a:foreignObject></foreignObject>')],
  ])('a drawing of %s', async (_, content) => {
    const text = `<svg xmlns="http://www.w3.org/2000/svg">${content}`;
    const { pieces } = await readSvgPieces(new Blob([text]));
    expect(pieces.join('')).toBe(text);
    expect(withoutWebContent(text).length).toBeLessThanOrEqual(text.length);
  });

  it('bytes that are no text', () => {
    expect(textKind(`${fillText('\uFFFD')}a`)).toBeNull();
    expect(textKind(`a${fillText('\uFFFD')}`)).toBe('text');
  });

  it.each([
    ['digits', `width="${fillText('1')}x!"`],
    ['spaces', `width="${fillText(' ')}x"`],
    ['an exponent', `width="1e${fillText('9')}"`],
    ['commas', `viewBox="${fillText(',')}"`],
  ])('a size of %s', (_, attribute) => {
    expect(sizeSvg(`<svg ${attribute}/>`, 9)?.drawn).toEqual({ width: 9, height: 5 });
  });
});

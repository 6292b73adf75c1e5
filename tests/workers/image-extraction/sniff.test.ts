import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { FOREIGN_FILE_MESSAGES } from '../../../src/domain/foreignFileMessages';
import { describe, expect, it } from 'vitest';
import { sniff, sniffBlob } from '../../../workers/image-extraction/sniff';
import {
  bigEndian,
  bmpHeader,
  box,
  gifHeader,
  isobmffHeader,
  joinBytes,
  jpegHeader,
  jxlHeader,
  littleEndian,
  pngHeader,
} from './headerBytes';

const MEGABYTE = 1024 * 1024;

/** What `sniff` says of a whole file, in one word or as format and size. */
const look = async (bytes: Uint8Array, fileBytes = bytes.length): Promise<string> => {
  const sniffed = await sniff(bytes, fileBytes);
  if (sniffed.kind === 'refused') return sniffed.failure;
  return sniffed.kind === 'picture'
    ? `${sniffed.format.id} ${sniffed.width}x${sniffed.height}`
    : sniffed.kind;
};

describe('files of real encoders', () => {
  const picture = sharp({ create: { width: 321, height: 123, channels: 4, background: '#0D948880' } });
  it.each([
    ['png', picture.clone().png()],
    ['png', picture.clone().png({ palette: true, progressive: true })],
    ['jpeg', picture.clone().jpeg()],
    ['jpeg', picture.clone().jpeg({ progressive: true })],
    ['jpeg', picture.clone().withIccProfile('p3').jpeg()],
    ['gif', picture.clone().gif()],
    ['webp', picture.clone().removeAlpha().webp()],
    ['webp', picture.clone().webp({ lossless: true })],
    ['webp', picture.clone().webp()],
    ['avif', picture.clone().avif({ effort: 0 })],
    ['tiff', picture.clone().tiff()],
    ['tiff', picture.clone().tiff({ bigtiff: false, tile: true })],
  ])('are known by their bytes and tell their size: %s', async (format, encoder) => {
    expect(await look(await encoder.toBuffer())).toBe(`${format} 321x123`);
  });
});

describe('headers made by hand', () => {
  it.each([
    ['a plain JPEG', jpegHeader(4000, 3000), 'jpeg 4000x3000'],
    ['a progressive JPEG', jpegHeader(4000, 3000, [], 0xc2), 'jpeg 4000x3000'],
    ['a GIF', gifHeader([96, 64], [0, 0, 96, 64]), 'gif 96x64'],
    ['a GIF whose first frame is larger than its screen', gifHeader([1, 1], [10, 0, 90, 64]), 'gif 100x64'],
    ['a BMP', bmpHeader(96, 64), 'bmp 96x64'],
    ['a BMP from the top down', bmpHeader(96, -64), 'bmp 96x64'],
    [
      'a BMP of OS/2',
      joinBytes('BM', new Uint8Array(12), littleEndian(12, 4), littleEndian(96, 2), littleEndian(64, 2)),
      'bmp 96x64',
    ],
    [
      'an icon of several sizes',
      joinBytes([0, 0, 1, 0, 2, 0], [16, 16], new Uint8Array(14), [0, 0], new Uint8Array(14)),
      'ico 256x256',
    ],
    [
      'an AVIF with a thumbnail',
      isobmffHeader(
        ['avif', 'mif1'],
        [
          [160, 90],
          [1600, 900],
          [160, 90],
        ],
      ),
      'avif 1600x900',
    ],
    ['an AVIF under its general brand', isobmffHeader(['mif1', 'avif'], [[16, 9]]), 'avif 16x9'],
    ['a HEIC', isobmffHeader(['heic', 'mif1'], [[4032, 3024]]), 'heic 4032x3024'],
    [
      'a TIFF with its directory at the end, big-endian',
      joinBytes(
        'MM\0*',
        bigEndian(108, 4),
        new Uint8Array(100),
        bigEndian(2, 2),
        [...bigEndian(256, 2), ...bigEndian(3, 2), ...bigEndian(1, 4), ...bigEndian(640, 2), 0, 0],
        [...bigEndian(257, 2), ...bigEndian(4, 2), ...bigEndian(1, 4), ...bigEndian(480, 4)],
      ),
      'tiff 640x480',
    ],
  ])('%s', async (_name, bytes, expected) => {
    expect(await look(bytes)).toBe(expected);
  });

  it('read both forms of a JPEG XL size, and the ratio in place of a width', async () => {
    // Small: a side is 8 × (1 + five bits). Large: 1 + as many bits as the selector says.
    const small = jxlHeader([
      [1, 1],
      [31, 5],
      [0, 3],
      [7, 5],
    ]);
    expect(await look(small)).toBe('jxl 64x256');
    const large = jxlHeader([
      [0, 1],
      [1, 2],
      [2999, 13],
      [0, 3],
      [1, 2],
      [3999, 13],
    ]);
    expect(await look(large)).toBe('jxl 4000x3000');
    const wide = jxlHeader([
      [0, 1],
      [1, 2],
      [1079, 13],
      [5, 3],
    ]);
    expect(await look(wide)).toBe('jxl 1920x1080');
    const boxed = joinBytes(box('JXL ', [0x0d, 0x0a, 0x87, 0x0a]), box('ftyp', 'jxl '), box('jxlc', wide));
    expect(await look(boxed)).toBe('jxl 1920x1080');
    const inParts = joinBytes(box('JXL ', [0x0d, 0x0a, 0x87, 0x0a]), box('jxlp', [0, 0, 0, 0], wide));
    expect(await look(inParts)).toBe('jxl 1920x1080');
  });

  it('read a box with a 64-bit length', async () => {
    const file = isobmffHeader(['avif'], [[16, 9]]);
    const ftypBytes = 16;
    const skipped = joinBytes(bigEndian(1, 4), 'free', bigEndian(20, 8), [1, 2, 3, 4]);
    expect(await look(joinBytes(file.subarray(0, ftypBytes), skipped, file.subarray(ftypBytes)))).toBe(
      'avif 16x9',
    );
  });
});

describe('files that are refused', () => {
  it.each([
    ['nothing', joinBytes(), 'empty'],
    ['one byte', joinBytes([0x89]), 'corrupt'],
    ['a signature alone (PNG)', joinBytes('\x89PNG\r\n\x1a\n'), 'corrupt'],
    ['a signature alone (JPEG)', joinBytes([0xff, 0xd8, 0xff]), 'corrupt'],
    ['a signature alone (AVIF)', joinBytes(box('ftyp', 'avif', [0, 0, 0, 0])), 'corrupt'],
    ['0 × 0', pngHeader(0, 0), 'corrupt'],
    ['96 × 0', jpegHeader(96, 0), 'corrupt'],
    [
      'a PNG whose first chunk is another',
      joinBytes('\x89PNG\r\n\x1a\n', bigEndian(13, 4), 'tEXt', new Uint8Array(17)),
      'corrupt',
    ],
    [
      'a JPEG that scans before it has a frame',
      joinBytes([0xff, 0xd8, 0xff, 0xda, 0, 2], new Uint8Array(20)),
      'corrupt',
    ],
    [
      'a JPEG that breaks off its markers',
      joinBytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 3, 4, 5]),
      'corrupt',
    ],
    ['a GIF without a frame', joinBytes('GIF89a', [96, 0, 64, 0, 0, 0, 0, 0x3b]), 'corrupt'],
    ['a WebP of an unknown kind', joinBytes('RIFF\0\0\0\0WEBPXXXX', new Uint8Array(20)), 'corrupt'],
    ['an AVIF without sizes', isobmffHeader(['avif'], []), 'corrupt'],
    ['a video', joinBytes(box('ftyp', 'isom', [0, 0, 0, 0], 'mp42'), box('moov')), 'corrupt'],
    ['text', joinBytes('this is not a picture'), 'corrupt'],
    ['HTML', joinBytes('<!doctype html><html><body><svg/></body></html>'), 'corrupt'],
    ['an archive', joinBytes('PK\x03\x04', new Uint8Array(40)), 'corrupt'],
    ['2³¹ − 1 squared', pngHeader(2 ** 31 - 1, 2 ** 31 - 1), 'too-large'],
    ['20 000 × 14 000', jpegHeader(20_000, 14_000), 'too-large'],
    ['a GIF that only its frame makes large', gifHeader([1, 1], [0, 0, 65_000, 65_000]), 'too-large'],
    [
      '17 000² in one of its tiles',
      isobmffHeader(
        ['avif'],
        [
          [16, 9],
          [17_000, 17_000],
        ],
      ),
      'too-large',
    ],
    ['65 536 × 1', pngHeader(65_536, 1), 'too-large'],
  ])('%s', async (_name, bytes, failure) => {
    expect(await look(bytes)).toBe(failure);
  });

  it('are those over 128 megapixels, not those at it', async () => {
    expect(await look(pngHeader(12_800, 10_000))).toBe('png 12800x10000');
    expect(await look(pngHeader(12_800, 10_001))).toBe('too-large');
    expect(await look(pngHeader(65_535, 1))).toBe('png 65535x1');
  });

  it('are those over 50 MB, whatever they hold', async () => {
    expect(await look(pngHeader(1, 1), 50 * MEGABYTE)).toBe('png 1x1');
    expect(await look(pngHeader(1, 1), 50 * MEGABYTE + 1)).toBe('too-large');
  });

  it('are said to be what they are before they are said to be large, where they are no pictures', async () => {
    const told = async (bytes: Uint8Array) => {
      const sniffed = await sniff(bytes, 400 * MEGABYTE);
      return sniffed.kind === 'refused' ? (sniffed.detail ?? sniffed.failure) : sniffed.kind;
    };
    const film = joinBytes(box('ftyp', 'isom', [0, 0, 0, 0], 'mp42'), box('moov'));
    expect(await told(film)).toBe(FOREIGN_FILE_MESSAGES.video);
    expect(await told(joinBytes('8BPS', new Uint8Array(40)))).toBe(FOREIGN_FILE_MESSAGES.photoshop);
    expect(await told(new Uint8Array(64).fill(3))).toBe('too-large');
    expect(await told(joinBytes([0x89], 'PNG\r\n\x1a\n', new Uint8Array(40)))).toBe('too-large');
  });

  it('are never read past a loop: boxes and blocks of no length', async () => {
    expect(await look(joinBytes(box('ftyp', 'avif', [0, 0, 0, 0]), new Uint8Array(40)))).toBe('corrupt');
    expect(await look(joinBytes([0xff, 0xd8, 0xff, 0xe0], new Uint8Array(40)))).toBe('corrupt');
  });
});

describe('SVG', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  it.each([
    ['plain', joinBytes(SVG)],
    [
      'with a byte order mark and a declaration',
      joinBytes([0xef, 0xbb, 0xbf], `<?xml version="1.0"?>\n${SVG}`),
    ],
    [
      'in UTF-16',
      joinBytes([0xff, 0xfe], Array.from(SVG, (letter) => littleEndian(letter.charCodeAt(0), 2)).flat()),
    ],
    [
      'in UTF-16, big-endian',
      joinBytes([0xfe, 0xff], Array.from(SVG, (letter) => bigEndian(letter.charCodeAt(0), 2)).flat()),
    ],
  ])('is known by its root element: %s', async (_name, bytes) => {
    expect(await look(bytes)).toBe('svg');
  });

  it('may weigh as much as any picture', async () => {
    expect(await look(joinBytes(SVG), 50 * MEGABYTE)).toBe('svg');
    expect(await look(joinBytes(SVG), 50 * MEGABYTE + 1)).toBe('too-large');
  });

  it('is unpacked where it was packed with gzip, and nothing else is', async () => {
    const packed = await sniffBlob(new Blob([Uint8Array.from(gzipSync(SVG))]));
    expect(packed.kind).toBe('svg');
    expect(await packed.source.text()).toBe(SVG);
    const archive = await sniffBlob(new Blob([Uint8Array.from(gzipSync('notes'))]));
    expect(archive).toMatchObject({ kind: 'refused', detail: FOREIGN_FILE_MESSAGES.archive });
    const cut = Uint8Array.from(gzipSync(SVG)).slice(0, 20);
    expect(await sniffBlob(new Blob([cut]))).toMatchObject({ kind: 'refused', failure: 'corrupt' });
  });

  it('is not unpacked beyond the limit', async () => {
    const bomb = gzipSync(SVG + ' '.repeat(51 * MEGABYTE));
    expect(await sniffBlob(new Blob([Uint8Array.from(bomb)]))).toMatchObject({
      kind: 'refused',
      failure: 'too-large',
    });
  });

  it('is corrupt when it ends within its first tag', async () => {
    expect(await look(joinBytes('<svg xmlns="http'))).toBe('corrupt');
  });
});

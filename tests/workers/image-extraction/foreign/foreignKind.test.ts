import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { FOREIGN_FILE_MESSAGES, type ForeignKind } from '../../../../src/domain/foreignFileMessages';
import { sniff, sniffBlob } from '../../../../workers/image-extraction/sniff';
import { bigEndian, box, joinBytes, littleEndian } from '../headerBytes';

const ZEROS = new Uint8Array(400);

/** What a refused file is called. */
const sentence = async (bytes: Uint8Array, name = ''): Promise<string | undefined> => {
  const sniffed = await sniff(bytes, bytes.length, { name, tail: bytes.subarray(-18) });
  if (sniffed.kind !== 'refused') throw new Error(`taken for ${sniffed.kind}`);
  return sniffed.detail;
};

const tiff = (tags: readonly (readonly [tag: number, value: number])[]): Uint8Array =>
  joinBytes(
    'II*\0',
    littleEndian(8, 4),
    littleEndian(tags.length, 2),
    ...tags.map(([tag, value]) => [
      ...littleEndian(tag, 2),
      ...littleEndian(4, 2),
      ...littleEndian(1, 4),
      ...littleEndian(value, 4),
    ]),
    ZEROS,
  );

const targa = (type: number, [width, height, depth]: readonly [number, number, number], hasMap = 0) =>
  joinBytes(
    [0, hasMap, type, 0, 0],
    littleEndian(hasMap * 256, 2),
    [hasMap * 24, 0, 0, 0, 0],
    littleEndian(width, 2),
    littleEndian(height, 2),
    [depth, 0],
    new Uint8Array(hasMap * 768),
    new Uint8Array((width * height * depth) / 8),
  );

describe('a file that is no picture for browsers', () => {
  it.each<[ForeignKind, Uint8Array, name?: string]>([
    ['photoshop', joinBytes('8BPS\0\x01', ZEROS)],
    ['photoshop', joinBytes('8BPS\0\x02', ZEROS), 'large.psb'],
    ['photoshop', joinBytes('8BPS'), 'cut.psd'],
    ['photoshop', joinBytes('8BPS\0\x01', ZEROS), 'named.png'],
    ['pdf', joinBytes('%PDF-1.7\n')],
    ['pdf', joinBytes('\n\n  %PDF-1.4\n')],
    ['illustrator', joinBytes('%PDF-1.6\n', ZEROS), 'logo.ai'],
    ['illustrator', joinBytes('%!PS-Adobe-3.0\n%%Creator: Adobe Illustrator(R) 8\n')],
    ['postscript', joinBytes('%!PS-Adobe-3.0 EPSF-3.0\n')],
    ['postscript', joinBytes([0xc5, 0xd0, 0xd3, 0xc6], ZEROS)],
    ['indesign', joinBytes([0x06, 0x06, 0xed, 0xf5], ZEROS)],
    ['gimp', joinBytes('gimp xcf v011\0')],
    ['affinity', joinBytes('\0\xffKA', ZEROS)],
    ['coreldraw', joinBytes('RIFF\0\0\0\0CDRE', ZEROS)],
    ['sketch', joinBytes('PK\x03\x04', ZEROS), 'Logo.SKETCH'],
    ['procreate', joinBytes('PK\x03\x04', ZEROS), 'a.procreate'],
    ['office', joinBytes('PK\x03\x04', ZEROS), 'letter.docx'],
    ['office', joinBytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], ZEROS)],
    ['openExr', joinBytes([0x76, 0x2f, 0x31, 0x01], ZEROS)],
    ['radiance', joinBytes('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n')],
    ['radiance', joinBytes('#?RGBE\n')],
    ['targa', joinBytes(targa(2, [9, 9, 24]), 'TRUEVISION-XFILE.\0')],
    ['targa', targa(2, [90, 64, 24])],
    ['targa', targa(1, [90, 64, 8], 1)],
    ['targa', targa(10, [90, 64, 32]).subarray(0, 40), 'packed.tga'],
    ['targa', targa(2, [90, 64, 24]).subarray(0, 200), 'cut.TGA'],
    ['raw', joinBytes('II*\0\x10\0\0\0CR\x02\0', ZEROS)],
    ['raw', joinBytes(box('ftyp', 'crx ', [0, 0, 0, 1], 'crx isom'), ZEROS)],
    ['raw', joinBytes('FUJIFILMCCD-RAW 0201', ZEROS)],
    ['raw', joinBytes('IIRO', ZEROS)],
    ['raw', joinBytes('IIU\0', ZEROS)],
    [
      'raw',
      tiff([
        [254, 0],
        [256, 4000],
        [257, 3000],
        [50_706, 4],
      ]),
    ],
    [
      'raw',
      tiff([
        [254, 1],
        [256, 160],
        [257, 120],
        [330, 99],
      ]),
    ],
    [
      'raw',
      tiff([
        [256, 160],
        [257, 120],
      ]),
      'DSC_0001.NEF',
    ],
    ['netpbm', joinBytes('P6\n# made by hand\n3 2\n255\n', ZEROS)],
    ['qoi', joinBytes('qoif', ZEROS)],
    ['directDraw', joinBytes('DDS ', ZEROS)],
    ['pcx', joinBytes([10, 5, 1, 8], ZEROS)],
    ['macIcon', joinBytes('icns', ZEROS)],
    ['bigTiff', joinBytes('II+\0\x08\0\0\0', ZEROS)],
    ['bigTiff', joinBytes('MM\0+\0\x08\0\0', ZEROS)],
    ['sgi', joinBytes([0x01, 0xda, 1, 1, 0, 3], ZEROS)],
    ['bpg', joinBytes('BPG\xfb', ZEROS)],
    ['blizzard', joinBytes('BLP2', ZEROS)],
    ['khronos', joinBytes('\xabKTX 11\xbb\r\n\x1a\n', ZEROS)],
    ['xPixmap', joinBytes('/* XPM */\nstatic char *a[] = {')],
    ['xPixmap', joinBytes('#define cross_width 16\n#define cross_height 16\n')],
    ['animatedCursor', joinBytes('RIFF\0\0\0\0ACONanih', ZEROS)],
    ['sunRaster', joinBytes([0x59, 0xa6, 0x6a, 0x95], ZEROS)],
    ['mng', joinBytes('\x8aMNG\r\n\x1a\n', ZEROS)],
    ['mng', joinBytes('\x8bJNG\r\n\x1a\n', ZEROS)],
    ['filmScan', joinBytes('SDPX\0\0\x20\0V1.0', ZEROS)],
    ['filmScan', joinBytes('XPDS\0\x20\0\0V2.0', ZEROS)],
    ['filmScan', joinBytes([0x80, 0x2a, 0x5f, 0xd7], ZEROS)],
    ['amiga', joinBytes('FORM\0\0\0\0ILBMBMHD', ZEROS)],
    ['amiga', joinBytes('FORM\0\0\0\0PBM BMHD', ZEROS)],
    ['valveTexture', joinBytes('VTF\0', ZEROS)],
    ['aseprite', joinBytes([99, 0, 0, 0, 0xe0, 0xa5, 1, 0, 16, 0, 16, 0, 32, 0], ZEROS)],
    ['flic', joinBytes([99, 0, 0, 0, 0x12, 0xaf, 9, 0, 64, 1, 200, 0, 8, 0], ZEROS)],
    ['paintNet', joinBytes('PDN3', ZEROS)],
    ['paintShop', joinBytes('Paint Shop Pro Image File\n\x1a', ZEROS)],
    ['adobeXd', joinBytes('PK\x03\x04', ZEROS), 'screens.xd'],
    ['flashPix', joinBytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], ZEROS), 'scan.FPX'],
    ['metafile', joinBytes([0xd7, 0xcd, 0xc6, 0x9a], ZEROS)],
    ['metafile', joinBytes([1, 0, 9, 0, 0, 3], ZEROS)],
    ['video', joinBytes(box('ftyp', 'isom', [0, 0, 0, 0], 'mp42'), box('moov'))],
    ['video', joinBytes(box('ftyp', 'qt  ', [0, 0, 0, 0]), ZEROS)],
    ['video', joinBytes(box('wide'), box('mdat', ZEROS))],
    ['video', joinBytes([0x1a, 0x45, 0xdf, 0xa3], ZEROS)],
    ['video', joinBytes('RIFF\0\0\0\0AVI LIST', ZEROS)],
    ['video', joinBytes('G', new Uint8Array(187), 'G', new Uint8Array(187), 'G', ZEROS)],
    ['video', joinBytes('OggS', ZEROS), 'clip.ogv'],
    ['sound', joinBytes(box('ftyp', 'M4A ', [0, 0, 0, 0]), ZEROS)],
    ['sound', joinBytes('RIFF\0\0\0\0WAVEfmt ', ZEROS)],
    ['archive', joinBytes('PK\x03\x04', ZEROS), 'pictures.zip'],
    ['archive', joinBytes('Rar!\x1a\x07\0', ZEROS)],
    ['archive', joinBytes(new Uint8Array(257), 'ustar\0', ZEROS)],
    ['font', joinBytes('wOF2', ZEROS)],
    ['webPage', joinBytes('<!doctype html><html><body><svg/></body></html>')],
    ['webPage', joinBytes('<!-- saved -->\n<HTML lang="en">')],
    [
      'webPage',
      joinBytes(
        '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x">\n<html/>',
      ),
    ],
    ['text', joinBytes('this is not a picture'), 'notes.png'],
    ['text', joinBytes('This CDR and WAVE are words')],
    ['text', new TextEncoder().encode('Grün und bläulich'), 'notes.tga'],
    ['text', joinBytes('<?xml version="1.0"?><plist/>')],
  ])('is called by its name: %s', async (kind, bytes, name) => {
    expect(await sentence(bytes, name)).toBe(FOREIGN_FILE_MESSAGES[kind]);
  });

  it('is known by its end where its start tells nothing', async () => {
    const bytes = joinBytes(targa(10, [90, 64, 24]).subarray(0, 60), 'TRUEVISION-XFILE.\0');
    expect(await sniffBlob(new Blob([bytes]))).toMatchObject({
      kind: 'refused',
      failure: 'unsupported',
      detail: FOREIGN_FILE_MESSAGES.targa,
    });
  });

  it.each([
    ['bytes of no kind', joinBytes([0, 1, 2, 3, 4, 250, 251], ZEROS)],
    ['a letter and a zero', joinBytes('a\0b')],
    ['bytes that only a name calls TGA', joinBytes([9, 9, 9, 9], ZEROS), 'a.tga'],
  ])('is not guessed at: %s', async (_, bytes, name = '') => {
    expect(await sentence(bytes, name)).toBeUndefined();
  });
});

describe('a picture', () => {
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });

  it.each([
    ['scan.tiff', picture.clone().tiff()],
    ['a.tga', picture.clone().png()],
    ['photo.nef', picture.clone().jpeg()],
    ['film.mp4', picture.clone().avif({ effort: 0 })],
  ])('is not taken for another kind, whatever its name: %s', async (name, encoder) => {
    const bytes = await encoder.toBuffer();
    expect(await sniff(bytes, bytes.length, { name, tail: bytes.subarray(-18) })).toMatchObject({
      kind: 'picture',
      width: 9,
    });
  });

  it('in JPEG 2000 tells its size', async () => {
    const jp2 = joinBytes(
      box('jP  ', [13, 10, 0x87, 10]),
      box('ftyp', 'jp2 ', [0, 0, 0, 0], 'jp2 '),
      box('jp2h', box('ihdr', bigEndian(480, 4), bigEndian(640, 4), [0, 3, 7, 7, 0, 0])),
    );
    expect(await sniff(jp2, jp2.length)).toMatchObject({
      format: { id: 'jpeg2000' },
      width: 640,
      height: 480,
    });
    const codestream = joinBytes(
      [0xff, 0x4f, 0xff, 0x51, 0, 47, 0, 0],
      ...[650, 490, 10, 10].map((value) => bigEndian(value, 4)),
    );
    expect(await sniff(codestream, codestream.length)).toMatchObject({ width: 640, height: 480 });
  });
});

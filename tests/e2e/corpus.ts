import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { damagedPictureMessage } from '../../src/domain/fileMessages';
import { FOREIGN_FILE_MESSAGES, type ForeignKind } from '../../src/domain/foreignFileMessages';
import {
  lackingFormatMessage,
  NOTHING_DRAWN_MESSAGES,
  UNUSUAL_KIND_MESSAGES,
} from '../../src/domain/refusedPictureMessages';
import {
  isobmffHeader,
  joinBytes,
  littleEndian,
  packedPngHeader,
  pngHeader,
} from '../workers/image-extraction/headerBytes';

/** A picture from outside, and what must come of it: `null` stands for swatches and a palette. */
export type CorpusFile = {
  readonly name: string;
  readonly read: () => Promise<Uint8Array>;
  readonly failure: string | null;
  readonly detail?: string;
};

const RED = [255, 0, 0];
const GREEN = [0, 255, 0];
const BLUE = [0, 0, 255];
const YELLOW = [255, 255, 0];

/** Four quarters: red and green above, blue and yellow below. */
export const fourQuarters = (width = 96, height = 64): Sharp => {
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, index) => {
    const x = Math.floor(index / 3) % width;
    const y = Math.floor(index / 3 / width);
    const [left, right] = y < height / 2 ? [RED, GREEN] : [BLUE, YELLOW];
    return (x < width / 2 ? left : right)[index % 3] ?? 0;
  });
  return sharp(pixels, { raw: { width, height, channels: 3 } });
};

/** Grain that no encoder can make small, so that half of the file is half of the picture. */
const noise = sharp({
  create: {
    width: 640,
    height: 480,
    channels: 3,
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
    background: 'black',
  },
});
const plain = (background: string): Sharp =>
  sharp({ create: { width: 96, height: 64, channels: 4, background } });

const firstHalf = async (picture: Sharp): Promise<Uint8Array> => {
  const bytes = await picture.toBuffer();
  return bytes.subarray(0, bytes.length / 2);
};

const svg = (content: string, attributes = 'width="96" height="64"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const RED_RECT = '<rect width="96" height="64" fill="red"/>';
const ENTITIES = Array.from(
  { length: 12 },
  (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
).join('');

const made = (name: string, failure: string | null, content: string | Uint8Array | Sharp): CorpusFile => ({
  name,
  failure,
  read: async () => {
    if (typeof content === 'string') return Buffer.from(content);
    return content instanceof Uint8Array ? content : content.toBuffer();
  },
});

/** A cursor of one picture with its hot spot in the corner. */
const cursor = async (picture: Sharp): Promise<Uint8Array> => {
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
  const entry = [info.width, info.height, 0, 0, 0, 0, 0, 0, ...littleEndian(data.length, 4)];
  return joinBytes([0, 0, 2, 0, 1, 0], entry, littleEndian(22, 4), data);
};

/** A file whose kind no browser takes for a picture, under a name that says it were one. */
const foreign = (kind: ForeignKind, failure: string, ...content: readonly string[]): CorpusFile => ({
  ...made(`${kind}.png`, failure, joinBytes(...content, new Uint8Array(100))),
  detail: FOREIGN_FILE_MESSAGES[kind],
});

/** Made here, so that they are always at hand. */
const MADE: readonly CorpusFile[] = [
  made('nothing.jpg', 'empty', ''),
  made('one-byte.png', 'corrupt', joinBytes([0x89])),
  made('signature.png', 'corrupt', joinBytes('\x89PNG\r\n\x1a\n')),
  made('text.png', 'corrupt', 'this is not a picture'),
  made('page.jpg', 'corrupt', '<!doctype html><title>no picture</title>'),
  made('no-size.png', 'corrupt', pngHeader(0, 0)),
  made('bomb.png', 'too-large', pngHeader(30_000, 30_000)),
  { ...made('cut.jpg', 'corrupt', ''), read: async () => firstHalf(noise.clone().jpeg({ quality: 90 })) },
  { ...made('cut.png', 'corrupt', ''), read: async () => firstHalf(noise.clone().png()) },
  { ...made('cut.webp', 'corrupt', ''), read: async () => firstHalf(noise.clone().webp({ quality: 90 })) },
  {
    ...made('cut-early.jpg', 'corrupt', joinBytes([0xff, 0xd8, 0xff, 0xe0, 0, 16])),
    detail: damagedPictureMessage('JPEG'),
  },
  foreign('photoshop', 'unsupported', '8BPS\0\x01'),
  foreign('pdf', 'unsupported', '%PDF-1.7\n'),
  foreign('openExr', 'unsupported', 'v/1\x01'),
  foreign('raw', 'unsupported', 'FUJIFILMCCD-RAW 0201'),
  foreign('video', 'corrupt', '\x1a\x45\xdf\xa3'),
  foreign('archive', 'corrupt', 'PK\x03\x04'),
  made('clear.png', 'no-pixels', plain('#ff000000').png()),
  {
    ...made('phone.heic', 'unsupported', isobmffHeader(['heic', 'mif1'], [[4032, 3024]])),
    detail: lackingFormatMessage('HEIC'),
  },
  {
    ...made('scan.tiff', 'unsupported', fourQuarters().tiff()),
    detail: lackingFormatMessage('TIFF'),
  },
  {
    ...made('packed.png', 'unsupported', packedPngHeader(96, 64)),
    detail: UNUSUAL_KIND_MESSAGES.png,
  },
  made('entities.svg', 'corrupt', `<!DOCTYPE svg [<!ENTITY e0 "a">${ENTITIES}]>${svg('<text>&e12;</text>')}`),
  made('four.png', null, fourQuarters().png()),
  made('four.jpg', null, fourQuarters().jpeg({ quality: 95, chromaSubsampling: '4:4:4' })),
  made('four.gif', null, fourQuarters().gif()),
  made('four.webp', null, fourQuarters().webp({ lossless: true })),
  made('four.avif', null, fourQuarters().avif({ lossless: true, effort: 0 })),
  { ...made('arrow.cur', null, ''), read: async () => cursor(fourQuarters()) },
  made('png-named.jpg', null, fourQuarters().png()),
  made('half-clear.png', null, plain('#0000ff80').png()),
  made('thin.png', null, fourQuarters(1600, 2).png()),
  made(
    'one-pixel.png',
    null,
    sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } }).png(),
  ),
  made('plain.svg', null, svg(RED_RECT)),
  made('blank-first.svg', null, `\n <?xml version="1.0"?>\n${svg(RED_RECT)}`),
  made('inline.svg', null, '<svg viewBox="0 0 24 24"><path fill="#0D9488" d="M0 0h24v24H0z"/></svg>'),
  made('packed.svgz', null, gzipSync(svg(RED_RECT))),
  made('long.svg', null, svg(`<!--${'x'.repeat(1_100_000)}-->${RED_RECT}`)),
  made(
    'foreign.svg',
    null,
    svg(
      `${RED_RECT}<foreignObject width="48" height="32"><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>`,
    ),
  ),
  {
    ...made('linked.svg', 'no-pixels', svg('<image href="photo.jpg" width="96" height="64"/>')),
    detail: NOTHING_DRAWN_MESSAGES.linksLeftOut,
  },
  made(
    'script.svg',
    null,
    svg(`<script>document.title = 'ran'; fetch('https://example.com/')</script>${RED_RECT}`),
  ),
  made('outside.svg', null, svg(`<image href="https://example.com/a.png" width="9" height="9"/>${RED_RECT}`)),
  made(
    'huge.svg',
    null,
    svg('<rect width="100%" height="100%" fill="red"/>', 'width="100000" height="100000"'),
  ),
];

/** Refused when the manifest was written, and read by now. */
const READ_BY_NOW = new Set(['generated/image/svg-foreign.svg']);

/** The rows of a manifest: every field in quotes, the first one names the file. */
const readManifest = async (folder: string): Promise<CorpusFile[]> => {
  const lines = (await readFile(join(folder, 'MANIFEST.csv'), 'utf8')).trim().split(/\r?\n/);
  const rows = lines.map((line) => Array.from(line.matchAll(/"((?:[^"]|"")*)"/g), ([, field = '']) => field));
  const header = rows[0] ?? [];
  const pictures = rows.slice(1).filter(([file]) => file?.startsWith('generated/image/'));
  return pictures.map((row) => {
    const field = (name: string): string => row[header.indexOf(name)] ?? '';
    const isRead = field('expected').startsWith('extract') || READ_BY_NOW.has(field('file'));
    return {
      name: field('file'),
      failure: isRead ? null : field('error_code'),
      read: async () => readFile(join(folder, field('file'))),
    };
  });
};

/** The hostile files of HUELOOM_CORPUS, a folder with a MANIFEST.csv, on top of those made here. */
export const readCorpus = async (): Promise<readonly CorpusFile[]> => {
  const folder = process.env.HUELOOM_CORPUS;
  return folder ? [...MADE, ...(await readManifest(folder))] : MADE;
};

/** Several files share a page, because opening one costs more than reading a picture. */
export const inBatches = <File>(files: readonly File[], size: number): (readonly File[])[] =>
  Array.from({ length: Math.ceil(files.length / size) }, (_, batch) =>
    files.slice(batch * size, (batch + 1) * size),
  );

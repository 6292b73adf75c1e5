import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';

import { readSvgDrawing } from '../../../src/theme/drawing/readSvgDrawing';
import { isAnimated } from '../../../workers/image-extraction/animation';
import { BUDGET, isOverBudget } from '../../../src/domain/pictureBudget';
import { sniffBlob } from '../../../workers/image-extraction/sniff';
import { readSvgPieces, withoutWebContent } from '../../../workers/image-extraction/svgPieces';
import { sizeSvg } from '../../../workers/image-extraction/svgSize';
import { FUZZ_TIMEOUT_MS, fuzzing, runWithin, settleWithin } from '../../support/fuzzing';
import { spoiledFiles, type Sound } from '../../support/spoiledBytes';
import { spoiledText } from '../../support/spoiledText';
import {
  bmpHeader,
  box,
  gifHeader,
  isobmffHeader,
  joinBytes,
  jpegHeader,
  jxlHeader,
  pngHeader,
} from './headerBytes';

/** Far more than a file's first look takes: what has no end is a failure with its file. */
const MOST_MS = 20_000;
const MOST_BYTES = 256 * 1024;

const FAILURES = new Set(['empty', 'unsupported', 'corrupt', 'too-large']);

const ofEncoders = async (): Promise<Sound[]> => {
  const picture = sharp({ create: { width: 64, height: 48, channels: 4, background: '#0D948880' } });
  const frames = sharp({ create: { width: 16, height: 48, channels: 3, background: 'red', pageHeight: 16 } });
  const encoders = {
    'a.png': picture.clone().png(),
    'a.jpg': picture.clone().withIccProfile('p3').jpeg(),
    'progressive.jpg': picture.clone().jpeg({ progressive: true }),
    'a.webp': picture.clone().webp(),
    'lossless.webp': picture.clone().webp({ lossless: true }),
    'a.gif': picture.clone().gif(),
    'animated.gif': frames.clone().gif(),
    'animated.webp': frames.clone().webp(),
    'a.avif': picture.clone().avif({ effort: 0 }),
    'a.tiff': picture.clone().tiff(),
  };
  return Promise.all(
    Object.entries(encoders).map(async ([name, encoder]) => ({ name, bytes: await encoder.toBuffer() })),
  );
};

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const DRAWINGS = [
  `<svg ${XMLNS} width="96" height="64"><rect width="9" height="9" fill="red"/></svg>`,
  `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "red"><!ENTITY b "&a;&a;">]><svg ${XMLNS} viewBox="0 0 9 9"><g fill="&b;"/></svg>`,
  `<s:svg xmlns:s="http://www.w3.org/2000/svg" width='1e3'><s:style>.a{fill:rgb(1 2 3);stroke:url(#g)}</s:style><s:use href="#a"/></s:svg>`,
  `<svg ${XMLNS}><linearGradient id="g"><stop stop-color="#0D9488" offset="1"/></linearGradient><animate values="red;blue"/><image href="data:image/png;base64,AA=="/></svg>`,
  `<svg ${XMLNS}><foreignObject><p style="color:red">a</p></foreignObject><![CDATA[ <a> ]]><text style="fill:hsl(175 84% 32%)">a</text></svg>`,
];

const byHand = (): Sound[] => [
  { name: 'header.png', bytes: pngHeader(96, 64) },
  { name: 'header.jpg', bytes: jpegHeader(96, 64, [100, 2]) },
  { name: 'header.gif', bytes: gifHeader([96, 64], [0, 0, 96, 64]) },
  { name: 'header.bmp', bytes: bmpHeader(96, -64) },
  {
    name: 'header.avif',
    bytes: isobmffHeader(
      ['avif', 'mif1'],
      [
        [96, 64],
        [9, 6],
      ],
    ),
  },
  { name: 'header.heic', bytes: isobmffHeader(['heic'], [[96, 64]]) },
  {
    name: 'header.jxl',
    bytes: jxlHeader([
      [0, 1],
      [1, 2],
      [1079, 13],
      [5, 3],
    ]),
  },
  {
    name: 'boxed.jxl',
    bytes: joinBytes(box('JXL ', [0x0d, 0x0a, 0x87, 0x0a]), box('jxlp', [0, 0, 0, 0, 0xff, 0x0a, 9, 9])),
  },
  {
    name: 'header.jp2',
    bytes: joinBytes(box('jP  ', [13, 10, 0x87, 10]), box('jp2h', box('ihdr', new Uint8Array(14)))),
  },
  { name: 'header.ico', bytes: joinBytes([0, 0, 1, 0, 2, 0], new Uint8Array(32)) },
  {
    name: 'cut.tga',
    bytes: joinBytes([0, 0, 2], new Uint8Array(9), [90, 0, 64, 0, 24, 0], 'TRUEVISION-XFILE.\0'),
  },
  ...DRAWINGS.map((text, index) => ({ name: `${index}.svg`, bytes: Buffer.from(text) })),
  { name: 'packed.svgz', bytes: gzipSync(DRAWINGS[0] ?? '') },
];

/** The smaller files of a folder of hostile ones, where there is one. */
const ofCorpus = async (): Promise<Sound[]> => {
  const folder = process.env['HUELOOM_CORPUS'];
  if (folder === undefined) return [];
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.includes('image/'));
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return (await stat(path)).size <= MOST_BYTES ? [{ name, bytes: await readFile(path) }] : [];
    }),
  );
  return files.flat();
};

/** What is wrong with how a file was judged; nothing where all is as it should be. */
const judge = async (file: File): Promise<string[]> => {
  const opened = await sniffBlob(file);
  if (opened.kind === 'refused') return FAILURES.has(opened.failure) ? [] : [opened.failure];
  if (opened.kind === 'svg') {
    const { pieces } = await readSvgPieces(opened.source);
    return pieces.length === 0 ? ['a drawing without text'] : [];
  }
  const { format, width, height } = opened;
  await isAnimated(file, format);
  const isSize = Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0;
  return isSize && !isOverBudget({ width, height }) ? [] : [`${format.id} of ${width} × ${height}`];
};

it(
  'a picture that is cut, flipped, grown or spliced is judged by its first bytes, or refused',
  async () => {
    const { spoiled, bytesOf } = spoiledFiles([...byHand(), ...(await ofEncoders()), ...(await ofCorpus())]);
    await fc.assert(
      fc.asyncProperty(spoiled, async (one) => {
        const file = new File([bytesOf(one)], one.name);
        expect(await settleWithin(MOST_MS, judge(file))).toEqual([]);
      }),
      fuzzing('files of pictures'),
    );
  },
  FUZZ_TIMEOUT_MS,
);

it(
  'a drawing that is spoiled is sized, cleaned and recolored, or refused',
  () => {
    const drawings = spoiledText(fc.constantFrom(...DRAWINGS));
    fc.assert(
      fc.property(drawings, (text) => {
        const sized = runWithin(MOST_MS, () => sizeSvg(text, BUDGET.svgSide));
        const sides = sized
          ? [sized.drawn, sized.natural].flatMap(({ width, height }) => [width, height])
          : [];
        expect(sides.filter((side) => !(side >= 1) || !Number.isInteger(side))).toEqual([]);
        runWithin(MOST_MS, () => withoutWebContent(text));
        expect(runWithin(MOST_MS, () => readSvgDrawing(text))).toBeDefined();
      }),
      fuzzing('drawings'),
    );
  },
  FUZZ_TIMEOUT_MS,
);

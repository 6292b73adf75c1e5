import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encode as encodeAse } from 'ase-utils';
import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { FORMATS } from '../../../src/features/export/formats';
import { KRITA_FILE } from '../../../src/palette/notations/binary/krita';
import { PROCREATE_FILE } from '../../../src/palette/notations/binary/procreate';
import { parseFile } from '../../../src/palette/notations/parseFile';
import { choiceOf, SCALES, TEAL, write } from '../../features/export/palettes';
import { FUZZ_TIMEOUT_MS, fuzzing, runWithin } from '../../support/fuzzing';
import { spoiledFiles, type Sound } from '../../support/spoiledBytes';
import { spoiledText } from '../../support/spoiledText';
import { ARCHIVED_LIST, LIST } from './shapes/clr.data';
import { actTable } from './shapes/adobeBytes';
import { foundFaults } from './foundFaults';
import { paletteTexts } from './paletteTexts';

/** Far more than such a file takes: what has no end is a failure with its file. */
const MOST_MS = 20_000;

const written = async (): Promise<Sound[]> => {
  const files: Sound[] = [];
  for (const { id } of FORMATS)
    for (const { hasScale } of SCALES)
      files.push({
        name: `${id}${hasScale ? ' with shades' : ''}`,
        bytes: (await write(TEAL, choiceOf(id, { hasScale }))).bytes,
      });
  return files;
};

/** What other programs write. */
const foreign = (): Sound[] => {
  const models = [
    { model: 'RGB', color: [0.1, 0.5, 0.5] },
    { model: 'CMYK', color: [0, 0.2, 0.4, 0.1] },
    { model: 'LAB', color: [0.5, 20, -30] },
    { model: 'Gray', color: [0.5] },
  ].map(({ model, color }) => ({ model, color, name: model, type: 'global' }));
  const groups = [{ name: 'Group', colors: models }];
  return [
    {
      name: 'ASE of a library',
      bytes: new Uint8Array(encodeAse({ version: '1.0', groups, colors: models })),
    },
    { name: 'CLR of macOS', bytes: Buffer.from(LIST, 'base64') },
    { name: 'CLR as an archive', bytes: Buffer.from(ARCHIVED_LIST, 'base64') },
    { name: 'ACT with a count', bytes: actTable([13, 148, 136, 28, 25, 23], 2) },
  ];
};

/** Drawings and other texts of a folder of hostile files, where there is one. */
const ofCorpus = async (): Promise<Sound[]> => {
  const folder = process.env['HUELOOM_CORPUS'];
  if (folder === undefined) return [];
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.svg'));
  return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })));
};

it(
  'a file that is cut, flipped, grown or spliced is read or refused with a sentence',
  async () => {
    const { spoiled, bytesOf } = spoiledFiles([...(await written()), ...foreign(), ...(await ofCorpus())]);
    fc.assert(
      fc.property(spoiled, (one) => {
        expect(foundFaults(runWithin(MOST_MS, () => parseFile(bytesOf(one))))).toEqual([]);
      }),
      fuzzing('files of palettes'),
    );
  },
  FUZZ_TIMEOUT_MS,
);

it(
  'an archive whose texts are spoiled is read or refused with a sentence',
  () => {
    const paths = fc.constantFrom(
      PROCREATE_FILE,
      KRITA_FILE,
      'A.xcassets/Teal.colorset/Contents.json',
      'other.txt',
    );
    const krita = fc.constant(
      '<ColorSet version="2.0" name="x"><ColorSetEntry name="a" id="1"><Lab L="0.5" a="0.5" b="0.5" space="x"/></ColorSetEntry><Group name="g"><ColorSetEntry name="b"><CMYK c="1" m="0" y="0" k="0"/></ColorSetEntry></Group></ColorSet>',
    );
    const procreate = fc.constant(
      '[{"name":"Sea","swatches":[{"hue":0.4,"saturation":0.9,"brightness":0.5,"alpha":1,"colorSpace":0},null]}]',
    );
    const colorSet = fc.constant(
      '{"colors":[{"color":{"color-space":"srgb","components":{"red":"0x0D","green":"0x94","blue":"0.5","alpha":"1"}}}]}',
    );
    const texts = spoiledText(fc.oneof(krita, procreate, colorSet, paletteTexts), 50);
    fc.assert(
      fc.property(fc.dictionary(paths, texts, { maxKeys: 3 }), (files) => {
        const bytes = zipSync(
          Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
          { level: 0 },
        );
        expect(foundFaults(runWithin(MOST_MS, () => parseFile(bytes)))).toEqual([]);
      }),
      fuzzing('archives of palettes'),
    );
  },
  FUZZ_TIMEOUT_MS,
);

import { strToU8, zipSync } from 'fflate';
import type { Color } from '../../../color/types';
import { exportValues, type ExportPalette } from '../../exportPalette';
import { createCollector, type Found } from '../found';
import { parseJson } from '../json/parseJson';
import { uniqueNames } from '../../uniqueNames';

const SET = /([^/]+)\.colorset\/Contents\.json$/;

export const isColorSet = (path: string): boolean => SET.test(path) && !path.startsWith('__MACOSX');

/** The color sets of an asset catalog by path; each is named after its folder. */
export const parseXcode = (files: ReadonlyMap<string, string>): Found => {
  const collector = createCollector();
  for (const [path, text] of files) {
    const name = SET.exec(path)?.[1] ?? null;
    // A set has further colors for dark mode and other gamuts.
    for (const { color } of parseJson(text)?.colors ?? []) collector.addColor(color, name);
  }
  return collector.found('Xcode');
};

export const XCODE_INFO = { author: 'xcode', version: 1 };

const component = (channel: number): string => `0x${channel.toString(16).padStart(2, '0').toUpperCase()}`;

/** A color in the form of color sets. */
export const xcodeColor = ({ rgb: { r, g, b } }: Color) => ({
  'color-space': 'srgb',
  components: { alpha: '1.000', blue: component(b), green: component(g), red: component(r) },
});

const json = (content: object): Uint8Array => strToU8(`${JSON.stringify(content, null, 2)}\n`);

/** Characters that a folder name may not have on some system. */
const FORBIDDEN = /[\\/:*?"<>|.]+/g;

/** An asset catalog for Xcode as a zip: a folder with a color set for each color, named after it. */
export const xcodeBytes = (palette: ExportPalette): Uint8Array => {
  const values = exportValues(palette);
  const names = uniqueNames(
    values.map(({ name }) => name.replaceAll(FORBIDDEN, ' ').replaceAll(/ +/g, ' ').trim() || 'Color'),
    ' ',
  );
  const sets = values.map(({ color }, i) => {
    const content = { colors: [{ color: xcodeColor(color), idiom: 'universal' }], info: XCODE_INFO };
    return [`Colors.xcassets/${names[i] ?? ''}.colorset/Contents.json`, json(content)] as const;
  });
  return zipSync({
    'Colors.xcassets/Contents.json': json({ info: XCODE_INFO }),
    ...Object.fromEntries(sets),
  });
};

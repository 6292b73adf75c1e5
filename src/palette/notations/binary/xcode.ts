import { strToU8, zipSync } from 'fflate';
import { exportValues, type ExportPalette } from '../../exportPalette';
import { createCollector, type Found } from '../found';
import { parseJson } from '../json/parseJson';
import { uniqueNames } from '../code/codeNames';

const SET = /([^/]+)\.colorset\/Contents\.json$/;

export const isColorSet = (path: string): boolean => SET.test(path) && !path.startsWith('__MACOSX');

/** The color sets of an asset catalog by their paths; each is called as its folder. */
export const parseXcode = (files: ReadonlyMap<string, string>): Found => {
  const collector = createCollector();
  for (const [path, text] of files) {
    const name = SET.exec(path)?.[1] ?? null;
    // Dark mode and gamuts are further colors of the same set.
    for (const { color } of parseJson(text)?.colors ?? []) collector.addColor(color, name);
  }
  return collector.found('Xcode');
};

const INFO = { author: 'xcode', version: 1 };

const component = (channel: number): string => `0x${channel.toString(16).padStart(2, '0').toUpperCase()}`;

const json = (content: object): Uint8Array => strToU8(`${JSON.stringify(content, null, 2)}\n`);

/** Signs that a folder may not have on one system or another. */
const FORBIDDEN = /[\\/:*?"<>|.]+/g;

/** An asset catalog for Xcode, as an archive: a folder with a color set for each color, called as the color. */
export const xcodeBytes = (palette: ExportPalette): Uint8Array => {
  const values = exportValues(palette);
  const names = uniqueNames(
    values.map(({ name }) => name.replaceAll(FORBIDDEN, ' ').replaceAll(/ +/g, ' ').trim() || 'Color'),
    ' ',
  );
  const sets = values.map(({ color: { rgb } }, i) => {
    const components = {
      alpha: '1.000',
      blue: component(rgb.b),
      green: component(rgb.g),
      red: component(rgb.r),
    };
    const content = {
      colors: [{ color: { 'color-space': 'srgb', components }, idiom: 'universal' }],
      info: INFO,
    };
    return [`Colors.xcassets/${names[i] ?? ''}.colorset/Contents.json`, json(content)] as const;
  });
  return zipSync({ 'Colors.xcassets/Contents.json': json({ info: INFO }), ...Object.fromEntries(sets) });
};

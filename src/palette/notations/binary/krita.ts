import { strToU8, zipSync } from 'fflate';
import type { Color } from '../../../color/types';
import { exportValues, type ExportPalette } from '../../exportPalette';
import { escapeXml, xmlAttributes } from '../code/xml';
import { createCollector, type Found } from '../found';
import {
  colorFromFractions,
  colorFromHsb,
  colorFromInks,
  colorFromLab,
  readColor,
} from '../values/readColor';

/** The file in a Krita palette that contains the colors. */
export const KRITA_FILE = 'colorset.xml';

const ENTRY = /<ColorSetEntry\b([^<>]{0,600})>\s*<(\w{1,12})\b([^<>]{0,600})>/g;

/** Suffix of linear-light profiles: gamma 1.0. */
const LINEAR = /-g10(?:\.icc)?$/i;

type ReadModel = (at: (key: string) => number, profile: string) => Color | null;

/** Channels are fractions, in the color model that names the element. Unknown profiles are read as sRGB. */
const MODELS: Readonly<Record<string, ReadModel>> = {
  rgb: (at, profile) =>
    LINEAR.test(profile)
      ? readColor(`color(srgb-linear ${at('r')} ${at('g')} ${at('b')})`)
      : colorFromFractions([at('r'), at('g'), at('b')]),
  srgb: (at) => colorFromFractions([at('r'), at('g'), at('b')]),
  gray: (at) => colorFromFractions([at('g'), at('g'), at('g')]),
  cmyk: (at) => colorFromInks([at('c'), at('m'), at('y'), at('k')]),
  hsv: (at) => colorFromHsb(at('h') * (at('h') > 1 ? 1 : 360), at('s'), at('v')),
  hsl: (at) => readColor(`hsl(${at('h') > 1 ? at('h') : at('h') * 360} ${at('s') * 100}% ${at('l') * 100}%)`),
  lab: (at) => colorFromLab(at('l') * 100, at('a') * 255 - 128, at('b') * 255 - 128),
  xyz: (at) => readColor(`color(xyz-d50 ${at('x')} ${at('y')} ${at('z')})`),
};

/** 'colorset.xml' of a Krita palette. */
export const parseKrita = (text: string): Found => {
  const collector = createCollector();
  let place = 0;
  for (const [, entry = '', model = '', channels = ''] of text.matchAll(ENTRY)) {
    const attributes = xmlAttributes(channels);
    const name = model.toLowerCase();
    const read = Object.hasOwn(MODELS, name) ? MODELS[name] : undefined;
    const color = read?.((key) => Number(attributes.get(key) ?? NaN), attributes.get('space') ?? '') ?? null;
    const called = xmlAttributes(entry).get('name') ?? null;
    place++;
    if (color) collector.addColor(color, called);
    else collector.addProblem(place, called ?? model);
  }
  const [, set = ''] = /<ColorSet\s([^>]{0,2000})>/i.exec(text) ?? [];
  return collector.found('Krita', xmlAttributes(set).get('name') ?? null);
};

/** Krita's profile for sRGB. */
const PROFILE = 'sRGB-elle-V2-srgbtrc.icc';
const COLUMNS = 8;

const fraction = (channel: number): string => (channel / 255).toFixed(8);

const colorSet = (palette: ExportPalette): string => {
  const values = exportValues(palette);
  const rows = Math.ceil(values.length / COLUMNS);
  const entries = values.map(({ name, color: { rgb } }, i) => {
    const [row, column] = [Math.floor(i / COLUMNS), i % COLUMNS];
    return [
      ` <ColorSetEntry spot="false" bitdepth="U8" name="${escapeXml(name)}" id="${i}">`,
      `  <RGB r="${fraction(rgb.r)}" g="${fraction(rgb.g)}" b="${fraction(rgb.b)}" space="${PROFILE}"/>`,
      `  <Position row="${row}" column="${column}"/>`,
      ' </ColorSetEntry>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<ColorSet version="2.0" name="${escapeXml(palette.title)}" comment="" columns="${COLUMNS}" rows="${rows}" readonly="false">`,
    ...entries,
    '</ColorSet>',
    '',
  ].join('\n');
};

/** Krita's palette: a zip whose first file is its type, uncompressed; then the colors, and a list of no profiles. */
export const kritaBytes = (palette: ExportPalette): Uint8Array =>
  zipSync({
    mimetype: [strToU8('krita/x-colorset'), { level: 0 }],
    [KRITA_FILE]: strToU8(colorSet(palette)),
    'profiles.xml': strToU8('<?xml version="1.0" encoding="UTF-8"?>\n<Profiles/>\n'),
  });

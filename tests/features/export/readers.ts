import { inflateSync } from 'node:zlib';

import AnyPalette from 'anypalette';
import * as ase from 'ase-utils';
import * as csstree from 'css-tree';
import { formatHex as culoriHex, parse as parseColor } from 'culori';
import scss from 'postcss-scss';
import { readSwatchesFile } from 'procreate-swatches';
import { compile } from 'tailwindcss';

/** What an independent reader found, in the file's order. */
export type Read = { readonly name: string; readonly hex: string };

const hexOf = (value: string): string => {
  const color = parseColor(value.trim());
  if (!color) throw new Error(`no color: ${value}`);
  return culoriHex(color).toUpperCase();
};

const hexOfFractions = (channels: readonly number[]): string =>
  `#${channels
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase()}`;

/** css-tree; throws at the first error it recovers from. */
export const readCss = (text: string): Read[] => {
  const found: Read[] = [];
  const sheet = csstree.parse(text, {
    onParseError: (error) => {
      throw error;
    },
  });
  csstree.walk(sheet, (node) => {
    if (node.type !== 'Declaration') return;
    found.push({ name: node.property, hex: hexOf(csstree.generate(node.value)) });
  });
  return found;
};

/** postcss-scss; everything has to be a variable at the top. */
export const readScss = (text: string): Read[] =>
  scss.parse(text).nodes.map((node) => {
    if (node.type !== 'decl') throw new Error(`not a variable: ${node.type}`);
    return { name: node.prop, hex: hexOf(node.value) };
  });

/** What each class of a built stylesheet comes to as a background, through the theme's variables. */
const backgroundsOf = (css: string): Map<string, string> => {
  const variables = new Map<string, string>();
  const backgrounds = new Map<string, string>();
  csstree.walk(csstree.parse(css), function (node) {
    if (node.type !== 'Declaration') return;
    const text = csstree.generate(node.value);
    if (node.property.startsWith('--')) variables.set(node.property, text);
    else if (node.property === 'background-color' && this.rule)
      backgrounds.set(csstree.generate(this.rule.prelude), text);
  });
  const resolve = (value: string): string =>
    variables.get(/^var\((--[\w-]+)\)$/.exec(value)?.[1] ?? '') ?? value;
  return new Map([...backgrounds].map(([selector, value]) => [selector, resolve(value)]));
};

const readClasses = (build: (candidates: string[]) => string, ids: readonly string[]): Read[] => {
  const backgrounds = backgroundsOf(build(ids.map((id) => `bg-${id}`)));
  return ids.map((id) => ({ name: id, hex: hexOf(backgrounds.get(`.bg-${id}`) ?? 'none') }));
};

/** Tailwind itself: what its classes `bg-…` come to. */
export const readTailwind4 = async (text: string, ids: readonly string[]): Promise<Read[]> => {
  const theme = await compile(`${text}\n@tailwind utilities;`);
  return readClasses((candidates) => theme.build(candidates), ids);
};

/** Tailwind with the file as its configuration. */
export const readTailwind3 = async (text: string, ids: readonly string[]): Promise<Read[]> => {
  const { default: module } = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as {
    default: object;
  };
  const theme = await compile('@config "./palette.js";\n@tailwind utilities;', {
    loadModule: (path, base) => Promise.resolve({ module, path, base }),
  });
  return readClasses((candidates) => theme.build(candidates), ids);
};

/** RFC 4180. */
export const readCsv = (text: string): string[][] => {
  const rows: string[][] = [[]];
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gy;
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    const raw = match[1] ?? '';
    rows.at(-1)?.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (match[2] === '\r\n') rows.push([]);
    if (cell.lastIndex === text.length) return rows.slice(0, -1);
  }
  throw new Error('the table ends in the middle of a cell');
};

export const readAse = (bytes: Uint8Array): Read[] =>
  ase
    .decode(Buffer.from(bytes))
    .groups.flatMap(({ colors }) => colors.map(({ name, color }) => ({ name, hex: hexOfFractions(color) })));

/** AnyPalette reads by the file's ending. */
export const readAnyPalette = async (bytes: Uint8Array, fileExt: string): Promise<Read[]> =>
  new Promise((resolve, reject) => {
    AnyPalette.loadPalette({ data: Buffer.from(bytes).toString('binary'), fileExt }, (error, palette) => {
      if (error || !palette) return reject(error ?? new Error('no palette'));
      resolve(
        Array.from(palette, ({ name, red, green, blue }) => ({
          name: name ?? '',
          hex: hexOfFractions([red, green, blue]),
        })),
      );
    });
  });

export const readProcreate = async (bytes: Uint8Array): Promise<{ name: string; hexes: string[] }> => {
  const { name, colors } = await readSwatchesFile(bytes, 'rgb');
  return {
    name,
    hexes: colors.flatMap((color) =>
      color ? [hexOfFractions(color[0].map((channel) => channel / 255))] : [],
    ),
  };
};

/** The page of a PDF: each filled rectangle with its color, each text, in the order they are painted. */
export const readPdf = (bytes: Uint8Array): { fills: string[]; texts: string[] } => {
  const file = Buffer.from(bytes).toString('latin1');
  const streams = [...file.matchAll(/\/FlateDecode\s+\/Length (\d+)\s*>>\s*stream\r?\n/g)].map((match) => {
    const start = match.index + match[0].length;
    const data = file.slice(start, start + Number(match[1]));
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  });
  const page = streams.find((stream) => /\bTj\b/.test(stream)) ?? '';
  const fills: string[] = [];
  const texts: string[] = [];
  let fill: string | null = null;
  for (const line of page.split('\n')) {
    const color = /^([\d.e-]+) ([\d.e-]+) ([\d.e-]+) rg$/.exec(line);
    if (color) fill = hexOfFractions(color.slice(1).map(Number));
    else if (line === 'f' && fill !== null) fills.push(fill);
    const text = /^<([0-9A-F]*)> Tj$/.exec(line);
    if (text) texts.push(Buffer.from(text[1] ?? '', 'hex').toString('latin1'));
  }
  return { fills, texts };
};

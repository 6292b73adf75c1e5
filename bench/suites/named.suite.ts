import { readdirSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { Pixels } from '../host/host';
import { decode } from '../host/pictures';
import { createHueloomPalette } from '../peers/hueloomPalette';
import { PALETTE_PEERS } from '../peers/palettePeers';
import { foundIn, loadNamedColors, type NamedColor } from '../quality/namedColors';
import { meanDeltaE, nearOptimum, packedToSpot, scoringTable } from '../quality/quality';
import { mean } from '../statistics/median.mjs';
import type { FigureKind } from '../result';
import type { Bench, Suite } from '../suite';

const SMALL_SIDE = 800;
const OURS = 'Hueloom, Vivid';

type Row = {
  readonly named: readonly NamedColor[];
  readonly found: readonly NamedColor[];
  readonly ofOptimum: number;
};

const accents = (colors: readonly NamedColor[]): number =>
  colors.filter(({ role }) => role === 'accent').length;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const percent = (part: readonly number[], whole: readonly number[]): number => (100 * sum(part)) / sum(whole);

const recordMaker = (bench: Bench, maker: string, count: number, rows: readonly Row[]): void => {
  const record = (text: string, kind: Pick<FigureKind, 'unit' | 'better'>, value: number): void =>
    bench.record(
      {
        ...kind,
        name: `${maker}: ${text}, k = ${count}`,
        group: `${text}, k = ${count}`,
        clock: 'none',
        isExact: true,
        isPeer: PALETTE_PEERS.some(({ name }) => name === maker),
      },
      [value],
    );
  const more = { unit: '%', better: 'more' } as const;
  const found = rows.map((row) => row.found.length);
  record(
    'found of all',
    more,
    percent(
      found,
      rows.map(({ named }) => named.length),
    ),
  );
  record(
    'found of the accents',
    more,
    percent(
      rows.map((row) => accents(row.found)),
      rows.map(({ named }) => accents(named)),
    ),
  );
  // The attainable number: at most as many as the palette has colors.
  record(
    'found of the possible',
    more,
    percent(
      found,
      rows.map(({ named }) => Math.min(count, named.length)),
    ),
  );
  record('× near-optimum', { unit: '×', better: 'less' }, mean(rows.map(({ ofOptimum }) => ofOptimum)));
};

const loadAll = async (names: readonly string[]): Promise<Map<string, Pixels>> => {
  const folder = process.env['HUELOOM_MEDIA']!;
  const files = readdirSync(folder).filter((file) => names.includes(basename(file, extname(file))));
  const pictures = new Map<string, Pixels>();
  for (const file of files) {
    pictures.set(basename(file, extname(file)), await decode(folder, file, SMALL_SIDE));
  }
  return pictures;
};

export const suite: Suite = {
  name: 'named',
  group: 'quality',
  title: 'Colors that people name on looking at a photograph (needs HUELOOM_MEDIA)',
  processes: { full: 1, quick: 0 },
  seconds: { full: 90, quick: 25 },
  goals: [
    { id: 'F-10', text: 'k = 9: ≥ 92 % of all', figure: `${OURS}: found of all, k = 9`, atLeast: 92 },
    {
      id: 'F-10',
      text: 'k = 9: ≥ 80 % of the accents',
      figure: `${OURS}: found of the accents, k = 9`,
      atLeast: 80,
    },
    {
      id: 'F-10',
      text: 'k = 5: ≥ 92 % of the possible',
      figure: `${OURS}: found of the possible, k = 5`,
      atLeast: 92,
    },
    {
      id: 'F-10',
      text: 'k = 9: ≤ 1.25 × near-optimum',
      figure: `${OURS}: × near-optimum, k = 9`,
      atMost: 1.25,
    },
    {
      id: 'F-10',
      text: 'k = 5: ≤ 1.25 × near-optimum',
      figure: `${OURS}: × near-optimum, k = 5`,
      atMost: 1.25,
    },
  ],
  run: async (bench) => {
    const truth = loadNamedColors();
    if (!truth) return bench.step('HUELOOM_MEDIA is unset, or holds no named-colors.json');
    const engine = await bench.host.loadEngine();
    const all = await loadAll(Object.keys(truth));
    const makers = [
      { name: OURS, make: createHueloomPalette(engine, 'vivid') },
      { name: 'Hueloom, Even', make: createHueloomPalette(engine, 'even') },
      ...(bench.isQuick ? [] : PALETTE_PEERS),
    ];
    const rows = new Map<string, Row[]>();
    for (const [picture, pixels] of all) {
      const table = scoringTable(pixels);
      for (const count of [9, 5]) {
        bench.step(`${picture}, ${count} colors`);
        const optimum = meanDeltaE(table, nearOptimum(table, count));
        for (const { name, make } of makers) {
          const palette = await make(pixels, count);
          const named = truth[picture]!;
          const ofOptimum = meanDeltaE(table, palette.map(packedToSpot)) / optimum;
          const key = `${count} ${name}`;
          rows.set(key, [...(rows.get(key) ?? []), { named, found: foundIn(named, palette), ofOptimum }]);
        }
      }
    }
    for (const count of [9, 5]) {
      for (const { name } of makers) recordMaker(bench, name, count, rows.get(`${count} ${name}`)!);
    }
  },
};

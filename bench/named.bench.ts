import { readdirSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { choosePalettes } from '../src/engine/choosePalettes';
import type { Engine, PaletteStyle } from '../src/engine/engine';
import { loadNodeEngine } from '../tests/support/nodeEngine';
import { shrink } from '../workers/image-extraction/shrink';
import { type Goal, mean } from './measure';
import { foundIn, loadNamedColors, type NamedColor } from './namedColors';
import { PALETTE_PEERS, type PaletteMaker } from './palettePeers';
import { decode, type Pixels } from './pictures';
import { meanDeltaE, nearOptimum, packedToSpot, scoringTable } from './quality';

export const title = 'Colors that people name on looking at a photograph';

const SMALL_SIDE = 800;
const PATCH_SIDE = 256;
const OURS = 'Hueloom, Vivid';

const paletteOf =
  (engine: Engine, style: PaletteStyle): PaletteMaker =>
  (pixels, count) => {
    const summary = engine.summarize(pixels.rgba);
    const patches = engine.findPatches(shrink(pixels.rgba, pixels, PATCH_SIDE));
    const options = { count, style, variants: [0] };
    return choosePalettes(engine, { summary, patches, drawn: null }, options)[0]!.map(({ rgb }) => rgb);
  };

type Row = {
  readonly maker: string;
  readonly picture: string;
  readonly count: number;
  readonly named: readonly NamedColor[];
  readonly found: readonly NamedColor[];
  readonly ofOptimum: number;
};

const accents = (colors: readonly NamedColor[]): number =>
  colors.filter(({ role }) => role === 'accent').length;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const percent = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10;

/** Found colors in percent: of all, of the accents, and of as many as a palette has places. */
const rate = (rows: readonly Row[]) => ({
  all: percent(sum(rows.map(({ found }) => found.length)), sum(rows.map(({ named }) => named.length))),
  accents: percent(
    sum(rows.map(({ found }) => accents(found))),
    sum(rows.map(({ named }) => accents(named))),
  ),
  possible: percent(
    sum(rows.map(({ found }) => found.length)),
    sum(rows.map(({ named, count }) => Math.min(count, named.length))),
  ),
});

const loadAll = async (names: readonly string[]): Promise<Map<string, Pixels>> => {
  const folder = process.env['HUELOOM_MEDIA']!;
  const files = readdirSync(folder).filter((file) => names.includes(basename(file, extname(file))));
  const pictures = new Map<string, Pixels>();
  for (const file of files) {
    pictures.set(basename(file, extname(file)), await decode(folder, file, SMALL_SIDE));
  }
  return pictures;
};

export const run = async (): Promise<{ goals: Goal[] } & Record<string, unknown>> => {
  const truth = loadNamedColors();
  if (!truth) {
    console.log('HUELOOM_MEDIA is unset, or holds no named-colors.json: nothing to measure.');
    return { goals: [] };
  }
  const engine = await loadNodeEngine();
  const pictures = await loadAll(Object.keys(truth));
  const makers = [
    { name: OURS, make: paletteOf(engine, 'vivid') },
    { name: 'Hueloom, Even', make: paletteOf(engine, 'even') },
    ...PALETTE_PEERS,
  ];
  const rows: Row[] = [];
  for (const [picture, pixels] of pictures) {
    const table = scoringTable(pixels);
    for (const count of [9, 5]) {
      const optimum = meanDeltaE(table, nearOptimum(table, count));
      for (const { name: maker, make } of makers) {
        const palette = await make(pixels, count);
        const named = truth[picture]!;
        rows.push({
          maker,
          picture,
          count,
          named,
          found: foundIn(named, palette),
          ofOptimum: meanDeltaE(table, palette.map(packedToSpot)) / optimum,
        });
      }
    }
  }
  const of = (maker: string, count: number): Row[] =>
    rows.filter((row) => row.maker === maker && row.count === count);
  const summary = makers.map(({ name }) => ({
    name,
    'all, % (9)': rate(of(name, 9)).all,
    'accents, % (9)': rate(of(name, 9)).accents,
    'of possible, % (5)': rate(of(name, 5)).possible,
    '× optimum (9)': Number(mean(of(name, 9).map(({ ofOptimum }) => ofOptimum)).toFixed(3)),
    '× optimum (5)': Number(mean(of(name, 5).map(({ ofOptimum }) => ofOptimum)).toFixed(3)),
  }));
  console.table(summary);
  const perPicture = [...pictures.keys()].map((picture) => {
    const countOf = (maker: string): string => {
      const { found, named } = of(maker, 9).find((row) => row.picture === picture)!;
      return `${found.length} of ${named.length}`;
    };
    return Object.fromEntries([
      ['picture', picture],
      ...makers.map(({ name }) => [name, countOf(name)] as const),
    ]);
  });
  console.table(perPicture);

  const nine = rate(of(OURS, 9));
  const five = rate(of(OURS, 5));
  const worst = mean([9, 5].flatMap((count) => of(OURS, count).map(({ ofOptimum }) => ofOptimum)));
  const goals: Goal[] = [
    { id: 'F-1', goal: 'k=9: ≥ 92 % of all', figure: String(nine.all), met: nine.all >= 92 },
    { id: 'F-1', goal: 'k=9: ≥ 80 % of accents', figure: String(nine.accents), met: nine.accents >= 80 },
    {
      id: 'F-1',
      goal: 'k=5: ≥ 92 % of the possible five',
      figure: String(five.possible),
      met: five.possible >= 92,
    },
    { id: 'F-1', goal: 'mean ΔE00 ≤ 1.25 × near-optimum', figure: worst.toFixed(3), met: worst <= 1.25 },
  ];
  return { goals, summary, perPicture };
};

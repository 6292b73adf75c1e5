import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { makeReport } from '../../../bench/reporter/report.mjs';
import { LAYOUTS } from '../../../bench/reporter/charts/draw.mjs';
import type { Comparison, Result, Verdict } from '../../../bench/result';
import { figureOf, MACHINE, resultWith, versionOf } from '../results';

const read = (result: Result, before: readonly Result[] = []) => {
  const { document } = new Window();
  const text = makeReport(result, before);
  document.write(text);
  const texts = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].map(({ textContent }) =>
      textContent.replaceAll(/\s+/g, ' ').trim(),
    );
  const labels = (selector: string): string[] =>
    [...document.querySelectorAll(`${selector} svg[role=img]`)].map(
      (svg) => svg.getAttribute('aria-label') ?? '',
    );
  return { document, text, texts, labels };
};

const kernel = figureOf('kernel', [0.009, 0.01, 0.011], { limit: 'memory.copy' });
const peer = figureOf('a library', [20], { isPeer: true });
const copy = figureOf('memory.copy', [0.002], { isPeer: true });
const goals = [{ id: 'F-6', text: 'kernel ≤ 0.008 ms', figure: 'kernel', atMost: 0.008 }];

describe('the report', () => {
  it('is one file: no script, and nothing from elsewhere', () => {
    const { document, text } = read(resultWith([kernel, peer]));
    expect(document.querySelectorAll('script, img, iframe, object')).toHaveLength(0);
    expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
      'data:,',
    ]);
    // Names of vocabularies are no addresses.
    const addresses = text.match(/https?:[^"'\s)]+/g) ?? [];
    expect(addresses.filter((address) => !address.startsWith('http://www.w3.org/'))).toEqual([]);
    expect(text).not.toMatch(/@import|url\(/);
  });

  it('puts figures of a group beside each other, the best first, once for each width of window', () => {
    const { labels } = read(resultWith([peer, kernel]));
    const [wide = '', narrow] = [labels('.suite .wide'), labels('.suite .narrow')].map(([label]) => label);
    expect(wide).toBe(narrow);
    expect(wide).toMatch(/^contrast of 200 colors: kernel 10 µs \(10 µs – 10 µs\); a library 20 ms/);
  });

  it('draws what none can be better than as a line, and says what it is', () => {
    const { labels, texts } = read(resultWith([kernel, copy]));
    expect(labels('.suite .wide')[0]).toContain('Line at memory.copy, 2 µs.');
    expect(texts('.suite figcaption')).toEqual(['contrast of 200 colors line: memory.copy 2 µs']);
  });

  it('shows growth by its exponent', () => {
    const sized = [10, 100, 1000].map((size) =>
      figureOf(`${size} colors`, [size ** 2], { group: 'growth', size, sizeUnit: 'colors' }),
    );
    const { texts, labels } = read(resultWith(sized));
    expect(texts('.suite figcaption')).toEqual(['growth: colors to the power of 2']);
    expect(labels('.suite .wide')[0]).toContain('1,000 colors 1,000 s');
  });

  it('says of each goal whether it is met, the missed ones first', () => {
    const met = { id: 'F-6', text: 'library ≤ 40 ms', figure: 'a library', atMost: 40 };
    const { texts } = read(resultWith([kernel, peer], [met, ...goals]));
    expect(texts('#goals tbody tr').map((row) => row.split(' ').at(-1))).toEqual(['missed', 'met']);
    expect(texts('#goals .lead')[0]).toContain('1 met, 1 missed, 0 open');
  });

  it('says what differs from the other version, the worse first, each with its interval', () => {
    const result = resultWith([kernel]);
    const compared = (name: string, value: number, verdict: Verdict): Comparison => ({
      suite: 'contrast',
      name,
      value,
      interval: { low: value - 0.01, high: value + 0.01 },
      units: 6,
      isTime: true,
      isExact: false,
      verdict,
    });
    const comparisons = [
      compared('as before', 1, 'no difference shown'),
      compared('quicker', 0.8, 'better'),
      compared('slowed', 1.1, 'worse'),
    ];
    const summary = result.summary && { ...result.summary, comparisons };
    const { texts } = read({ ...result, summary });
    expect(texts('#comparisons tbody tr')).toEqual([
      'contrast slowed 1.100 1.090 – 1.110 slower',
      'contrast quicker 0.800 0.790 – 0.810 faster',
      'contrast as before 1.000 0.990 – 1.010 no difference shown',
    ]);
    expect(texts('#comparisons .lead')[0]).toContain('1 worse, 1 better, 1 without a difference shown.');
    expect(read(resultWith([kernel])).texts('#comparisons')).toEqual([]);
  });

  it('says how a suite is repeated, and how it was run', () => {
    expect(read(resultWith([kernel])).texts('.repeat code')).toEqual(['npm run bench -- contrast']);
    const versions = [versionOf('here', [kernel]), versionOf('main~20', [kernel])];
    expect(read(resultWith([], [], { versions })).texts('.repeat code')).toEqual([
      'npm run bench -- contrast --against main~20',
    ]);
    const { texts } = read(resultWith([kernel], [], { mode: 'quick', isComplete: false }));
    expect(texts('.repeat code')).toEqual(['npm run bench -- contrast --quick']);
    expect(texts('header .lead')[0]).toContain('stopped before its end');
  });

  it('has every figure in a table, with what JSON cannot hold as a dash', () => {
    const none = figureOf('nothing', [Number.NaN]);
    const parsed = JSON.parse(JSON.stringify(resultWith([kernel, none]))) as Result;
    const rows = read(parsed).texts('.suite tbody tr');
    expect(rows).toEqual(['kernel 10 µs 10 µs – 10 µs 6 18', 'nothing – – 6 6']);
  });

  it('shows how a figure with a goal has gone, and which points say nothing of the code', () => {
    const at = (taken: string, ms: number, timesSlower: number): Result =>
      resultWith([figureOf('kernel', [ms])], goals, { taken, machine: { ...MACHINE, timesSlower } });
    const before = [at('2026-11-24T08:00:00.000Z', 0.02, 1), at('2026-11-25T08:00:00.000Z', 0.03, 2)];
    const { labels, document } = read(resultWith([kernel], goals), before);
    expect(labels('.tracks')).toEqual(['kernel: 2026-11-24 20 µs; 2026-11-25 30 µs; 2026-11-26 10 µs.']);
    const rings = document.querySelectorAll(
      '.tracks g[fill="var(--surface)"] circle, .tracks circle[fill="var(--surface)"]',
    );
    expect(rings).toHaveLength(1);
  });

  it('takes names as text', () => {
    const { document } = read(resultWith([figureOf('<b>kernel</b>', [1]), figureOf('x', [2])]));
    expect(document.querySelectorAll('b')).toHaveLength(0);
  });

  it('tells what failed', () => {
    const result = resultWith([kernel]);
    result.versions[0]!.failures.push({ suite: 'vision', message: 'gives a wrong result' });
    expect(read(result).texts('.failure')).toEqual(['vision failed. gives a wrong result']);
  });
});

describe('the drawing of a group', () => {
  it('places medians on one scale, from zero where they are of one magnitude', () => {
    const result = resultWith([figureOf('one', [10]), figureOf('two', [20]), figureOf('four', [40])]);
    const { document } = read(result);
    // The upright lines of the medians are the only ones so thick.
    const lines = [...document.querySelectorAll('.suite .wide g[stroke-width="2.5"] line')];
    const places = lines.map((line) => Number(line.getAttribute('x1')));
    const [one = 0, two = 0, four = 0] = places;
    expect(places).toHaveLength(3);
    expect(four - two).toBeCloseTo(2 * (two - one));
    expect(two - one).toBeCloseTo(one - LAYOUTS.wide.labels);
  });

  it('has a dot for each sample', () => {
    const { document } = read(resultWith([kernel, peer]));
    const dots = [...document.querySelectorAll('.suite .wide path.samples')];
    expect(dots.map((path) => path.getAttribute('d')?.split('M').length)).toEqual([19, 7]);
  });
});

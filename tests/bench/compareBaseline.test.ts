import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Comparison, Machine, Result } from '../../bench/result';
import { whyNoBaseline } from '../../bench/runner/baselines.mjs';
import { compareBaseline, refuseOtherWork, suitesNotIn } from '../../bench/runner/compareBaseline.mjs';
import { listNotCompared } from '../../bench/runner/comparisons.mjs';
import { describeMedia } from '../../bench/runner/media.mjs';
import { toMarkdown, wordOf } from '../../bench/runner/markdown.mjs';
import { makeReport } from '../../bench/reporter/report.mjs';
import { readSettings } from '../../bench/runner/settings.mjs';
import { summarize } from '../../bench/runner/summary.mjs';
import { figureOf, MACHINE, resultWith, versionOf } from './results';

const heap = { unit: 'MB', clock: 'none' } as const;
const exact = { unit: 'ΔE00', clock: 'none', isExact: true } as const;

const resultOf = (scale: number, machine: Partial<Machine> = {}): Result =>
  resultWith(
    [
      figureOf('kernel', [10 * scale]),
      figureOf('heap kept', [20 * scale], heap),
      figureOf('distance', [8 * scale], exact),
    ],
    [],
    { machine: { ...MACHINE, ...machine } },
  );

const wordsOf = (comparisons: readonly Comparison[]): string[] => comparisons.map(wordOf);
const NONE = 'no difference shown';

describe('a comparison with a baseline', () => {
  it('says what has become worse on the same machine at the same speed', () => {
    expect(wordsOf(compareBaseline(resultOf(1.05), resultOf(1)))).toEqual(['slower', 'worse', 'worse']);
  });

  it('takes no time for slower that differs by no more than the machine', () => {
    const words = wordsOf(compareBaseline(resultOf(1.05, { timesSlower: 1.08 }), resultOf(1)));
    expect(words).toEqual([
      `${NONE}: it may be less than 8 %, as the speed of the machine differs by`,
      'worse',
      'worse',
    ]);
    expect(wordsOf(compareBaseline(resultOf(1.15, { timesSlower: 1.08 }), resultOf(1)))[0]).toBe('slower');
  });

  it.each([
    [{ cpu: 'another processor' }, ['another machine', 'worse', 'worse']],
    [{ timesSlower: 1.3 }, ['another speed of the machine', 'worse', 'worse']],
    [{ node: '24.1.0' }, ['another Node', 'another Node', 'worse']],
    [{ browser: 'Chromium 157' }, ['another browser', 'another browser', 'worse']],
    [{ browser: null }, ['slower', 'worse', 'worse']],
  ])('of a machine with %o says why it shows none', (machine, expected) => {
    const then = resultOf(1, { browser: 'Chromium 156' });
    const words = wordsOf(compareBaseline(resultOf(2, { browser: 'Chromium 156', ...machine }), then));
    expect(words.map((word) => word.replace(`${NONE}: `, ''))).toEqual(expected);
  });

  it('has its reasons in the text and on the page', () => {
    const now = resultOf(1.2, { cpu: 'another processor' });
    const result = { ...now, summary: summarize(now, [], compareBaseline(now, resultOf(1))) };
    expect(toMarkdown(result)).toContain(`${NONE}: another machine`);
    expect(makeReport(result)).toContain(`${NONE}: another machine`);
  });
});

describe('a baseline', () => {
  const media = { isGiven: false, files: 12, digest: 'c0ffee' };

  it('is refused in another mode', () => {
    const then = resultWith([], [], { mode: 'quick' });
    expect(() => refuseOtherWork(then, { mode: 'full', media })).toThrow(
      'That baseline is of a quick run, this is a full one: run with --quick, or save another one.',
    );
  });

  it('is refused of other pictures, and taken where it does not say of which', () => {
    const other = resultWith([], [], { media: { isGiven: true, files: 3, digest: 'facade' } });
    expect(() => refuseOtherWork(other, { mode: 'full', media })).toThrow(
      'of other pictures: 3 files of HUELOOM_MEDIA (facade), here 12 files built in (c0ffee).',
    );
    expect(() => refuseOtherWork(resultWith([], [], { media }), { mode: 'full', media })).not.toThrow();
    expect(() => refuseOtherWork(resultWith([]), { mode: 'full', media })).not.toThrow();
  });

  it('is refused of films of another length, and taken where it does not say what was set', () => {
    const settings = readSettings({ BENCH_MINUTES: '120', HOME: '/home/hueloom' });
    const long = resultWith([], [], { settings });
    expect(() => refuseOtherWork(long, { mode: 'full', media, settings: {} })).toThrow(
      'That baseline is of other work: taken with BENCH_MINUTES=120, here with nothing set.',
    );
    expect(() => refuseOtherWork(long, { mode: 'full', media, settings })).not.toThrow();
    expect(() => refuseOtherWork(resultWith([]), { mode: 'full', media, settings })).not.toThrow();
    // The films in a folder that is named may be of any pictures.
    const films = readSettings({ HUELOOM_FILMS: '/films' });
    expect(() => refuseOtherWork(long, { mode: 'full', media, settings: films })).toThrow(
      'here with HUELOOM_FILMS=/films.',
    );
  });

  it('is refused where it has no figure of what is measured, and else says of which suites it has none', () => {
    const [contrast, vision] = [{ name: 'contrast' }, { name: 'vision' }];
    expect(suitesNotIn(resultOf(1), [contrast])).toEqual([]);
    expect(suitesNotIn(resultOf(1), [contrast, vision])).toEqual(['vision']);
    expect(() => suitesNotIn(resultOf(1), [vision])).toThrow('That baseline has no figures of vision');
  });

  it('is said to lack single figures, too', () => {
    const [contrast, vision] = [{ name: 'contrast' }, { name: 'vision' }];
    const withFigures = (...names: readonly string[]) =>
      versionOf(
        'here',
        names.map((name) => figureOf(name, [1])),
      );
    const now = withFigures('kernel', 'engine');
    expect(listNotCompared(now, withFigures('kernel', 'engine', 'page'), [contrast])).toEqual([]);
    expect(listNotCompared(now, withFigures('kernel'), [contrast, vision])).toEqual([
      '1 of 2 figures of contrast',
      'vision',
    ]);
    expect(listNotCompared(now, withFigures('called by the page'), [contrast])).toEqual(['contrast']);
  });

  it('names what it does not have in the text and on the page', () => {
    const now = resultOf(1.2);
    const result = { ...now, summary: summarize(now, [], compareBaseline(now, resultOf(1)), ['vision']) };
    expect(toMarkdown(result)).toContain('Not in the baseline, and so not compared: vision.');
    expect(makeReport(result)).toContain('Not compared: vision.');
  });

  it('is made of no run that was stopped, or in which a suite failed', () => {
    expect(whyNoBaseline(resultOf(1))).toBeNull();
    expect(whyNoBaseline({ ...resultOf(1), isComplete: false })).toBe('the run was stopped before its end');
    const failures = [{ suite: 'vision', message: 'Brettel gives a wrong result' }];
    const versions = [{ ...versionOf('here', []), failures }];
    expect(whyNoBaseline({ ...resultOf(1), versions })).toBe('failed: vision');
  });
});

describe('describeMedia', () => {
  it('tells folders apart by the paths and sizes of their files', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hueloom-media-'));
    onTestFinished(async () => rm(folder, { recursive: true }));
    await mkdir(join(folder, 'clips'));
    await writeFile(join(folder, 'one.jpg'), 'one');
    await writeFile(join(folder, 'clips/a.mp4'), 'a');
    const before = await describeMedia(folder);
    expect(before.files).toBe(2);
    expect(await describeMedia(folder)).toEqual(before);
    await writeFile(join(folder, 'one.jpg'), 'another');
    expect((await describeMedia(folder)).digest).not.toBe(before.digest);
  });
});

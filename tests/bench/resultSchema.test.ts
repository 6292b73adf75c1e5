import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { compareBaseline } from '../../bench/runner/compareBaseline.mjs';
import { describeMedia } from '../../bench/runner/media.mjs';
import { readResult } from '../../bench/runner/readResult.mjs';
import { putInPlace } from '../../bench/runner/repeatSuites.mjs';
import { writeResult } from '../../bench/runner/result.mjs';
import { summarize } from '../../bench/runner/summary.mjs';
import { makeReport } from '../../bench/reporter/report.mjs';
import type { Goal } from '../../bench/suite';
import { figureOf, MACHINE, resultWith, versionOf } from './results';

const GOALS: readonly Goal[] = [
  { id: 'F-4', text: 'no task', figure: 'longest task', atMost: 50, isMaximum: true },
  { id: 'F-4', text: 'nothing', figure: 'nothing', over: 'longest task', atLeast: 2 },
];
const SUITES = [{ name: 'contrast', goals: GOALS }];

it('a result with all that may be in one is known to its schema, and read again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hueloom-result-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  const task = figureOf('longest task', [0], { zeroMeans: 'none over 50 ms', zeroAtMost: 50 });
  const then = resultWith([task, figureOf('kernel', [1])]);
  const now = resultWith([], [], {
    media: await describeMedia('src/samples/pictures'),
    settings: { BENCH_MINUTES: '120' },
    machine: { ...MACHINE, timesSlower: 1.05, browser: 'Chromium 156' },
    versions: [versionOf('here', [task, figureOf('kernel', [2])])],
  });
  const repeated = putInPlace(now, now, SUITES);
  const elsewhere = { ...then, machine: { ...MACHINE, cpu: 'another' } };
  const comparisons = [then, elsewhere].flatMap((one) => compareBaseline(now, one));
  const result = { ...repeated, summary: summarize(repeated, SUITES, comparisons, ['vision']) };
  expect(result.summary.goals.map(({ state }) => state)).toEqual(['met', 'not measured']);
  expect(comparisons.map(({ least, reason }) => [least, reason])).toEqual([
    [expect.closeTo(0.05), undefined],
    [expect.closeTo(0.05), 'another machine'],
  ]);
  const path = join(folder, 'result.json');
  await writeResult(path, result);
  const read = await readResult(path);
  expect(read).toEqual(JSON.parse(JSON.stringify(result)));
  expect(makeReport(read)).toContain('none over 50 ms');
  expect(makeReport(read)).toContain('BENCH_MINUTES=120');
});

it('the result that the report was made of is read as before, and takes suites that run once more', async () => {
  const kept = await readResult('bench/report/index.json');
  expect(makeReport(kept)).toContain('<html');
  const [{ suite } = { suite: '' }] = kept.versions[0]!.figures;
  const later = resultWith([], [], {
    machine: kept.machine,
    suites: [{ name: suite, group: 'engine', title: suite }],
    versions: [versionOf('here', [figureOf('kernel', [1], { suite })])],
  });
  const result = putInPlace(kept, later, []);
  const names = result.versions[0]!.figures.filter((one) => one.suite === suite).map(({ name }) => name);
  expect(names).toEqual(['kernel']);
});

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Suite } from '../../bench/suite';
import { startVersion } from '../../bench/runner/collect.mjs';
import { planJobs, runJobs, type Version } from '../../bench/runner/runSuites.mjs';
import { suite as endless } from './fixtures/endless.suite.mjs';
import { suite as many } from './fixtures/many.suite.mjs';
import { suite as planted } from './fixtures/planted.suite.mjs';
import { suite as right } from './fixtures/right.suite.mjs';
import { suite as turns } from './fixtures/turns.suite.mjs';

const ROOT = process.cwd();

const openVersion = (name: string, suites: readonly Suite[], host: string | null = null): Version => ({
  result: startVersion({ name, version: '1.0.0', commit: 'c0ffee', hasChanges: false }),
  subject: ROOT,
  builds: new Map(
    suites.map((suite) => [
      suite.name,
      { file: join(import.meta.dirname, 'fixtures', `${suite.name}.suite.mjs`), host },
    ]),
  ),
});

/** A run that is not watched. */
const QUIET: Parameters<typeof runJobs>[1] = {
  mode: 'quick',
  signal: new AbortController().signal,
  known: [],
  line: { show: () => undefined, clear: () => undefined },
  save: async () => undefined,
  onBrowser: () => undefined,
};

type Options = {
  readonly signal?: AbortSignal;
  readonly processes?: number;
  readonly onSave?: (saved: Version['result']) => void;
};

const runAll = async (suites: readonly Suite[], options: Options = {}) => {
  const { signal = new AbortController().signal, processes = 1, onSave } = options;
  const version = openVersion('here', suites);
  const browsers: string[] = [];
  const shown: string[] = [];
  const ended = await runJobs(
    planJobs(suites, [version], () => processes),
    {
      mode: 'quick',
      signal,
      known: [],
      line: { show: (head, rest) => void shown.push(head + rest), clear: () => undefined },
      save: async () => onSave?.(version.result),
      onBrowser: (browser) => void browsers.push(browser),
    },
  );
  return { ...version.result, browsers, shown, ended: [...ended] };
};

describe('planJobs', () => {
  it('lets two versions take turns, and another one go first each time', () => {
    const versions = [openVersion('here', [right]), openVersion('there', [right])];
    const jobs = planJobs([right], versions, () => 3);
    expect(jobs.map(({ version, process }) => `${version.result.name} ${process}`)).toEqual([
      'here 0',
      'there 0',
      'there 1',
      'here 1',
      'here 2',
      'there 2',
    ]);
  });

  it('goes on with the number that follows where a suite has run before', () => {
    const versions = [openVersion('here', [right]), openVersion('there', [right])];
    const first = 3;
    const jobs = planJobs(
      [right],
      versions,
      () => 2,
      () => first,
    );
    expect(jobs.map(({ version, process }) => `${version.result.name} ${process}`)).toEqual([
      'here 3',
      'there 3',
      'there 4',
      'here 4',
    ]);
  });

  it('leaves out the version that a suite cannot be built for', () => {
    const there = { ...openVersion('there', []), builds: new Map([['right', null]]) };
    const jobs = planJobs([right], [openVersion('here', [right]), there], () => 2);
    expect(jobs.map(({ version }) => version.result.name)).toEqual(['here', 'here']);
  });
});

describe('runJobs', () => {
  it('counts the memory of each process alone, not that of the process that started it', async () => {
    // Resident here, and in no process of the suite.
    const held = Buffer.alloc(400 * 1024 * 1024, 1);
    const { figures } = await runAll([right]);
    const [block] = figures.find(({ name }) => name === 'most memory of the process')!.blocks;
    expect(block!.samples[0]).toBeLessThan(held.length / 1024 / 1024);
  });

  it('keeps every sample of every process in a block of its own', async () => {
    const { figures, failures, browsers, durations } = await runAll([right], { processes: 2 });
    expect(failures).toEqual([]);
    const sum = figures.find(({ name }) => name === 'sum')!;
    expect(sum).toMatchObject({ suite: 'right', unit: 'ms', better: 'less', clock: 'lesser' });
    expect(sum.blocks.map(({ samples }) => samples.length)).toEqual([2, 2]);
    expect(sum.blocks.every(({ warmUp, calls }) => warmUp.length > 1 && calls > 1)).toBe(true);
    expect(figures.find(({ name }) => name === 'a visit')!.blocks).toEqual([
      { process: 0, visit: 1, calls: 1, warmUp: [9], samples: [3, 4] },
      { process: 1, visit: 1, calls: 1, warmUp: [9], samples: [3, 4] },
    ]);
    expect(figures.map(({ name }) => name)).toContain('most memory of the process');
    expect(browsers).toContain('Firefox 200');
    expect(durations).toHaveLength(1);
  });

  it('loses none of the samples that come faster than they are read', async () => {
    const { figures } = await runAll([many]);
    const [block] = figures.find(({ name }) => name === 'counted')!.blocks;
    expect(block!.samples).toHaveLength(20_000);
    expect(figures.map(({ name }) => name)).toContain('heap kept');
  });

  it('fails where a result is wrong, times nothing of it and goes on with the next suite', async () => {
    const { failures, figures, ended } = await runAll([planted, right], { processes: 2 });
    expect(ended).toEqual(['planted', 'right']);
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatchObject({ suite: 'planted' });
    expect(failures[0]!.message).toContain('planted gives a wrong result');
    expect(figures.filter(({ suite }) => suite === 'planted')).toEqual([]);
    expect(figures.some(({ suite }) => suite === 'right')).toBe(true);
  });

  it('compares nothing with what is wrong here', async () => {
    const [here, there] = [openVersion('here', [planted]), openVersion('there', [planted])];
    const file = join(import.meta.dirname, 'fixtures/right.suite.mjs');
    const other = { ...there, builds: new Map([['planted', { file, host: null }]]) };
    await runJobs(
      planJobs([planted], [here, other], () => 2),
      QUIET,
    );
    expect(here.result.failures).toHaveLength(1);
    expect(other.result.figures).toEqual([]);
  });

  it('lets the bundled processes of two versions take samples in turns, never at the same time', async () => {
    const host = join(import.meta.dirname, 'fixtures/host.mjs');
    const versions = ['here', 'there'].map((name) => openVersion(name, [turns], host));
    await runJobs(
      planJobs([turns], versions, () => 1),
      QUIET,
    );
    const calls = versions.flatMap(({ result }) => {
      const samplesOf = (text: string) =>
        result.figures.find(({ name }) => name === text)!.blocks[0]!.samples;
      const to = samplesOf('to');
      return samplesOf('from').map((from, i) => ({ version: result.name, from, to: to[i]! }));
    });
    const inOrder = calls.toSorted((a, b) => a.from - b.from);
    for (const [i, { from }] of inOrder.slice(1).entries())
      expect(from).toBeGreaterThanOrEqual(inOrder[i]!.to);
    const changes = inOrder.slice(1).filter(({ version }, i) => version !== inOrder[i]!.version);
    // One to each further sample of either version, warm-up included.
    expect(changes.length).toBeGreaterThan(10);
  });

  it('keeps what was measured when it is stopped, and calls that no failure', async () => {
    const stop = new AbortController();
    let saves = 0;
    const onSave = (saved: Version['result']): void => {
      saves += 1;
      if (saved.figures.some(({ suite }) => suite === 'endless')) stop.abort();
    };
    const { figures, failures, ended } = await runAll([right, endless, many], {
      signal: stop.signal,
      onSave,
    });
    expect(figures.map(({ suite, name }) => `${suite} ${name}`)).toContain('endless one');
    expect(ended).toEqual(['right']);
    expect(failures).toEqual([]);
    expect(saves).toBeGreaterThan(1);
  });

  it('says what it does and how long it will take', async () => {
    const { shown } = await runAll([right]);
    expect(shown[0]).toBe('1 of 1: right, process 1, 0:01 left');
  });
});

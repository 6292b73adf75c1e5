import { describe, expect, it } from 'vitest';
import { readCommandLine } from '../../bench/runner/commandLine.mjs';
import { putEndedInPlace, putInPlace } from '../../bench/runner/repeatSuites.mjs';
import { makeReport } from '../../bench/reporter/report.mjs';
import { MACHINE, figureOf, resultWith, versionOf } from './results';

const VISION = { name: 'vision', group: 'engine', title: 'Color vision' };
const CONTRAST = { name: 'contrast', group: 'engine', title: 'Contrast of every pair' };
const GOALS = [
  { name: 'contrast', goals: [{ id: 'F-6', text: 'kernel ≤ 1 ms', figure: 'kernel', atMost: 1 }] },
  { name: 'vision', goals: [{ id: 'F-5', text: 'one matrix ≤ 5 ms', figure: 'one matrix', atMost: 5 }] },
];

/** Contrast was measured, vision failed. */
const before = resultWith([figureOf('kernel', [0.5])], [], {
  suites: [CONTRAST, VISION],
  versions: [
    {
      ...versionOf('here', [figureOf('kernel', [0.5])]),
      failures: [{ suite: 'vision', message: 'Brettel gives a wrong result' }],
    },
  ],
});

const later = resultWith([], [], {
  taken: '2026-11-27T09:30:00.000Z',
  suites: [VISION],
  versions: [
    {
      ...versionOf('here', [figureOf('one matrix', [4], { suite: 'vision' })]),
      commit: 'fedcba9876543210',
    },
  ],
});

describe('putInPlace', () => {
  it('has the figures of both runs, and no failure of a suite that has run since', () => {
    const { versions, summary } = putInPlace(before, later, GOALS);
    expect(versions[0]?.figures.map(({ name }) => name)).toEqual(['kernel', 'one matrix']);
    expect(versions[0]?.failures).toEqual([]);
    expect(summary?.goals.map(({ suite, state }) => [suite, state])).toEqual([
      ['contrast', 'met'],
      ['vision', 'met'],
    ]);
  });

  it('lets no old sample of a suite that has run once more stand', () => {
    const slower = putInPlace(
      putInPlace(before, later, GOALS),
      resultWith([], [], {
        suites: [VISION],
        versions: [versionOf('here', [figureOf('one matrix', [7], { suite: 'vision' })])],
      }),
      GOALS,
    );
    expect(slower.summary?.goals.map(({ value, state }) => [value, state])).toEqual([
      [0.5, 'met'],
      [7, 'missed'],
    ]);
    expect(slower.repeats).toHaveLength(1);
  });

  it('says of which commit and when, and so does the page', () => {
    const result = putInPlace(before, later, GOALS);
    expect(result.repeats).toEqual([
      {
        suite: 'vision',
        taken: '2026-11-27T09:30:00.000Z',
        commit: 'fedcba9876543210',
        hasChanges: false,
        timesSlower: 1,
        browser: null,
      },
    ]);
    expect(result.versions[0]?.commit).toBe('0123456789abcdef');
    expect(makeReport(result).replaceAll(/\s+/g, ' ')).toContain(
      'Run once more on 2026-11-27 09:30 UTC, commit fedcba987654',
    );
  });

  it('leaves the old figures of a suite that was stopped, and of one that has not begun', () => {
    const both = resultWith([], [], {
      suites: [CONTRAST, VISION],
      isComplete: false,
      versions: [
        versionOf('here', [
          figureOf('one matrix', [4], { suite: 'vision' }),
          figureOf('kernel', [0.7], { blocks: [{ calls: 1, warmUp: [], samples: [0.7] }] }),
        ]),
      ],
    });
    const result = putEndedInPlace(before, { result: both, ended: new Set(['vision']) }, GOALS);
    expect(result.isComplete).toBe(true);
    expect(result.repeats?.map(({ suite }) => suite)).toEqual(['vision']);
    const [kernel, matrix] = result.versions[0]!.figures;
    expect(kernel).toEqual(before.versions[0]!.figures[0]);
    expect(matrix?.name).toBe('one matrix');
    expect(putEndedInPlace(before, { result: both, ended: new Set() }, GOALS)).toBe(before);
  });

  it('judges goals by the speed that the machine had then, and says that it was another one', () => {
    const slow = {
      ...later,
      machine: { ...MACHINE, timesSlower: 1.5, browser: 'Chromium 157' },
      versions: [versionOf('here', [figureOf('one matrix', [6], { suite: 'vision' })])],
    };
    const result = putInPlace(before, slow, GOALS);
    expect(result.summary?.goals.map(({ state }) => state)).toEqual(['met', 'open']);
    expect(result.machine).toEqual({ ...MACHINE, browser: 'Chromium 157' });
    expect(makeReport(result)).toContain('at a speed of the machine of 1.5 ×, not 1.');
    const earlier = { ...before, machine: { ...MACHINE, browser: 'Chromium 156' } };
    expect(makeReport(putInPlace(earlier, slow, GOALS))).toContain('in Chromium 157.');
  });

  it('refuses other pictures', () => {
    const media = { isGiven: false, files: 12, digest: 'c0ffee' };
    const other = { isGiven: true, files: 3, digest: 'facade' };
    expect(() => putInPlace({ ...before, media }, { ...later, media: other }, GOALS)).toThrow(
      'That result is of other pictures',
    );
    expect(() => putInPlace(before, { ...later, media: other }, GOALS)).not.toThrow();
  });

  it('refuses films of another length', () => {
    const long = { ...before, settings: { BENCH_MINUTES: '120' } };
    expect(() => putInPlace(long, { ...later, settings: {} }, GOALS)).toThrow(
      'That result is of other work: taken with BENCH_MINUTES=120, here with nothing set.',
    );
    expect(() => putInPlace(before, { ...later, settings: {} }, GOALS)).not.toThrow();
  });

  it('refuses another machine, and a comparison', () => {
    const elsewhere = { ...later, machine: { ...MACHINE, cpu: 'another processor' } };
    expect(() => putInPlace(before, elsewhere, GOALS)).toThrow(
      'That result is of another machine: a processor, here another processor.',
    );
    const compared = { ...before, versions: [...before.versions, ...before.versions] };
    expect(() => putInPlace(compared, later, GOALS)).toThrow('cannot be repeated in parts');
  });
});

it.each([
  [['--repeat', 'a.json', '--quick']],
  [['--repeat', 'a.json', '--from', 'b.json']],
  [['--repeat', 'a.json', '--against', 'main']],
])('--repeat is refused with what measures otherwise: %j', (args) => {
  expect(() => readCommandLine(args)).toThrow('--repeat runs suites as they ran before');
});

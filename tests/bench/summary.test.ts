import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import type { Comparison, Figure, Machine, Result, VersionResult } from '../../bench/result';
import type { Goal } from '../../bench/suite';
import { confirm, compareAll, suitesToRepeat } from '../../bench/runner/comparisons.mjs';
import { toMarkdown } from '../../bench/runner/markdown.mjs';
import { startVersion } from '../../bench/runner/collect.mjs';
import { exitCodeOf, summarize } from '../../bench/runner/summary.mjs';

const MACHINE: Machine = {
  cpu: 'a processor',
  cores: 2,
  memoryMegabytes: 8000,
  platform: 'linux x64',
  node: '20.20.2',
  browser: null,
  timesSlower: 1,
};

/** Samples that were recorded on a quiet machine, of eight processes. */
const RECORDED = [8.9, 9, 9.1, 9, 8.95, 9.05, 9.2, 8.9];

const figure = (name: string, scale: number, rest: Partial<Figure> = {}): Figure => ({
  suite: 'contrast',
  name,
  group: 'contrast of 200 colors',
  unit: 'ms',
  better: 'less',
  clock: 'lesser',
  blocks: RECORDED.map((ms) => ({
    calls: 400,
    warmUp: [ms * scale * 3],
    samples: [ms * scale, ms * scale * 1.01, ms * scale],
  })),
  ...rest,
});

const version = (name: string, figures: Figure[]): VersionResult => ({
  ...startVersion({ name, version: '1.0.0', commit: '0123456789abcdef', hasChanges: false }),
  figures,
});

const resultOf = (versions: VersionResult[], goals: readonly Goal[] = [], machine = MACHINE): Result => {
  const result: Result = {
    schema: 1,
    taken: '2026-11-26T08:00:00.000Z',
    mode: 'full',
    isComplete: true,
    machine,
    versions,
    summary: null,
  };
  const [ours, theirs] = versions;
  const comparisons = ours && theirs ? compareAll(ours, theirs, { isPaired: true }) : [];
  return { ...result, summary: summarize(result, [{ name: 'contrast', goals }], comparisons) };
};

const kernel = figure('kernel', 1);
const goal = (limit: { readonly atMost: number } | { readonly atLeast: number }): Goal => ({
  id: 'F-6',
  text: 'the goal',
  figure: 'kernel',
  ...limit,
});
const stateOf = (limit: Parameters<typeof goal>[0], figures = [kernel], machine = MACHINE) =>
  resultOf([version('here', figures)], [goal(limit)], machine).summary!.goals[0]?.state;

describe('goals', () => {
  it.each([
    [{ atMost: 10 }, 'met'],
    [{ atMost: 9 }, 'open'],
    [{ atMost: 8 }, 'missed'],
    [{ atLeast: 8 }, 'met'],
    [{ atLeast: 9 }, 'open'],
    [{ atLeast: 10 }, 'missed'],
  ] as const)('%o is %s where the whole interval says so', (limit, state) => {
    expect(stateOf(limit)).toBe(state);
  });

  it('are open where there are too few processes, unless every run gives the same', () => {
    const one = { blocks: [{ calls: 1, warmUp: [], samples: [0] }] };
    expect(stateOf({ atMost: 0 }, [figure('kernel', 1, one)])).toBe('open');
    const exact = { ...one, isExact: true, unit: '1', clock: 'none' } as const;
    expect(stateOf({ atMost: 0 }, [figure('kernel', 1, exact)])).toBe('met');
  });

  it('are not missed by milliseconds where the machine explains them', () => {
    const slow = { ...MACHINE, timesSlower: 2 };
    expect(stateOf({ atMost: 8 }, [kernel], slow)).toBe('open');
    expect(stateOf({ atMost: 4 }, [kernel], slow)).toBe('missed');
  });

  it('hold figures of a run against each other', () => {
    const over = { ...goal({ atLeast: 5 }), figure: 'careful JavaScript', over: 'kernel' };
    const figures = [kernel, figure('careful JavaScript', 6)];
    const [read] = resultOf([version('here', figures)], [over], { ...MACHINE, timesSlower: 9 }).summary!
      .goals;
    expect(read).toMatchObject({ unit: '×', state: 'met' });
    expect(read!.value).toBeCloseTo(6);
  });

  it('say what was not measured', () => {
    const result = resultOf([version('here', [])], [goal({ atMost: 1 })]);
    expect(result.summary!.goals).toMatchObject([
      { figure: 'kernel', value: Number.NaN, interval: null, units: 0, state: 'not measured' },
    ]);
    expect(exitCodeOf(result)).toBe(0);
  });
});

describe('exitCodeOf', () => {
  const here = version('here', [kernel]);
  const slower = version('there', [figure('kernel', 0.8)]);

  it('is 0 where all is well', () => {
    expect(exitCodeOf(resultOf([here], [goal({ atMost: 10 })]))).toBe(0);
    expect(exitCodeOf(resultOf([here, version('there', [kernel])]))).toBe(0);
    expect(exitCodeOf(resultOf([here, version('there', [figure('kernel', 1.2)])]))).toBe(0);
  });

  it('is 1 where a goal is missed or something has become worse', () => {
    expect(exitCodeOf(resultOf([here], [goal({ atMost: 8 })]))).toBe(1);
    expect(exitCodeOf(resultOf([here, slower]))).toBe(1);
  });

  it('is 2 where a suite failed, whatever the others say', () => {
    const failed = { ...here, failures: [{ suite: 'vision', message: 'Brettel gives a wrong result' }] };
    expect(exitCodeOf(resultOf([failed, slower]))).toBe(2);
  });
});

describe('comparisons', () => {
  const shown: Comparison = {
    suite: 'contrast',
    name: 'kernel',
    isTime: true,
    isExact: false,
    value: 1.1,
    interval: { low: 1.05, high: 1.15 },
    units: 8,
    verdict: 'worse',
  };
  const other = { ...shown, name: 'careful JavaScript' };
  const none = 'no difference shown';

  it('are repeated where a difference seems to be, except of what comes out alike', () => {
    expect(suitesToRepeat([shown, other, { ...shown, suite: 'vision', verdict: none }])).toEqual([
      'contrast',
    ]);
    expect(suitesToRepeat([{ ...shown, isExact: true }])).toEqual([]);
  });

  it('keep a difference that shows again, in the same direction', () => {
    const second = [shown, { ...other, verdict: 'better' } as const];
    expect(confirm([shown, other], second).map(({ verdict }) => verdict)).toEqual(['worse', none]);
    expect(confirm([{ ...shown, isExact: true }], [])[0]!.verdict).toBe('worse');
  });

  it('show no interval that contradicts its verdict', () => {
    const alike = { ...shown, value: 1.01, interval: { low: 0.97, high: 1.05 }, verdict: none } as const;
    expect(confirm([shown], [alike])).toEqual([alike]);
  });
});

describe('summarize', () => {
  it('gives the exponent that times grow with', () => {
    const sizes = [10, 100, 1000].map((size) =>
      figure(`${size} colors`, size ** 2, { size, group: 'growth' }),
    );
    const { growth } = resultOf([version('here', [...sizes, kernel])]).summary!;
    expect(growth).toEqual([{ suite: 'contrast', group: 'growth', exponent: expect.closeTo(2), from: 10 }]);
  });

  it('leaves sizes out of growth whose cost is mostly what is done whatever the size', () => {
    const sized = [2, 9, 50, 200, 800].map((size) =>
      figure(`${size} colors`, 1000 + size ** 2, { size, group: 'growth' }),
    );
    const [growth] = resultOf([version('here', sized)]).summary!.growth;
    expect(growth).toMatchObject({ from: 50, exponent: expect.closeTo(1.88) });
  });

  it('has no goals of a suite that failed', () => {
    const failed = { ...version('here', [kernel]), failures: [{ suite: 'contrast', message: 'is wrong' }] };
    expect(resultOf([failed], [goal({ atMost: 10 })]).summary!.goals).toEqual([]);
  });

  it('makes a result that its schema knows', () => {
    const validate = new Ajv({ allowUnionTypes: true }).compile(
      JSON.parse(readFileSync('bench/result.schema.json', 'utf8')),
    );
    const result = resultOf([version('here', [kernel]), version('there', [kernel])], [goal({ atMost: 9 })]);
    const isValid = validate(JSON.parse(JSON.stringify(result)));
    expect(validate.errors).toBeNull();
    expect(isValid).toBe(true);
    expect(validate({ ...result, surprise: 1 })).toBe(false);
  });
});

describe('toMarkdown', () => {
  it('says ratio, interval and verdict of every figure', () => {
    const lines = toMarkdown(
      resultOf([version('here', [kernel]), version('v1', [figure('kernel', 0.8)])]),
    ).split('\n');
    expect(lines.find((line) => line.includes('slower'))).toMatch(
      /^\| contrast \| kernel \| 1\.250 \| [\d.]+ – [\d.]+ \| slower \|$/,
    );
    expect(lines).toContain(
      'here (1.0.0, 0123456789ab) against v1 (1.0.0, 0123456789ab), 2026-11-26 08:00, full.',
    );
  });

  it('tells what failed, and that a run was stopped', () => {
    const failed = {
      ...version('here', []),
      failures: [{ suite: 'vision', message: 'gives a wrong result' }],
    };
    const text = toMarkdown({ ...resultOf([failed]), isComplete: false });
    expect(text).toContain('**vision of here failed**');
    expect(text).toContain('**stopped before its end**');
  });
});

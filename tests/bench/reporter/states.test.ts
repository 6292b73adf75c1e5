import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { placeGoals } from '../../../bench/reporter/charts/goals.mjs';
import { makeReport } from '../../../bench/reporter/report.mjs';
import type { Result } from '../../../bench/result';
import { toMarkdown } from '../../../bench/runner/markdown.mjs';
import { summarize } from '../../../bench/runner/summary.mjs';
import type { Goal } from '../../../bench/suite';
import { figureOf, MACHINE, resultWith, versionOf } from '../results';

const read = (result: Result) => {
  const { document } = new Window();
  document.write(makeReport(result));
  const texts = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].map(({ textContent }) =>
      textContent.replaceAll(/\s+/g, ' ').trim(),
    );
  return { document, texts };
};

/** As it is when it was written and read again. */
const stored = (result: Result): Result => JSON.parse(JSON.stringify(result)) as Result;

const goal = (figure: string, atMost: number): Goal => ({
  id: 'F-4',
  text: `${figure} ≤ ${atMost}`,
  figure,
  atMost,
});
const KERNEL = figureOf('kernel', [2]);
const TASKS = { unit: '1', clock: 'none' } as const;

describe('a goal of zero that is missed', () => {
  const result = resultWith(
    [KERNEL, figureOf('stalls', [3], TASKS)],
    [goal('kernel', 1), goal('stalls', 0), goal('nothing', 5)],
  );

  it('is drawn beyond the worst of the others', () => {
    const [worst, next, ...others] = placeGoals(result.summary!.goals);
    expect(worst).toMatchObject({ figure: 'stalls', isBeyond: true, times: 4 });
    expect(next).toMatchObject({ figure: 'kernel', isBeyond: false, times: 2 });
    expect(others).toEqual([]);
  });

  it('is named and marked in the drawing', () => {
    const { document } = read(result);
    const drawing = document.querySelector('#goals .wide svg')!;
    expect(drawing.getAttribute('aria-label')).toContain('contrast: stalls ≤ 0, missed with 3');
    expect(drawing.querySelectorAll('g[fill="var(--danger)"] path')).toHaveLength(1);
  });
});

describe('a goal that was not measured', () => {
  it('is counted, and a row with dashes', () => {
    const result = stored(resultWith([KERNEL], [goal('kernel', 5), goal('nothing', 5)]));
    const { texts } = read(result);
    expect(texts('#goals .lead')[0]).toContain('1 met, 0 missed, 0 open');
    expect(texts('#goals .lead')[0]).toContain('1 not measured.');
    expect(texts('#goals tbody tr')[1]).toBe('F-4 contrast nothing ≤ 5 – – not measured');
    expect(toMarkdown(result)).toContain('| F-4 | contrast | nothing ≤ 5 | – | – | not measured |');
  });
});

describe('what is not finite', () => {
  it('is a dash in the text of a canceled run', () => {
    const figures = [figureOf('first card', [Number.NaN]), figureOf('peak', [-Infinity]), KERNEL];
    const speed = { ...goal('first card', 5), realTimeMs: 1000 };
    const text = toMarkdown(stored(resultWith(figures, [speed], { isComplete: false })));
    expect(text).toContain('| first card | – | – | 6 | 6 |');
    expect(text).toContain('| peak | – | – | 6 | 6 |');
    expect(text).toContain('| F-4 | contrast | first card ≤ 5 | – | – | open |');
  });
});

describe('a longest task of zero', () => {
  it('reads as none over 50 ms, in tables and above the drawing', () => {
    const task = figureOf('longest task', [0], { clock: 'wall', zeroMeans: 'none over 50 ms' });
    const result = resultWith([task, KERNEL], [goal('longest task', 50)]);
    const { texts } = read(result);
    expect(texts('.suite tbody tr')[0]).toMatch(/^longest task none over 50 ms /);
    expect(texts('#goals tbody tr')[0]).toContain('≤ 50 none over 50 ms');
    expect(texts('.suite figcaption')).toEqual(['contrast of 200 colors 0: none over 50 ms']);
    expect(toMarkdown(result)).toContain('| longest task | none over 50 ms |');
  });
});

describe('a result of a browser alone', () => {
  it('is repeated on the page that any browser opens', () => {
    const { texts } = read(resultWith([KERNEL], [], { machine: { ...MACHINE, node: null } }));
    expect(texts('.repeat')).toEqual(['Again: npm run bench -- --open, where it is chosen.']);
  });
});

describe('the drawings of a comparison', () => {
  it('have the limit and the goal of this version alone', () => {
    const figures = (scale: number) => [
      figureOf('kernel', [2 * scale], { limit: 'memory.copy' }),
      figureOf('memory.copy', [scale], { isPeer: true }),
    ];
    const result = resultWith([], [], {
      versions: [versionOf('here', figures(1)), versionOf('there', figures(3))],
    });
    const { texts } = read({ ...result, summary: summarize(result, [], []) });
    expect(texts('.suite figcaption')).toEqual(['contrast of 200 colors line: memory.copy 1 ms']);
  });
});

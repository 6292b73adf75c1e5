import { describe, expect, it } from 'vitest';
import { readCommandLine } from '../../bench/runner/commandLine.mjs';
import { createLine, formatSeconds, secondsLeft } from '../../bench/runner/progress.mjs';

describe('readCommandLine', () => {
  it('takes suites and groups, and runs in full unless it is told to be quick', () => {
    expect(readCommandLine(['palette', 'pages'])).toMatchObject({
      wanted: ['palette', 'pages'],
      mode: 'full',
    });
    expect(readCommandLine(['--quick', '--json'])).toMatchObject({ wanted: [], mode: 'quick', json: true });
  });

  it('compares with a version or a baseline', () => {
    expect(readCommandLine(['--against', 'main~20']).against).toBe('main~20');
    expect(readCommandLine(['--baseline', 'compare', '--as', 'monday'])).toMatchObject({
      baseline: 'compare',
      as: 'monday',
    });
  });

  it.each([
    [['--baseline', 'keep'], '--baseline takes "save" or "compare".'],
    [
      ['--baseline', 'save', '--against', 'main'],
      'Compare with a version or with a baseline, not with both.',
    ],
    [['--as', '../x'], '--as takes letters, digits, ".", "_" and "-".'],
    [['--report', 'report'], '--report takes the name of a file that ends with ".html".'],
    [
      ['palette', '--from', 'a.json'],
      '--from takes a result as it is: there is nothing to measure or to compare with it.',
    ],
    [['--self-check', '--quick'], '--self-check takes suites and groups alone, not --quick.'],
    [
      ['--self-check', 'contrast', '--report', 'a.html', '--json'],
      '--self-check takes suites and groups alone, not --report or --json.',
    ],
    [['--self-check', '--against', 'main'], '--self-check takes suites and groups alone, not --against.'],
    [['--self-check', '--as', 'monday'], '--self-check takes suites and groups alone, not --as.'],
    [['--as', '..'], '--as takes letters, digits, ".", "_" and "-".'],
  ])('refuses %j', (args, message) => {
    expect(() => readCommandLine(args)).toThrow(message);
  });

  it('takes suites for a self check', () => {
    expect(readCommandLine(['--self-check', 'contrast'])).toMatchObject({
      'self-check': true,
      wanted: ['contrast'],
    });
  });

  it('names an option that there is not', () => {
    expect(() => readCommandLine(['--fast'])).toThrow("'--fast'");
  });
});

describe('the time left', () => {
  const suites = {
    a: { name: 'a', seconds: { full: 10, quick: 2 } },
    b: { name: 'b', seconds: { full: 100, quick: 5 } },
  };
  const waiting = [{ suite: suites.a }, { suite: suites.b }];

  it('is what the suites say of themselves until they have been timed', () => {
    expect(secondsLeft(waiting, null, 0, 'full', [])).toBe(110);
    expect(secondsLeft(waiting, null, 0, 'quick', [])).toBe(7);
    const timed = [
      { suite: 'b', mode: 'full', seconds: 40 },
      { suite: 'b', mode: 'full', seconds: 50 },
      { suite: 'b', mode: 'quick', seconds: 1 },
    ] as const;
    expect(secondsLeft(waiting, null, 0, 'full', timed)).toBe(60);
  });

  it('falls while a process runs, and not below that of the others', () => {
    expect(secondsLeft(waiting, suites.a, 4, 'full', [])).toBe(116);
    expect(secondsLeft(waiting, suites.a, 400, 'full', [])).toBe(110);
  });

  it('reads as minutes and seconds', () => {
    expect(formatSeconds(0.4)).toBe('0:00');
    expect(formatSeconds(125)).toBe('2:05');
  });
});

describe('the line of progress', () => {
  const show = (isTTY: boolean) => {
    let now = 0;
    let written = '';
    const stream = { isTTY, columns: 20, write: (text: string) => ((written += text), true) };
    const line = createLine(stream, () => now);
    line.show('1 of 2', ': round 1');
    line.show('1 of 2', ': round 2');
    line.show('2 of 2', ': round 1');
    now += 11_000;
    line.show('2 of 2', ': a long, long description');
    line.clear();
    return written;
  };

  it('is written anew in a terminal, never wider than that', () => {
    const lines = show(true).split('\r\u001b[2K');
    expect(lines).toEqual([
      '',
      '1 of 2: round 1',
      '1 of 2: round 2',
      '2 of 2: round 1',
      '2 of 2: a long, lon',
      '',
    ]);
  });

  it('is a line now and then in a log', () => {
    expect(show(false)).toBe('1 of 2: round 1\n2 of 2: round 1\n2 of 2: a long, long description\n');
  });
});

import { expect, it } from 'vitest';

import { reportOf, type Result } from './report.mjs';

it('tells of each file how many faults were noticed, and how many were never run; and names those that survived', () => {
  const at = (file: string, line: number, outcome: Result['outcome']) => ({
    file,
    line,
    what: '1 → 2',
    outcome,
  });
  const results = [
    at('src/a.ts', 1, 'killed'),
    at('src/b.ts', 7, 'survived'),
    at('src/b.ts', 8, 'killed'),
    at('src/b.ts', 9, 'unreached'),
  ];
  expect(reportOf('src', results)).toBe(`# Faults planted in src

| file | killed | survived | not reached | score of what is reached |
|---|--:|--:|--:|--:|
| src/b.ts | 1 | 1 | 1 | 50.0 % |
| src/a.ts | 1 | 0 | 0 | 100.0 % |
| all | 2 | 1 | 1 | 66.7 % |

## Survived

- src/b.ts:7: 1 → 2
`);
});

it('has no list where nothing survived, and no score where nothing was planted', () => {
  expect(reportOf('src/none', [])).not.toContain('## Survived');
  expect(reportOf('src/none', [])).toContain('| all | 0 | 0 | 0 | – |');
});

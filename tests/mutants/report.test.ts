import { expect, it } from 'vitest';

import { reportOf } from './report.mjs';

it('tells of each file how many faults were noticed, and names the others', () => {
  const at = (file: string, line: number, isNoticed: boolean) => ({ file, line, what: '1 → 2', isNoticed });
  const results = [
    at('src/a.ts', 1, true),
    at('src/b.ts', 7, false),
    at('src/b.ts', 8, true),
    at('src/b.ts', 9, true),
  ];
  expect(reportOf('src', results)).toBe(`# Faults planted in src

| file | killed | survived | score |
|---|--:|--:|--:|
| src/b.ts | 2 | 1 | 66.7 % |
| src/a.ts | 1 | 0 | 100.0 % |
| all | 3 | 1 | 75.0 % |

## Survived

- src/b.ts:7: 1 → 2
`);
});

it('has no list where nothing survived, and no score where nothing was planted', () => {
  expect(reportOf('src/none', [])).not.toContain('## Survived');
  expect(reportOf('src/none', [])).toContain('| all | 0 | 0 | – |');
});

import { expect, it } from 'vitest';

import { kernelMutants } from './kernelMutants.mjs';

const SOURCE = `import { packed } from './cell';
const LIMIT: u32 = 16;
// @ts-ignore: decorator
@inline
function sum(at: usize, end: usize): v128 {
  let all = i32x4.splat(0);
  for (; at < end; at += 4) {
    if (isDark(at) && at > 0.5) continue;
    all = i32x4.add(all, v128.load(at));
  }
  return all;
}
`;

const planted = kernelMutants('assembly/kernels/some.ts', SOURCE);

it('are an operator, an instruction, a number, a condition and a statement of a kernel, each another way', () => {
  expect(planted.map(({ line, raw, text }) => `${line}: ${raw.trim()} → ${text.trim()}`)).toEqual([
    '2: 16 → 17',
    '6: 0 → 1',
    '7: < → <=',
    '7: += → -=',
    '7: 4 → 5',
    '8: isDark(at) && at > 0.5 → !(isDark(at) && at > 0.5)',
    '8: && → ||',
    '8: > → >=',
    '8: 0.5 → 0.6',
    '8: continue; → ;',
    '9: all = i32x4.add(all, v128.load(at)); → ;',
    '9: add → sub',
  ]);
});

it('stand where they say', () => {
  for (const { start, end, raw } of planted) expect(SOURCE.slice(start, end)).toBe(raw);
});

it('are none of what cannot be read: that is an error', () => {
  expect(() => kernelMutants('assembly/kernels/some.ts', 'function (')).toThrow('assembly/kernels/some.ts');
});

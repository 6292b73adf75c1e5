import { describe, expect, it } from 'vitest';
import { CALLS } from './calls.data';
import { DIFFERENCES } from './differences.data';

describe('the list of differences', () => {
  it('speaks of calls that are made, and says why', () => {
    const names = CALLS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(DIFFERENCES).filter((name) => !names.includes(name))).toEqual([]);
    for (const { why } of Object.values(DIFFERENCES)) expect(why).toMatch(/\w.+\.$/);
  });
});

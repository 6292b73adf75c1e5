import { describe, expect, it } from 'vitest';
import { createWorkingTurns } from '../../bench/runner/workingTurns.mjs';

/** Two processes, and which of them works. */
const open = () => {
  const begun: string[] = [];
  const turns = createWorkingTurns();
  const join = (name: string) => turns.join(() => void begun.push(name));
  return { begun, a: join('a'), b: join('b') };
};

describe('createWorkingTurns', () => {
  it('hands the turn to the other process with each request for a next one', () => {
    const { begun, a, b } = open();
    a.ask();
    b.ask();
    expect(begun).toEqual(['a']);
    a.ask();
    expect(begun).toEqual(['a', 'b']);
    b.ask();
    a.ask();
    expect(begun).toEqual(['a', 'b', 'a', 'b']);
  });

  it('gives all turns to the one that is left', () => {
    const { begun, a, b } = open();
    a.ask();
    b.ask();
    a.leave();
    b.ask();
    b.ask();
    expect(begun).toEqual(['a', 'b', 'b', 'b']);
  });

  it('is not held up by a process that ends while it waits', () => {
    const { begun, a, b } = open();
    a.ask();
    b.ask();
    b.leave();
    a.ask();
    expect(begun).toEqual(['a', 'a']);
  });
});

import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PLAN_LIMITS } from '../../../src/domain/planLimits';
import type { Plan } from '../../../src/domain/plan';
import { createPalette } from '../../../src/palette/palette';
import { paletteLink } from '../../../src/palette/paletteLink';
import { selectHistory, type HistoryEntry, type HistoryState } from '../../../src/state/palette/historySlice';
import { createMemoryStore } from '../../support/fakeServices';
import { rounds } from '../../support/rounds';
import { COMMANDS, faultOf, keptEqualsState, sameEntries, visit } from './anyCommands';

// The checks that a developer's store makes of every state take ten times as long as all the rest.
beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'production');
  return () => void vi.unstubAllEnvs();
});

/** Whether every palette is still there that the command could not have replaced. */
const lostBy = (isStep: boolean, before: HistoryState, after: HistoryState, limit: number): string | null => {
  if (!isStep || after === before) {
    // A lock is set in all steps of a palette at once.
    const others = (state: HistoryState): readonly HistoryEntry[] =>
      state.entries.toSpliced(before.index, 1).map(({ colors, name }) => createPalette(colors, { name }));
    return sameEntries(others(before), others(after)) ? null : 'a palette is gone';
  }
  const last = after.entries.at(-1);
  const expected = [...before.entries.slice(0, before.index + 1), ...(last ? [last] : [])].slice(-limit);
  return sameEntries(expected, after.entries) && after.index === after.entries.length - 1
    ? null
    : 'earlier palettes are gone';
};

describe('any sequence of commands, with reloads between them', () => {
  it('keeps the index in range, the limit, every palette, and storage as it is [B-38] [B-39] [B-40] [B-43]', () => {
    const RELOAD = COMMANDS.length;
    const LENGTH = RELOAD + 1;
    // One number per command: far quicker to make than a record.
    const sequence = fc.array(fc.nat({ max: LENGTH * 4096 - 1 }), { maxLength: 16 });
    fc.assert(
      fc.property(sequence, fc.constantFrom<Plan>('anonymous', 'free', 'pro'), (numbers, plan) => {
        const storage = createMemoryStore();
        const limit = PLAN_LIMITS[plan].history;
        const faults: string[] = [];
        let store = visit(plan, storage, '?c=0d9488-f5f5f4-1c1917&n=Teal');
        for (const number of numbers) {
          const [run, isStep] = COMMANDS[number % LENGTH] ?? [null, false];
          const before = selectHistory(store.getState());
          const current = before.entries[before.index];
          if (run) {
            const action = run(Math.floor(number / LENGTH));
            if (typeof action === 'function') store.dispatch(action);
            else store.dispatch(action);
          } else store = visit(plan, storage, current ? `?${paletteLink(current.colors, current.name)}` : '');
          const after = selectHistory(store.getState());
          const fault = faultOf(store, plan) ?? lostBy(isStep, before, after, limit);
          if (fault !== null) faults.push(`${fault} after command ${number % LENGTH}`);
        }
        expect(faults).toEqual([]);
        expect(keptEqualsState(store, storage)).toBe(true);
      }),
      { numRuns: rounds(10_000) },
    );
  }, 120_000);
});

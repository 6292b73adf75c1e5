import fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';

import type { AppStore } from '../../../src/app/store';
import { formatHex } from '../../../src/color/format';
import type { Plan } from '../../../src/domain/plan';
import { paletteLink } from '../../../src/palette/paletteLink';
import type { LocalStore } from '../../../src/state/storage/localStore';
import { selectEntry, selectHistory } from '../../../src/state/palette/historySlice';
import { createMemoryStore } from '../../support/fakeServices';
import { rounds } from '../../support/rounds';
import { COMMANDS, faultOf, keptEqualsState, runCommand, visit } from './anyCommands';

// The checks that a developer's store makes of every state take ten times as long as all the rest.
beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'production');
  return () => void vi.unstubAllEnvs();
});

const shownIn = (store: AppStore): string => {
  const { name, colors = [] } = selectEntry(store.getState()) ?? {};
  return `${name}: ${colors.map(formatHex).join(' ')}`;
};

/** The same tab after F5. */
const reloaded = (store: AppStore, plan: Plan, storage: LocalStore): AppStore => {
  const { colors = [], name = null } = selectEntry(store.getState()) ?? {};
  return visit(plan, storage, `?${paletteLink(colors, name)}`);
};

it('two tabs, reloaded now and then, each write a whole history, the last one stays, and both show what they showed [B-43]', () => {
  const RELOAD = COMMANDS.length;
  const step = fc.tuple(fc.boolean(), fc.nat({ max: RELOAD }), fc.nat({ max: 4095 }));
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 20 }),
      fc.constantFrom<Plan>('anonymous', 'free', 'pro'),
      (steps, plan) => {
        const storage = createMemoryStore();
        let [one, other] = ['?c=0d9488-f5f5f4-1c1917&n=Teal', '?c=000000-ffffff'].map((search) =>
          visit(plan, storage, search),
        ) as [AppStore, AppStore];
        const faults: (string | null)[] = [];
        for (const [isOther, kind, number] of steps) {
          let tab = isOther ? other : one;
          const before = selectHistory(tab.getState());
          const shown = shownIn(tab);
          if (kind === RELOAD) tab = reloaded(tab, plan, storage);
          else runCommand(tab, number * COMMANDS.length + kind);
          [one, other] = isOther ? [one, tab] : [tab, other];
          if (kind === RELOAD && shownIn(tab) !== shown) faults.push(`${shown} became ${shownIn(tab)}`);
          const hasWritten = kind === RELOAD || selectHistory(tab.getState()) !== before;
          if (hasWritten && !keptEqualsState(tab, storage)) faults.push('what is kept is of neither tab');
          faults.push(faultOf(tab, plan));
        }
        expect(faults.filter((fault) => fault !== null)).toEqual([]);
      },
    ),
    { numRuns: rounds(3000) },
  );
}, 120_000);

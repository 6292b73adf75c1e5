import fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';

import { createAppStore, type AppStore } from '../../../src/app/store';
import { colorFromHex } from '../../../src/color/color';
import { formatHex } from '../../../src/color/format';
import { PLAN_LIMITS } from '../../../src/domain/planLimits';
import type { Plan } from '../../../src/domain/plan';
import { openAddress } from '../../../src/state/palette/openAddress';
import {
  deleteSwatch,
  duplicateSwatch,
  insertSwatch,
  mirrorCurrentPalette,
  moveSwatch,
  replaceColor,
} from '../../../src/state/palette/editPalette';
import {
  lockToggled,
  pinToggled,
  selectColors,
  selectHistory,
  wentBack,
  wentForward,
  wentTo,
} from '../../../src/state/palette/historySlice';
import { renamePalette } from '../../../src/state/palette/renamePalette';
import { selectSelectedIndex, swatchSelected } from '../../../src/state/palette/selectionSlice';
import { asPlan } from '../../support/asPlan';
import { createFakeServices, createMemoryStore } from '../../support/fakeServices';
import { rounds } from '../../support/rounds';
import { plainAfter, type Plain, type PlainCommand } from './plainModel';

// The checks that a developer's store makes of every state take ten times as long as all the rest.
beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'production');
  return () => void vi.unstubAllEnvs();
});

const FIRST = ['#0D9488', '#F5F5F4', '#1C1917'];
const HEXES = ['#FF0000', '#00FF00', '#0000FF', '#0D9488', '#111111', '#EEEEEE'];
const NAMES = ['Teal', 'Ink', 'x'];

const place = fc.nat({ max: 9 });
const command: fc.Arbitrary<PlainCommand> = fc.oneof(
  fc.record({ kind: fc.constantFrom('mirror' as const, 'undo' as const, 'redo' as const) }),
  fc.record({
    kind: fc.constantFrom(
      'duplicate' as const,
      'remove' as const,
      'select' as const,
      'lock' as const,
      'pin' as const,
      'go' as const,
    ),
    place,
  }),
  fc.record({ kind: fc.constant('move' as const), place, to: place }),
  fc.record({
    kind: fc.constantFrom('insert' as const, 'recolor' as const),
    place,
    hex: fc.constantFrom(...HEXES),
  }),
  fc.record({ kind: fc.constant('rename' as const), name: fc.constantFrom(...NAMES) }),
);

/** The same with the product's own commands. */
const run = (store: AppStore, one: PlainCommand): void => {
  const { dispatch } = store;
  if (one.kind === 'mirror') dispatch(mirrorCurrentPalette());
  else if (one.kind === 'undo') dispatch(wentBack());
  else if (one.kind === 'redo') dispatch(wentForward());
  else if (one.kind === 'duplicate') dispatch(duplicateSwatch(one.place));
  else if (one.kind === 'remove') dispatch(deleteSwatch(one.place));
  else if (one.kind === 'lock') dispatch(lockToggled(one.place));
  else if (one.kind === 'pin') dispatch(pinToggled(one.place));
  else if (one.kind === 'go') dispatch(wentTo(one.place));
  else if (one.kind === 'move') dispatch(moveSwatch(one.place, one.to));
  else if (one.kind === 'insert') dispatch(insertSwatch(one.place, colorFromHex(one.hex)));
  else if (one.kind === 'recolor') dispatch(replaceColor(one.place, colorFromHex(one.hex)));
  else if (one.kind === 'rename') dispatch(renamePalette(one.name));
  // The strip offers no other swatches than there are.
  else if ('place' in one && selectColors(store.getState())[one.place]) dispatch(swatchSelected(one.place));
};

const plainOf = (store: AppStore): Plain => {
  const { entries, index } = selectHistory(store.getState());
  const steps = entries.map(({ colors, locked, name, isPinned }) => ({
    hexes: colors.map(formatHex),
    locked,
    name,
    isPinned: isPinned === true,
  }));
  return { steps, at: index, selected: selectSelectedIndex(store.getState()) };
};

it('edits, locks, pins, names, undo and redo, in any order, are what a list on paper would be [B-38] [B-39]', () => {
  const plans = fc.constantFrom<Plan>('anonymous', 'pro');
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), plans, (commands, plan) => {
      const limit = PLAN_LIMITS[plan].history;
      const store = createAppStore(createFakeServices({ storage: createMemoryStore() }));
      store.dispatch(asPlan(plan));
      const search = `?c=${FIRST.map((hex) => hex.slice(1)).join('-')}&n=Teal`;
      store.dispatch(openAddress({ search, state: null }));
      let plain: Plain = {
        steps: [{ hexes: FIRST, locked: FIRST.map(() => false), name: 'Teal', isPinned: false }],
        at: 0,
        selected: 0,
      };
      for (const one of commands) {
        run(store, one);
        plain = plainAfter(plain, one, limit);
        expect(plainOf(store)).toEqual(plain);
      }
    }),
    { numRuns: rounds(5000) },
  );
}, 120_000);

import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createAppStore, type AppStore } from '../../../src/app/store';
import { colorFromPacked, sameColor } from '../../../src/color/color';
import { PLAN_LIMITS } from '../../../src/domain/limits';
import type { Plan } from '../../../src/domain/plan';
import { stepBack, stepForward } from '../../../src/features/builder/history/historySteps';
import type { BuilderThunk } from '../../../src/features/builder/palette/builderThunk';
import { generatePalette } from '../../../src/features/builder/generator/generatePalette';
import { openAddress } from '../../../src/state/palette/openAddress';
import { replacePalette } from '../../../src/state/palette/commitPalette';
import {
  deleteSwatch,
  duplicateSwatch,
  fillPalette,
  insertSwatch,
  mirrorCurrentPalette,
  moveSwatch,
  replaceSelectedColor,
} from '../../../src/state/palette/editPalette';
import { paletteLink } from '../../../src/palette/paletteLink';
import {
  lockToggled,
  selectEntry,
  selectHistory,
  wentTo,
  type HistoryEntry,
  type HistoryState,
} from '../../../src/state/palette/historySlice';
import { renamePalette } from '../../../src/state/palette/renamePalette';
import { selectSelectedIndex, swatchSelected } from '../../../src/state/palette/selectionSlice';
import { storedToHistory } from '../../../src/palette/storedHistory';
import type { LocalStore } from '../../../src/state/localStore';
import { rounds } from '../../support/rounds';
import { asPlan } from '../../support/asPlan';
import { createFakeServices, createMemoryStore, createSeededRandom } from '../../support/fakeServices';

// The checks that a developer's store makes of every state take ten times as long as all the rest.
beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'production');
  return () => void vi.unstubAllEnvs();
});

/** One command: what it does, told by a number, and whether it may add a step to the history. */
type Command = readonly [
  run: (n: number) => Parameters<AppStore['dispatch']>[0] | BuilderThunk<unknown>,
  isStep: boolean,
];

const NAMES = ['Teal', '', '  a  b ', '\u202e', 'x'.repeat(60), '🎨'];
const fromPanel =
  (n: number): BuilderThunk<void> =>
  (dispatch, getState) => {
    const entry = selectEntry(getState());
    if (!entry) return;
    const palette = Array.from({ length: 2 + (n % 8) }, (_, i) =>
      colorFromPacked((n * 7919 * (i + 1)) % 0xffffff),
    );
    const source = { colors: entry.colors, locked: entry.locked, selected: 0 };
    dispatch(replacePalette(palette, { origin: { panelId: 'swap-color', source } }));
  };

const COMMANDS: readonly Command[] = [
  [() => generatePalette(), true],
  [() => mirrorCurrentPalette(), true],
  [(n) => duplicateSwatch(n % 9), true],
  [(n) => deleteSwatch(n % 9), true],
  [(n) => insertSwatch(n % 10, colorFromPacked(n * 4099)), true],
  [() => fillPalette(), true],
  [(n) => moveSwatch(n % 9, (n >> 3) % 9), true],
  [(n) => replaceSelectedColor(colorFromPacked(n * 4099)), true],
  [fromPanel, true],
  [() => stepBack(), false],
  [() => stepForward(), false],
  [(n) => wentTo((n % 8) - 1), false],
  [(n) => renamePalette(NAMES[n % NAMES.length] ?? ''), false],
  [(n) => lockToggled(n % 9), false],
  // The strip offers no other swatches than there are.
  [
    (n) => (dispatch, getState) =>
      dispatch(swatchSelected(n % (selectEntry(getState())?.colors.length ?? 1))),
    false,
  ],
];

const visit = (plan: Plan, storage: LocalStore, search: string): AppStore => {
  const store = createAppStore(createFakeServices({ storage, random: createSeededRandom(7) }));
  store.dispatch(asPlan(plan));
  store.dispatch(openAddress({ search, state: null }));
  return store;
};

const sameEntry = (a: HistoryEntry | undefined, b: HistoryEntry | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.name === b.name &&
    a.colors.length === b.colors.length &&
    a.colors.every((color, i) => sameColor(color, b.colors[i] ?? color) && a.locked[i] === b.locked[i]));
const sameEntries = (a: readonly HistoryEntry[], b: readonly HistoryEntry[]): boolean =>
  a.length === b.length && a.every((entry, i) => sameEntry(entry, b[i]));

/** What is wrong with a history, or null. */
const faultOf = (store: AppStore, plan: Plan): string | null => {
  const { entries, index } = selectHistory(store.getState());
  const entry = entries[index];
  if (!entry) return `no entry at ${index} of ${entries.length}`;
  if (entries.length > PLAN_LIMITS[plan].history) return `${entries.length} entries`;
  if (!entry.colors[selectSelectedIndex(store.getState())]) return 'no swatch is selected';
  const isWhole = ({ colors, locked }: HistoryEntry): boolean =>
    colors.length >= 2 && colors.length <= 9 && locked.length === colors.length;
  return entries.every(isWhole) ? null : 'a broken entry';
};

/** Whether every palette is still there that the command could not have replaced. */
const lostBy = (isStep: boolean, before: HistoryState, after: HistoryState, limit: number): string | null => {
  if (!isStep || after === before) {
    const others = (state: HistoryState): readonly HistoryEntry[] => state.entries.toSpliced(before.index, 1);
    return sameEntries(others(before), others(after)) ? null : 'a palette is gone';
  }
  const last = after.entries.at(-1);
  const expected = [...before.entries.slice(0, before.index + 1), ...(last ? [last] : [])].slice(-limit);
  return sameEntries(expected, after.entries) && after.index === after.entries.length - 1
    ? null
    : 'earlier palettes are gone';
};

const keptEqualsState = (store: AppStore, storage: LocalStore): boolean => {
  const { entries, index } = selectHistory(store.getState());
  const kept = storedToHistory(
    storage.read('colorPaletteHistory'),
    storage.read('colorPaletteHistoryIndex'),
    50,
  );
  return kept?.index === index && sameEntries(kept.entries, entries);
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

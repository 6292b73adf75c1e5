import { createAppStore, type AppStore } from '../../../src/app/store';
import { colorFromPacked, sameColor } from '../../../src/color/color';
import { PLAN_LIMITS } from '../../../src/domain/planLimits';
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
import {
  lockToggled,
  selectEntry,
  selectHistory,
  wentTo,
  type HistoryEntry,
} from '../../../src/state/palette/historySlice';
import { renamePalette } from '../../../src/state/palette/renamePalette';
import { selectSelectedIndex, swatchSelected } from '../../../src/state/palette/selectionSlice';
import { storedToHistory } from '../../../src/palette/storedHistory';
import type { LocalStore } from '../../../src/state/storage/localStore';
import { asPlan } from '../../support/asPlan';
import { createFakeServices, createSeededRandom } from '../../support/fakeServices';

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

export const COMMANDS: readonly Command[] = [
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
  [(n) => renamePalette(NAMES[n % NAMES.length] ?? ''), true],
  [(n) => lockToggled(n % 9), false],
  // The strip offers no other swatches than there are.
  [
    (n) => (dispatch, getState) =>
      dispatch(swatchSelected(n % (selectEntry(getState())?.colors.length ?? 1))),
    false,
  ],
];

/** Runs a command, told by a number from 0 on: which one it is, and what with. */
export const runCommand = (store: AppStore, number: number): void => {
  const [run] = COMMANDS[number % COMMANDS.length] ?? [];
  const action = run?.(Math.floor(number / COMMANDS.length));
  if (typeof action === 'function') store.dispatch(action);
  else if (action) store.dispatch(action);
};

/** A page opened in a tab. */
export const visit = (plan: Plan, storage: LocalStore, search: string): AppStore => {
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
export const sameEntries = (a: readonly HistoryEntry[], b: readonly HistoryEntry[]): boolean =>
  a.length === b.length && a.every((entry, i) => sameEntry(entry, b[i]));

/** What is wrong with a history, or null. */
export const faultOf = (store: AppStore, plan: Plan): string | null => {
  const { entries, index } = selectHistory(store.getState());
  const entry = entries[index];
  if (!entry) return `no entry at ${index} of ${entries.length}`;
  if (entries.length > PLAN_LIMITS[plan].history) return `${entries.length} entries`;
  if (!entry.colors[selectSelectedIndex(store.getState())]) return 'no swatch is selected';
  const isWhole = ({ colors, locked }: HistoryEntry): boolean =>
    colors.length >= 2 && colors.length <= 9 && locked.length === colors.length;
  return entries.every(isWhole) ? null : 'a broken entry';
};

/** Whether what is kept on the device is what a tab has. */
export const keptEqualsState = (store: AppStore, storage: LocalStore): boolean => {
  const { entries, index } = selectHistory(store.getState());
  const kept = storedToHistory(
    storage.read('colorPaletteHistory'),
    storage.read('colorPaletteHistoryIndex'),
    50,
  );
  return kept?.index === index && sameEntries(kept.entries, entries);
};

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorFromPacked } from '../../../src/color/color';
import type { Palette } from '../../../src/color/types';
import { createPalette } from '../../../src/palette/palette';
import {
  historyRestored,
  paletteCommitted,
  paletteHistoryReducer,
  selectCanGoBack,
  selectCanGoForward,
  selectColorCount,
  selectEntry,
  wentBack,
  wentForward,
  type HistoryState,
} from '../../../src/state/palette/historySlice';

const PALETTES: readonly Palette[] = Array.from({ length: 256 }, (_, id) => [
  colorFromPacked(id),
  colorFromPacked(0xffffff),
]);
const palette = (id: number): Palette => PALETTES[id] ?? [];
const idOf = (state: HistoryState): number | undefined =>
  selectEntry({ paletteHistory: state })?.colors[0]?.rgb.b;
const ids = (state: HistoryState): (number | undefined)[] =>
  state.entries.map(({ colors }) => colors[0]?.rgb.b);

const empty = paletteHistoryReducer(undefined, { type: 'none' });
const committed = (...list: number[]): HistoryState =>
  list.reduce(
    (state, id) =>
      paletteHistoryReducer(state, paletteCommitted({ entry: createPalette(palette(id)), limit: 5 })),
    empty,
  );

describe('the palette history', () => {
  it('starts empty, with nowhere to go', () => {
    expect(idOf(empty)).toBeUndefined();
    expect(selectColorCount({ paletteHistory: empty })).toBe(0);
    expect(paletteHistoryReducer(empty, wentBack())).toBe(empty);
    expect(paletteHistoryReducer(empty, wentForward())).toBe(empty);
  });

  it('appends a palette and shows it [B-38]', () => {
    const state = committed(1, 2, 3);
    expect(ids(state)).toEqual([1, 2, 3]);
    expect(idOf(state)).toBe(3);
  });

  it('keeps the last five palettes of a visitor [B-38] [B-39]', () => {
    expect(ids(committed(1, 2, 3, 4, 5, 6, 7))).toEqual([3, 4, 5, 6, 7]);
  });

  it('keeps as many as the action allows [B-39]', () => {
    const state = Array.from({ length: 60 }, (_, id) => id).reduce(
      (before, id) =>
        paletteHistoryReducer(before, paletteCommitted({ entry: createPalette(palette(id)), limit: 50 })),
      empty,
    );
    expect(state.entries).toHaveLength(50);
    expect(idOf(state)).toBe(59);
  });

  it('drops later entries when a palette is committed in the middle [B-38]', () => {
    const back = paletteHistoryReducer(paletteHistoryReducer(committed(1, 2, 3), wentBack()), wentBack());
    expect(idOf(back)).toBe(1);
    expect(
      ids(paletteHistoryReducer(back, paletteCommitted({ entry: createPalette(palette(9)), limit: 5 }))),
    ).toEqual([1, 9]);
  });

  it('moves back and forward and stops at both ends [B-40]', () => {
    const end = { paletteHistory: committed(1, 2) };
    expect(selectCanGoForward(end)).toBe(false);
    expect(selectCanGoBack(end)).toBe(true);
    const start = { paletteHistory: paletteHistoryReducer(end.paletteHistory, wentBack()) };
    expect(idOf(start.paletteHistory)).toBe(1);
    expect(selectCanGoBack(start)).toBe(false);
    expect(selectCanGoForward(start)).toBe(true);
    expect(paletteHistoryReducer(start.paletteHistory, wentBack())).toBe(start.paletteHistory);
    expect(idOf(paletteHistoryReducer(start.paletteHistory, wentForward()))).toBe(2);
  });

  it('keeps the name that a palette came with, and none where it had none', () => {
    const named = paletteHistoryReducer(
      empty,
      paletteCommitted({ entry: createPalette(palette(1), { name: 'Teal' }), limit: 5 }),
    );
    expect(named.entries[0]?.name).toBe('Teal');
    expect(committed(1).entries[0]?.name).toBeNull();
  });

  it('takes over what was kept, and nothing where nothing could be read [B-44]', () => {
    const kept = { entries: committed(1, 2, 3).entries, index: 1 };
    expect(paletteHistoryReducer(empty, historyRestored(kept))).toEqual({ ...kept, isRestored: true });
    expect(paletteHistoryReducer(empty, historyRestored(null))).toEqual({ ...empty, isRestored: true });
  });
});

type Step = { readonly kind: 'commit' | 'back' | 'forward'; readonly id: number };

/** The rule in its plainest form: two stacks of ids, the later ones last. */
const follow = (steps: readonly Step[], limit: number): { past: number[]; future: number[] } => {
  const past: number[] = [];
  let future: number[] = [];
  for (const { kind, id } of steps) {
    if (kind === 'commit') {
      past.push(id);
      future = [];
      if (past.length > limit) past.shift();
    } else if (kind === 'back' && past.length > 1) {
      future = [past.pop() ?? id, ...future];
    } else if (kind === 'forward' && future.length > 0) {
      past.push(future.shift() ?? id);
    }
  }
  return { past, future };
};

describe('any sequence of commits, steps back and steps forward', () => {
  it('keeps the index in range, the limit, and every palette within it [B-38] [B-39] [B-40]', () => {
    const KINDS = ['commit', 'back', 'forward'] as const;
    // One number per step: far quicker to make than a record.
    const step = fc
      .nat({ max: 3 * 256 - 1 })
      .map((n): Step => ({ kind: KINDS[n % 3] ?? 'commit', id: Math.floor(n / 3) }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.constantFrom(1, 2, 5, 50), (steps, limit) => {
        let state = empty;
        let isSound = true;
        for (const { kind, id } of steps) {
          const action = {
            commit: paletteCommitted({ entry: createPalette(palette(id)), limit }),
            back: wentBack(),
            forward: wentForward(),
          }[kind];
          state = paletteHistoryReducer(state, action);
          isSound &&= state.entries.length <= limit;
          isSound &&=
            state.entries.length === 0 ? state.index === -1 : state.entries[state.index] !== undefined;
        }
        expect(isSound).toBe(true);
        const { past, future } = follow(steps, limit);
        expect(ids(state)).toEqual([...past, ...future]);
        expect(idOf(state)).toBe(past.at(-1));
      }),
      { numRuns: 10_000 },
    );
  }, 30_000);
});

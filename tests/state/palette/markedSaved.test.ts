import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../../src/color/color';
import { createPalette } from '../../../src/palette/palette';
import {
  historyLimited,
  historyRestored,
  lockToggled,
  paletteCommitted,
  paletteHistoryReducer,
  paletteMarkedSaved,
  paletteRenamed,
  pinToggled,
  placeMoved,
  selectColors,
  selectEntry,
  wentTo,
} from '../../../src/state/palette/historySlice';

type Action = Parameters<typeof paletteHistoryReducer>[1];

const palette = (...hexes: readonly string[]) => createPalette(hexes.map((hex) => colorFromHex(hex)));
const TEAL = palette('#0D9488', '#F5F5F4', '#1C1917');
const PLACE = { id: 'a', projectId: 'p1' };
const start = paletteHistoryReducer(undefined, { type: 'none' });
const after = (...actions: readonly Action[]) => ({
  paletteHistory: actions.reduce(paletteHistoryReducer, start),
});
const committed = paletteCommitted({ entry: TEAL, limit: 50 });
const kept = paletteMarkedSaved({ saved: PLACE, name: 'Teal', tags: ['sea'] });

describe('a palette that was saved', () => {
  it('has its name, its place and its tags from then on', () => {
    expect(selectEntry(after(committed, kept))).toMatchObject({ name: 'Teal', saved: PLACE, tags: ['sea'] });
  });

  it('keeps the tags that it has where nothing is said of them', () => {
    const again = paletteMarkedSaved({ saved: PLACE, name: 'Sea' });
    expect(selectEntry(after(committed, kept, again))).toMatchObject({ name: 'Sea', tags: ['sea'] });
    expect(selectEntry(after(committed, again))).not.toHaveProperty('tags');
  });

  it('is none before there is a palette', () => {
    expect(after(kept)).toEqual(after());
  });

  it('has another place in every step once it was moved to another project', () => {
    const saved = selectEntry(after(committed, kept)) ?? TEAL;
    const edited = { ...saved, colors: saved.colors.toReversed() };
    const steps = [committed, kept, paletteCommitted({ entry: edited, limit: 50 })] as const;
    const places = (...actions: readonly Action[]) =>
      after(...steps, ...actions).paletteHistory.entries.map((entry) => entry.saved?.projectId);
    expect(places(placeMoved({ id: 'a', projectId: 'p2' }))).toEqual(['p2', 'p2']);
    expect(places(placeMoved({ id: 'b', projectId: 'p2' }))).toEqual(['p1', 'p1']);
    const { paletteHistory } = after(...steps);
    expect(paletteHistoryReducer(paletteHistory, placeMoved(PLACE))).toBe(paletteHistory);
  });
});

describe('the palette on show', () => {
  it('has no colors where there is none', () => {
    expect([selectColors(after()), selectEntry(after())]).toEqual([[], undefined]);
    expect(selectColors(after(committed))).toBe(TEAL.colors);
  });

  it('has its colors locked and let go one by one, which is no step', () => {
    const locked = after(committed, lockToggled(1));
    expect(selectEntry(locked)?.locked).toEqual([false, true, false]);
    expect(locked.paletteHistory.entries).toHaveLength(1);
    expect(selectEntry(after(committed, lockToggled(1), lockToggled(1)))?.locked).toEqual([
      false,
      false,
      false,
    ]);
  });

  it.each([3, -1, 0.5])('has no lock at %d', (index) => {
    const before = after(committed).paletteHistory;
    expect(paletteHistoryReducer(before, lockToggled(index))).toBe(before);
    expect(after(lockToggled(index))).toEqual(after());
  });

  it('is renamed, in steps of its own within the limit', () => {
    const [named, unnamed] = [
      { name: 'Sea', limit: 2 },
      { name: null, limit: 2 },
    ];
    const renamed = after(committed, paletteRenamed(named), paletteRenamed(unnamed));
    expect(renamed.paletteHistory.entries.map(({ name }) => name)).toEqual(['Sea', null]);
    expect(after(paletteRenamed(named))).toEqual(after());
  });
});

describe('steps of the history', () => {
  const RED = palette('#FF0000', '#FFFFFF');
  const two = [committed, paletteCommitted({ entry: RED, limit: 50 })];

  it('are shown by their index, wherever they are, and never where there are none', () => {
    expect(selectColors(after(...two, wentTo(0)))).toBe(TEAL.colors);
    expect(after(...two, wentTo(2))).toEqual(after(...two));
    expect(after(...two, wentTo(-1))).toEqual(after(...two));
  });

  it('are pinned and let go by their index', () => {
    const pins = (...actions: readonly Action[]) =>
      after(...two, ...actions).paletteHistory.entries.map(({ isPinned }) => isPinned === true);
    expect(pins(pinToggled(0))).toEqual([true, false]);
    expect(pins(pinToggled(1), pinToggled(0))).toEqual([true, true]);
    expect(pins(pinToggled(0), pinToggled(0))).toEqual([false, false]);
    expect(pins(pinToggled(7))).toEqual([false, false]);
  });

  it('are cut to what the plan allows, the pinned ones left', () => {
    expect(after(...two, historyLimited(1)).paletteHistory.entries).toEqual([RED]);
    expect(after(...two, pinToggled(0), historyLimited(1)).paletteHistory.entries).toHaveLength(2);
    expect(after(...two, historyLimited(2))).toEqual(after(...two));
  });

  it('that were kept come in place of those that there are, as far as they could be read', () => {
    const read = { entries: [RED], index: 0 };
    expect(after(committed, historyRestored(read)).paletteHistory).toEqual({ ...read, isRestored: true });
    expect(after(committed, historyRestored(null)).paletteHistory).toMatchObject({
      entries: [TEAL],
      isRestored: true,
    });
  });
});

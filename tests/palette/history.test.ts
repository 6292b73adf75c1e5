import { describe, expect, it } from 'vitest';
import { changeEntry, commitEntry, limitHistory, showEntry, type History } from '../../src/palette/history';

const historyOf = (
  index: number,
  ...entries: { readonly id: string }[]
): History<{ readonly id: string }> => ({
  entries,
  index,
});
const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((id) => ({ id })) as [
  { id: string },
  { id: string },
  { id: string },
  { id: string },
];

describe('a history', () => {
  it('goes on after the entry on show, and drops what came after it', () => {
    expect(commitEntry(historyOf(0, A, B, C), D, 5)).toEqual(historyOf(1, A, D));
  });

  it('drops the oldest beyond its limit', () => {
    expect(commitEntry(historyOf(2, A, B, C), D, 3)).toEqual(historyOf(2, B, C, D));
  });

  it('changes the entry on show, and no other', () => {
    expect(changeEntry(historyOf(1, A, B, C), { id: 'changed' })).toEqual(
      historyOf(1, A, { id: 'changed' }, C),
    );
    const empty = historyOf(-1);
    expect(changeEntry(empty, { id: 'changed' })).toBe(empty);
  });

  it('shows any of its entries, and stays the same where there is none', () => {
    const history = historyOf(1, A, B, C);
    expect(showEntry(history, 2)).toEqual(historyOf(2, A, B, C));
    for (const index of [1, -1, 3, 0.5, Number.NaN]) expect(showEntry(history, index)).toBe(history);
  });

  it('is cut to its last entries, the one on show among them', () => {
    expect(limitHistory(historyOf(3, A, B, C, D), 2)).toEqual(historyOf(1, C, D));
    expect(limitHistory(historyOf(0, A, B, C, D), 2)).toEqual(historyOf(0, A, B));
    for (const short of [historyOf(0, A), historyOf(0, A, B)]) expect(limitHistory(short, 2)).toBe(short);
  });

  it('keeps what is pinned: the limit drops others, and a step from before leaves it', () => {
    const pinned = { id: 'pinned', isPinned: true };
    expect(commitEntry(historyOf(2, pinned, B, C), D, 3)).toEqual(historyOf(2, pinned, C, D));
    expect(commitEntry(historyOf(0, A, B, pinned), D, 5)).toEqual(historyOf(2, A, pinned, D));
    expect(limitHistory(historyOf(3, pinned, B, C, D), 2)).toEqual(historyOf(1, pinned, D));
    expect(limitHistory(historyOf(0, A, B, C, pinned), 2)).toEqual(historyOf(0, A, pinned));
    expect(limitHistory(historyOf(0, pinned, pinned, pinned), 2).entries).toHaveLength(3);
    // What is on show stays beside them, and so does what has just come.
    expect(limitHistory(historyOf(0, A, pinned, pinned), 1)).toEqual(historyOf(0, A, pinned, pinned));
    expect(commitEntry(historyOf(1, pinned, pinned), D, 1)).toEqual(historyOf(2, pinned, pinned, D));
    expect(commitEntry(historyOf(2, A, pinned, B), D, 5)).toEqual(historyOf(3, A, pinned, B, D));
    expect(commitEntry(historyOf(1, A, pinned, B), D, 5)).toEqual(historyOf(2, A, pinned, D));
  });

  it('keeps what else its state holds', () => {
    const state = { ...historyOf(0, A), isRestored: true };
    expect(commitEntry(state, B, 5)).toEqual({ ...historyOf(1, A, B), isRestored: true });
  });
});

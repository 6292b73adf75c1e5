import { createSlice, isDraft } from '@reduxjs/toolkit';
import { describe, expect, it, vi } from 'vitest';

import { plainReducer } from '../../src/state/plainReducer';

type List = { readonly items: readonly { readonly id: number }[]; readonly label: string };

describe('a plain reducer', () => {
  const reduce = vi.fn((state: List, id: number): List => ({ ...state, items: [...state.items, { id }] }));
  const initialState: List = { items: [{ id: 1 }], label: 'kept' };
  const { reducer, actions } = createSlice({
    name: 'list',
    initialState,
    reducers: { added: plainReducer(reduce) },
  });

  it('is handed the state itself, not a draft of it', () => {
    const state = reducer(undefined, { type: 'nothing' });
    reducer(state, actions.added(2));
    const [handed] = reduce.mock.lastCall ?? [];
    expect(handed).toBe(state);
    expect(isDraft(handed)).toBe(false);
  });

  it('answers the new state, in which what has stayed is what it was', () => {
    const state = reducer(undefined, { type: 'nothing' });
    const next = reducer(state, actions.added(2));
    expect(next).toEqual({ items: [{ id: 1 }, { id: 2 }], label: 'kept' });
    expect(next.items[0]).toBe(state.items[0]);
    expect(state.items).toHaveLength(1);
  });
});

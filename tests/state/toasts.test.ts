import { describe, expect, it, vi } from 'vitest';

import { createToasts } from '../../src/state/toasts';

const open = (shown: readonly string[]) => {
  const toasts = createToasts();
  for (const message of shown) toasts.show(message);
  return { toasts, messages: () => toasts.list().map(({ message }) => message) };
};

describe('messages', () => {
  it('are three at most: the oldest makes way', () => {
    expect(open(['a', 'b', 'c', 'd']).messages()).toEqual(['b', 'c', 'd']);
  });

  it('that come again take the place of themselves, and of no other', () => {
    expect(open(['a', 'b', 'c', 'a']).messages()).toEqual(['b', 'c', 'a']);
    expect(open(['a', 'b', 'a']).messages()).toEqual(['b', 'a']);
  });

  it('stay to their time where their action is the only way back, beside others of the same text and of any number', () => {
    const { toasts, messages } = open([]);
    const action = { label: 'Undo', onSelect: () => {} };
    for (let times = 0; times < 4; times++) toasts.show('deleted', { action, isOnlyWay: true });
    for (const message of ['deleted', 'a', 'b', 'c']) toasts.show(message);
    expect(messages()).toEqual(['deleted', 'deleted', 'deleted', 'deleted', 'a', 'b', 'c']);
    expect(toasts.list().slice(0, 4)).toMatchObject(Array.from({ length: 4 }, () => ({ action })));
    for (const { id } of toasts.list()) toasts.dismiss(id);
    expect(messages()).toEqual([]);
  });

  it('are those of one page: another begins without any', () => {
    open(['a']);
    expect(open([]).messages()).toEqual([]);
  });

  it('notify of what comes and goes, and of nothing else', () => {
    const { toasts } = open(['a']);
    const listener = vi.fn<() => void>();
    const unsubscribe = toasts.subscribe(listener);
    toasts.withdraw('b');
    toasts.dismiss(99);
    expect(listener).not.toHaveBeenCalled();
    toasts.withdraw('a');
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
    toasts.show('c');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('of a page go when that page is left, and those of no page stay', () => {
    const { toasts, messages } = open(['saved']);
    toasts.show('color removed', { page: '/image' });
    toasts.keepThoseOf('/image');
    expect(messages()).toEqual(['saved', 'color removed']);
    toasts.keepThoseOf('/builder');
    expect(messages()).toEqual(['saved']);
  });
});

import { afterEach, describe, expect, it } from 'vitest';

import { dismissToast, readToasts, showToast } from '../../src/state/toasts';

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id);
});

const messages = (): readonly string[] => readToasts().map(({ message }) => message);

describe('messages', () => {
  it('are three at most: the oldest makes way', () => {
    for (const message of ['a', 'b', 'c', 'd']) showToast(message);
    expect(messages()).toEqual(['b', 'c', 'd']);
  });

  it('that come again take the place of themselves, and of no other', () => {
    for (const message of ['a', 'b', 'c', 'a']) showToast(message);
    expect(messages()).toEqual(['b', 'c', 'a']);
  });
});

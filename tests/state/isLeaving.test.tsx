import { afterEach, expect, it } from 'vitest';
import { isLeaving } from '../../src/state/isLeaving';

const shown = { key: 'shown', pathname: '/explore', search: '', hash: '', state: null };

afterEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['the address on show', { key: 'shown', idx: 1, usr: null }, false],
  ['another one', { key: 'next', idx: 2, usr: null }, true],
  ['the first one of a visit, which has no key', { idx: 0 }, false],
  ['one that no router wrote', null, false],
])('a page at %s', (_, state, expected) => {
  window.history.replaceState(state, '', '/');
  expect(isLeaving(shown)).toBe(expected);
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { loadAhead } from '../../src/app/loadAhead';
import { ADMIN_ROUTES, ROUTES } from '../../src/app/routes';
import { PATHS } from '../../src/domain/paths';

/** Longer than a pointer has to rest. */
const LONG_MS = 1_000;

const loads = [...ROUTES, ...ADMIN_ROUTES].map(({ path, Page }) => ({
  path,
  load: vi.spyOn(Page, 'load').mockRejectedValue(new Error('no network')),
}));
const loaded = () => loads.flatMap(({ path, load }) => load.mock.calls.map(() => path));

loadAhead();

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <a href={PATHS.builder}>
        <b>Builder</b>
      </a>
      <a href={`${PATHS.explore}?tag=sea`}>Sea</a>
      <a href={PATHS.adminUsers}>Users</a>
      <a href={`https://elsewhere.example${PATHS.builder}`}>Elsewhere</a>
      <a href="/nowhere">Nowhere</a>
      <button type="button">Generate</button>
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.useRealTimers();
});

describe('the code of a page', () => {
  it('comes once a pointer rests on a link to it', () => {
    fireEvent.pointerOver(screen.getByText('Builder'));
    expect(loaded()).toEqual([]);
    vi.advanceTimersByTime(LONG_MS);
    expect(loaded()).toEqual([PATHS.builder]);
  });

  it('does not come where the pointer only passes', () => {
    fireEvent.pointerOver(screen.getByText('Builder'));
    vi.advanceTimersByTime(10);
    fireEvent.pointerOver(screen.getByText('Generate'));
    vi.advanceTimersByTime(LONG_MS);
    expect(loaded()).toEqual([]);
  });

  it('comes for keys: once the focus rests on the link', () => {
    fireEvent.focusIn(screen.getByText('Sea'));
    vi.advanceTimersByTime(LONG_MS);
    expect(loaded()).toEqual([PATHS.explore]);
  });

  it('comes at once where the link is pressed', () => {
    fireEvent.pointerDown(screen.getByText('Users'));
    expect(loaded()).toEqual([PATHS.adminUsers]);
  });

  it.each(['Elsewhere', 'Nowhere', 'Generate'])('does not come for what leads to none: %s', (name) => {
    fireEvent.pointerDown(screen.getByText(name));
    expect(loaded()).toEqual([]);
  });
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useNavigate, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTypedSearch } from '../../src/state/useTypedSearch';

const PAUSE_MS = 300;

const Search = () => {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const [typed, setTyped] = useTypedSearch(
    params.get('q') ?? '',
    (text) => setParams(text === '' ? {} : { q: text }, { replace: true }),
    PAUSE_MS,
  );
  return (
    <>
      <input aria-label="Search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <output>{params.toString()}</output>
      <Link to="?tag=retro">Retro</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (at = '/') => {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Search />
    </MemoryRouter>,
  );
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
  return {
    field,
    type: (text: string) => fireEvent.change(field(), { target: { value: text } }),
    rest: () => act(() => vi.advanceTimersByTimeAsync(PAUSE_MS)),
    follow: (link: string) => act(async () => void fireEvent.click(screen.getByRole('link', { name: link }))),
    back: () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Back' }))),
    address: () => screen.getByRole('status').textContent,
  };
};

describe('a search that the address keeps', () => {
  it('is written once one stops typing, without the spaces at its ends', async () => {
    const { type, rest, address, field } = open();
    type('atl');
    expect(address()).toBe('');
    type('atlas ');
    await rest();
    expect([address(), field().value]).toEqual(['q=atlas', 'atlas ']);
  });

  it('gives way to a link, which it does not write over', async () => {
    const { follow, rest, address, field } = open('/?q=atlas');
    await follow('Retro');
    await rest();
    expect([address(), field().value]).toEqual(['tag=retro', '']);
  });

  it('gives way to it also while something is typed', async () => {
    const { type, follow, rest, address, field } = open('/?q=atlas');
    type('atlases');
    await follow('Retro');
    await rest();
    expect([address(), field().value]).toEqual(['tag=retro', '']);
  });

  it('is the earlier one after Back', async () => {
    const { follow, back, rest, address, field } = open('/?q=atlas');
    await follow('Retro');
    await back();
    await rest();
    expect([address(), field().value]).toEqual(['q=atlas', 'atlas']);
  });

  it('keeps what is typed while an earlier part of it is written', async () => {
    const { type, rest, field, address } = open();
    type('atl');
    await rest();
    type('atlas');
    expect(field().value).toBe('atlas');
    await rest();
    expect([address(), field().value]).toEqual(['q=atlas', 'atlas']);
  });
});

import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { UserOrder, UserPlanFilter, UserSearch } from '../../../domain/admin';
import { firstCharacters } from '../../../domain/firstCharacters';
import { useTypedSearch } from '../../../state/useTypedSearch';
import { FIRST_ORDER, USER_COLUMNS, USER_FILTERS } from './userColumns';

/** Debounce after the last key. */
const PAUSE_MS = 250;
/** The longest word that the service accepts. */
const WORD_MAX = 200;

type UserQuery = {
  /** As typed in the field. */
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  /** As sent to the service. */
  readonly search: UserSearch;
  readonly order: UserOrder;
  readonly setPlan: (plan: UserPlanFilter) => void;
  readonly setOrder: (order: UserOrder) => void;
};

/** Filter and order, kept in the address, so that they survive a reload and can be shared. */
export const useUserQuery = (): UserQuery => {
  const [params, setParams] = useSearchParams();
  const word = firstCharacters(params.get('q') ?? '', WORD_MAX);
  const plan = USER_FILTERS.find(({ value }) => value === params.get('plan'))?.value ?? 'all';
  const column = USER_COLUMNS.find((row) => row.column === params.get('sort'))?.column ?? FIRST_ORDER.column;
  const descends = params.has('sort') ? params.get('direction') === 'desc' : FIRST_ORDER.descends;

  const write = useMemo(
    () => (changes: Readonly<Record<string, string>>) =>
      setParams(
        (before) => {
          for (const [name, value] of Object.entries(changes))
            if (value === '') before.delete(name);
            else before.set(name, value);
          return before;
        },
        { replace: true },
      ),
    [setParams],
  );

  const [typed, setTyped] = useTypedSearch(word, (q) => write({ q }), PAUSE_MS);

  return {
    typed,
    setTyped: (text) => setTyped(firstCharacters(text, WORD_MAX)),
    search: useMemo(() => ({ word, plan }), [word, plan]),
    order: useMemo(() => ({ column, descends }), [column, descends]),
    setPlan: (value) => write({ plan: value === 'all' ? '' : value }),
    setOrder: (order) => write({ sort: order.column, direction: order.descends ? 'desc' : 'asc' }),
  };
};

import { useCallback, useMemo, useState } from 'react';

import type { AdminUser, UserOrder, UserSearch } from '../../../domain/admin';
import { countRows, rowAt, USERS_PER_PAGE } from './userPages';
import { useCountUsersQuery, useListUsersQuery, type UserCount, type UserQuestion } from './usersApi';
import { useUserPages } from './useUserPages';

export type UserList = {
  /** How many this query finds; null until counted. */
  readonly count: UserCount | null;
  /** The rows of the previous query are shown until the new ones are loaded. */
  readonly isStale: boolean;
  readonly hasFailed: boolean;
  /** Number of rows, as far as known. */
  readonly rowCount: number;
  readonly rowAt: (index: number) => AdminUser | undefined;
  /** Loads the missing ones of the visible rows. */
  readonly need: (first: number, last: number) => void;
  readonly reload: () => void;
};

const pageOf = (index: number): number => Math.floor(index / USERS_PER_PAGE) + 1;

/** The filtered and sorted users, loaded page by page as they become visible. */
export const useUserList = (search: UserSearch, order: UserOrder): UserList => {
  const question = useMemo((): UserQuestion => ({ search, order }), [search, order]);
  const start = useListUsersQuery({ ...question, page: 1 }, { refetchOnMountOrArgChange: true });
  const counted = useCountUsersQuery(search);
  const [shown, setShown] = useState(question);
  const [seen, setSeen] = useState({ first: 1, last: 1 });
  const isStale = start.currentData === undefined;
  if (!isStale && shown !== question) setShown(question);
  const looked = useUserPages(shown, seen.first, seen.last);

  const pages = start.data ? { 1: start.data, ...looked.pages } : {};
  const count = counted.currentData ?? null;
  return {
    count,
    isStale,
    hasFailed: start.isError || counted.isError || looked.hasFailed,
    rowCount: countRows(pages, isStale ? 0 : (count?.total ?? 0)),
    rowAt: (index) => rowAt(pages, index),
    need: useCallback((first: number, last: number) => {
      const next = { first: pageOf(first), last: pageOf(last) };
      setSeen((before) => (before.first === next.first && before.last === next.last ? before : next));
    }, []),
    reload: () => {
      // Without the count, a full page seems to be the last.
      if (counted.isError) void counted.refetch();
      if (start.isError) void start.refetch();
      else looked.retry();
    },
  };
};

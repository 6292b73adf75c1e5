import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import type { AdminUser, UserOrder, UserSearch } from '../../../domain/backOffice';
import { useServices } from '../../../state/servicesContext';
import { useAdminFailure } from '../useAdminFailure';
import { changeRow, countRows, rowAt, USERS_PER_PAGE, type UserPages } from './userPages';

type Count = { readonly total: number; readonly pro: number };
type Question = { readonly search: UserSearch; readonly order: UserOrder };

export type UserList = {
  /** Null until they are counted for the first time. */
  readonly count: Count | null;
  /** Rows of the question before are shown until those of this one are there. */
  readonly isStale: boolean;
  readonly hasFailed: boolean;
  /** Rows there are, as far as it is known. */
  readonly rowCount: number;
  readonly rowAt: (index: number) => AdminUser | undefined;
  /** Reads what is missing of the rows that are seen. */
  readonly need: (first: number, last: number) => void;
  readonly change: (userId: string, changes: Partial<AdminUser>) => void;
  readonly reload: () => void;
};

/** Users as they are found and sorted, read page by page where someone looks. */
export const useUserList = (search: UserSearch, order: UserOrder): UserList => {
  const { backend } = useServices();
  const fail = useAdminFailure();
  const [round, setRound] = useState(0);
  // A round more is another question: what was read before is out of date.
  const question = useMemo(
    (): Question & { round: number } => ({ search, order, round }),
    [search, order, round],
  );
  const [list, setList] = useState<{ of: Question | null; pages: UserPages }>({ of: null, pages: {} });
  const [counted, setCounted] = useState<{ of: Question | null; count: Count | null }>({
    of: null,
    count: null,
  });
  const [failed, setFailed] = useState<Question | null>(null);
  const open = useRef({ asked: new Set<number>(), ending: new AbortController() });

  const read = useCallback(
    (page: number) => {
      const { asked, ending } = open.current;
      if (asked.has(page)) return;
      asked.add(page);
      const place = { number: page, size: USERS_PER_PAGE };
      backend.admin.users(question.search, question.order, place, ending.signal).then(
        (rows) => {
          if (ending.signal.aborted) return;
          setFailed(null);
          setList((before) => ({
            of: question,
            pages: { ...(before.of === question ? before.pages : {}), [page]: rows },
          }));
        },
        (error: unknown) => {
          if (ending.signal.aborted) return;
          asked.delete(page);
          fail('loading the users', error);
          setFailed(question);
        },
      );
    },
    [backend, fail, question],
  );

  const recount = useCallback(() => {
    const { signal } = open.current.ending;
    backend.admin.countUsers(question.search).then(
      (count) => {
        if (!signal.aborted) setCounted({ of: question, count });
      },
      (error: unknown) => {
        if (!signal.aborted) fail('counting the users', error);
      },
    );
  }, [backend, fail, question]);

  useEffect(() => {
    const ending = new AbortController();
    open.current = { asked: new Set(), ending };
    read(1);
    recount();
    return () => ending.abort();
  }, [read, recount]);

  const isStale = list.of !== question;
  const isCounted = counted.of === question && !isStale;
  return {
    count: counted.count,
    isStale,
    hasFailed: failed === question,
    rowCount: countRows(list.pages, isCounted ? (counted.count?.total ?? 0) : 0),
    rowAt: (index) => rowAt(list.pages, index),
    need: (first, last) => {
      for (let index = first; index < last + USERS_PER_PAGE; index += USERS_PER_PAGE)
        read(Math.floor(Math.min(index, last) / USERS_PER_PAGE) + 1);
    },
    change: (userId, changes) => {
      setList(({ of, pages }) => ({ of, pages: changeRow(pages, userId, changes) }));
      // Someone may be PRO now, or no longer.
      recount();
    },
    reload: () => setRound((before) => before + 1),
  };
};

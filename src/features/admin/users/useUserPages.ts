import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';

import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import type { UserPages } from './userPages';
import { usersApi, type UserQuestion } from './usersApi';

const { initiate, select } = usersApi.endpoints.listUsers;

/** A range of pages, as far as loaded; they stay cached for a while. */
export const useUserPages = (
  question: UserQuestion,
  first: number,
  last: number,
): { readonly pages: UserPages; readonly hasFailed: boolean; readonly retry: () => void } => {
  const dispatch = useAppDispatch();
  const args = useMemo(
    () => Array.from({ length: last - first + 1 }, (_, i) => ({ ...question, page: first + i })),
    [question, first, last],
  );
  useEffect(() => {
    const readings = args.map((arg) => dispatch(initiate(arg)));
    return () => {
      for (const reading of readings) reading.unsubscribe();
    };
  }, [dispatch, args]);

  const read = useAppSelector((state) => args.map((arg) => select(arg)(state).data), shallowEqual);
  const failed = useAppSelector((state) => args.filter((arg) => select(arg)(state).isError), shallowEqual);
  return {
    pages: useMemo(
      () => Object.fromEntries(read.flatMap((rows, i) => (rows ? [[first + i, rows]] : []))),
      [read, first],
    ),
    hasFailed: failed.length > 0,
    retry: () => {
      for (const arg of failed) void dispatch(initiate(arg, { subscribe: false, forceRefetch: true }));
    },
  };
};

import type { AdminUser } from '../../../domain/admin';

/** Rows per request. */
export const USERS_PER_PAGE = 100;

/** The loaded pages by number, from 1; there may be gaps. */
export type UserPages = Readonly<Record<number, readonly AdminUser[]>>;

export const rowAt = (pages: UserPages, index: number): AdminUser | undefined =>
  pages[Math.floor(index / USERS_PER_PAGE) + 1]?.[index % USERS_PER_PAGE];

/** The number of rows: a page that is not full is the last. Until one is loaded, what was counted or loaded. */
export const countRows = (pages: UserPages, counted: number): number => {
  const ends = Object.entries(pages)
    // An empty page beyond the end does not reveal where the end is.
    .filter(([page, { length }]) => length > 0 || page === '1')
    .map(([page, { length }]) => ({
      end: (Number(page) - 1) * USERS_PER_PAGE + length,
      isLast: length < USERS_PER_PAGE,
    }));
  const last = ends.filter(({ isLast }) => isLast).map(({ end }) => end);
  return last.length > 0 ? Math.min(...last) : Math.max(counted, ...ends.map(({ end }) => end));
};

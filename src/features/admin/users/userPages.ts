import type { AdminUser } from '../../../domain/admin';

/** Rows that are read at once. */
export const USERS_PER_PAGE = 100;

/** Pages that were read, by their number from 1 on; there may be gaps between them. */
export type UserPages = Readonly<Record<number, readonly AdminUser[]>>;

export const rowAt = (pages: UserPages, index: number): AdminUser | undefined =>
  pages[Math.floor(index / USERS_PER_PAGE) + 1]?.[index % USERS_PER_PAGE];

/** How many rows there are: a page that is not full is the end. Before one has come, what was read or counted. */
export const countRows = (pages: UserPages, counted: number): number => {
  const ends = Object.entries(pages)
    // A page behind the end tells nothing of where it is.
    .filter(([page, { length }]) => length > 0 || page === '1')
    .map(([page, { length }]) => ({
      end: (Number(page) - 1) * USERS_PER_PAGE + length,
      isLast: length < USERS_PER_PAGE,
    }));
  const last = ends.filter(({ isLast }) => isLast).map(({ end }) => end);
  return last.length > 0 ? Math.min(...last) : Math.max(counted, ...ends.map(({ end }) => end));
};

import type { UserColumn, UserPage, UserSearch } from './adminDatabase.ts';
import { readNumber } from './readNumber.ts';
import { Refusal } from './refusal.ts';

const PLANS: ReadonlySet<string> = new Set(['all', 'pro', 'free']);
const COLUMNS: ReadonlySet<string> = new Set(['name', 'email', 'joined', 'status', 'palettes', 'projects']);
/** In UTF-16 code units; no stored name or address is longer. */
const WORD_MAX = 200;
const MOST_PER_PAGE = 1000;
const MOST_PAGES = 1_000_000;

const isPlan = (text: string): text is UserSearch['plan'] => PLANS.has(text);
const isColumn = (text: string): text is UserColumn => COLUMNS.has(text);

/** A query parameter that may be given once; the fallback if it is missing. */
const readOnce = (query: URLSearchParams, name: string, fallback: string): string => {
  const [value = fallback, ...more] = query.getAll(name);
  if (more.length > 0) throw new Refusal(400, `${name} may be given once`);
  return value;
};

export const readUserSearch = (query: URLSearchParams): UserSearch => {
  const word = readOnce(query, 'search', '').trim();
  const plan = readOnce(query, 'filter', 'all');
  // No text in the database contains a null byte or an unpaired surrogate.
  if (word.length > WORD_MAX || /\0|\p{Surrogate}/u.test(word))
    throw new Refusal(400, `search must be a text of at most ${WORD_MAX} characters`);
  if (!isPlan(plan)) throw new Refusal(400, 'filter must be all, pro or free');
  return { word, plan };
};

/** The page requested by the query, newest accounts first by default; `page` is 0 if it requests none. */
export const readUserPage = (query: URLSearchParams): UserPage & { readonly page: number } => {
  const sort = readOnce(query, 'sort', 'joined');
  const direction = readOnce(query, 'direction', 'desc');
  if (!isColumn(sort)) throw new Refusal(400, 'sort must be a column of the table');
  if (direction !== 'asc' && direction !== 'desc') throw new Refusal(400, 'direction must be asc or desc');
  const most = readNumber(query, { name: 'per_page', fallback: MOST_PER_PAGE, max: MOST_PER_PAGE });
  const page = readNumber(query, { name: 'page', fallback: 0, max: MOST_PAGES });
  const skip = Math.max(0, page - 1) * most;
  return { ...readUserSearch(query), sort, descends: direction === 'desc', most, skip, page };
};

import type { ActivityKind, AdminDatabase } from '../_shared/adminDatabase.ts';
import { readNumber } from '../_shared/readNumber.ts';
import { Refusal } from '../_shared/refusal.ts';

const KINDS: ReadonlySet<string> = new Set(['all', 'new_user', 'pro_upgrade', 'new_project', 'new_palette']);
const PER_PAGE = 10;
const MOST_PER_PAGE = 50;
const MOST_PAGES = 10_000;

const isKind = (text: string): text is ActivityKind => KINDS.has(text);

const readKind = (query: URLSearchParams): ActivityKind => {
  const [kind = 'all', ...more] = query.getAll('filter');
  if (!isKind(kind) || more.length > 0) throw new Refusal(400, 'filter must be one of the kinds of activity');
  return kind;
};

/** The most recent activities, in pages counted from 1. */
export const getAllActivities = async (admin: AdminDatabase, query: URLSearchParams): Promise<unknown> => {
  const perPage = readNumber(query, { name: 'limit', fallback: PER_PAGE, max: MOST_PER_PAGE });
  const page = readNumber(query, { name: 'page', fallback: 1, max: MOST_PAGES });
  return admin.activities(readKind(query), perPage, (page - 1) * perPage);
};

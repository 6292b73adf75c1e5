import type { Gate } from '../_shared/gate.ts';
import { readNumber } from '../_shared/readNumber.ts';
import { Refusal } from '../_shared/refusal.ts';
import { toPhoto, toVideo, type StockPhoto, type StockVideo } from './media.ts';

const PROVIDER = 'https://api.pexels.com';
const PATHS = { photos: '/v1/curated', videos: '/videos/popular' } as const;
const PER_PAGE = 15;
const MOST_PER_PAGE = 80;
const MOST_PAGES = 1000;
/** Popular media change slowly, and the provider limits requests. */
const KEEP_MS = 15 * 60_000;
const MOST_KEPT = 200;
/** The provider allows 200 requests per hour in total: one visitor may use at most a quarter of ours. */
const ALL_QUESTIONS = { most: 180, seconds: 3600 };
const VISITOR_QUESTIONS = { most: 45, seconds: 3600 };

type Kind = keyof typeof PATHS;
export type StockAnswer =
  | { readonly photos: readonly StockPhoto[] }
  | { readonly videos: readonly StockVideo[] };

export type Stock = {
  /** Empty if no provider is configured. */
  readonly apiKey: string;
  readonly fetch: typeof fetch;
  readonly spend: Gate['spend'];
  readonly now: () => number;
};

const toList = <T>(value: unknown, toMedium: (item: unknown) => T | null): T[] =>
  (Array.isArray(value) ? value : []).map(toMedium).filter((item) => item !== null);

const toAnswer = (kind: Kind, answer: unknown): StockAnswer => {
  const fields = (typeof answer === 'object' && answer !== null ? answer : {}) as Readonly<
    Record<string, unknown>
  >;
  return kind === 'photos'
    ? { photos: toList(fields.photos, toPhoto) }
    : { videos: toList(fields.videos, toVideo) };
};

const readKind = (query: URLSearchParams): Kind => {
  const [kind] = query.getAll('kind');
  if (kind !== 'photos' && kind !== 'videos') throw new Refusal(400, 'kind must be photos or videos');
  return kind;
};

/** The provider's pictures and films; empty if it is not configured, fails or the budget is used up. */
export const createStock = ({ apiKey, fetch: ask, spend, now }: Stock) => {
  const kept = new Map<string, { readonly answer: StockAnswer; readonly until: number }>();

  const mayAsk = async (actor: string): Promise<boolean> =>
    (await spend(actor, 'stock provider', VISITOR_QUESTIONS)) === 0 &&
    (await spend('everyone', 'stock provider', ALL_QUESTIONS)) === 0;

  const load = async (kind: Kind, key: string, actor: string): Promise<StockAnswer | null> => {
    if (apiKey === '' || !(await mayAsk(actor))) return null;
    try {
      const response = await ask(`${PROVIDER}${PATHS[kind]}?${key}`, {
        headers: { authorization: apiKey },
        signal: AbortSignal.timeout(5000),
      });
      return response.ok ? toAnswer(kind, await response.json()) : null;
    } catch {
      return null;
    }
  };

  return async (query: URLSearchParams, actor: string): Promise<StockAnswer> => {
    const kind = readKind(query);
    const perPage = readNumber(query, { name: 'per_page', fallback: PER_PAGE, max: MOST_PER_PAGE });
    const page = readNumber(query, { name: 'page', fallback: 1, max: MOST_PAGES });
    const key = `per_page=${perPage}&page=${page}`;
    const known = kept.get(`${kind} ${key}`);
    if (known && known.until > now()) return known.answer;
    const answer = await load(kind, key, actor);
    if (answer === null) return toAnswer(kind, {});
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(`${kind} ${key}`, { answer, until: now() + KEEP_MS });
    return answer;
  };
};

import type { ListChange } from '../../../backend/backend';
import { backendApi } from '../../../state/api/backendApi';
import { servicesOf } from '../../../state/api/queryFrom';
import { knownRows, PROJECT_TAGS } from './projectCache';
import { readMissed } from './readMissed';

/** A change of many rows sends one notification per row, but is fetched once. */
const TOGETHER_MS = 250;

type KnownRow = { readonly id: string; readonly updatedAt: string };

/** Whether a notification is news: the user's own writes and deletions by other users are notified, too. */
export const isNews = (rows: readonly KnownRow[], { id, updatedAt }: ListChange): boolean => {
  const known = rows.find((row) => row.id === id);
  if (updatedAt === null || !known) return known !== undefined || updatedAt !== null;
  return Date.parse(known.updatedAt) !== Date.parse(updatedAt);
};

const watchApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Refetches projects and palettes when they change elsewhere, while subscribed. The argument is the projects' ids,
     * separated by spaces. Without notifications they are refetched on return to the page.
     */
    watchProjects: build.query<null, string>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (ids, { dispatch, extra, cacheEntryRemoved }) => {
        let soon: ReturnType<typeof setTimeout> | undefined;
        let isOver = false;
        const onChange = (change: ListChange | null): void => {
          if (isOver) return;
          if (change === null) return void dispatch(readMissed());
          if (!isNews(dispatch(knownRows()), change)) return;
          soon ??= setTimeout(() => {
            soon = undefined;
            dispatch(backendApi.util.invalidateTags([...PROJECT_TAGS]));
          }, TOGETHER_MS);
        };
        const { backend } = servicesOf(extra);
        const end = await backend.projects
          .watch(ids === '' ? [] : ids.split(' '), onChange)
          .catch(() => () => {});
        await cacheEntryRemoved;
        isOver = true;
        clearTimeout(soon);
        end();
      },
    }),
  }),
});

export const { useWatchProjectsQuery } = watchApi;

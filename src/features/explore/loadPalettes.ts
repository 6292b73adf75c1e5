import type { Backend } from '../../backend/backend';
import type { ExploreCursor, ExplorePage } from '../../domain/savedPalette';
import { reportError } from '../../state/reportError';
import { isSearch, writeQuery, type ExploreQuery } from './exploreQuery';
import { listRequested, moreRequested, pageFailed, pageReceived, selectExplore } from './exploreSlice';
import type { ExploreThunk } from './exploreThunk';
import { selectIsCapped } from './selectIsCapped';

const fetchPage = (
  { explore }: Backend,
  query: ExploreQuery,
  after: ExploreCursor | null,
): Promise<ExplorePage> => {
  const { sort, ...search } = query;
  return isSearch(search) || sort === 'nearest'
    ? explore.find(search, sort, after)
    : explore.page(sort, after);
};

/** Fetches the page that comes next. An answer to a list that is not on show any more is dropped. */
const receivePage =
  (query: ExploreQuery): ExploreThunk<Promise<void>> =>
  async (dispatch, getState, { backend }) => {
    const { key, next: after } = selectExplore(getState());
    const isCurrent = (): boolean => {
      const now = selectExplore(getState());
      return now.key === key && now.next === after;
    };
    try {
      const page = await fetchPage(backend, query, after);
      if (isCurrent()) dispatch(pageReceived(page));
    } catch (error) {
      reportError('loading public palettes', error);
      if (isCurrent()) dispatch(pageFailed());
    }
  };

/** More of the list, unless it is on its way, at its end, or at the end of what a visitor may see. */
export const loadMore =
  (query: ExploreQuery): ExploreThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { status, next } = selectExplore(getState());
    const isReady = status === 'loaded' || status === 'moreFailed';
    if (!isReady || next === null || selectIsCapped(getState())) return;
    dispatch(moreRequested());
    await dispatch(receivePage(query));
  };

/** The list of a query from its beginning, with at least so many palettes where there are that many. */
export const loadList =
  (query: ExploreQuery, atLeast = 0): ExploreThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const key = writeQuery(query);
    dispatch(listRequested(key));
    await dispatch(receivePage(query));
    for (;;) {
      const { key: current, palettes, next, status } = selectExplore(getState());
      const isEnough = palettes.length >= atLeast || next === null;
      if (current !== key || status !== 'loaded' || isEnough || selectIsCapped(getState())) return;
      // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before it ends
      await dispatch(loadMore(query));
    }
  };

/** As `loadList`, except for somebody who comes back to the list as it is. */
export const showList =
  (
    query: ExploreQuery,
    { isReturn, atLeast }: { readonly isReturn: boolean; readonly atLeast: number },
  ): ExploreThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { key, palettes, status } = selectExplore(getState());
    const isThere = isReturn && key === writeQuery(query) && status !== 'failed' && palettes.length > 0;
    if (!isThere || palettes.length < atLeast) await dispatch(loadList(query, atLeast));
  };

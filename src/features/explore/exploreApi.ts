import type { Backend } from '../../backend/backend';
import type { ExploreCursor, ExplorePage, SavedPalette } from '../../domain/savedPalette';
import { backendApi } from '../../state/api/backendApi';
import { queryFrom } from '../../state/api/queryFrom';
import { isSearch, readQuery } from './exploreQuery';

/** `queryArg` is the query string of the address; the page begins after `pageParam`. */
type PageQuestion = { readonly queryArg: string; readonly pageParam: ExploreCursor | null };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** On return within this many seconds the list has the same length as before. */
const KEPT_SECONDS = 3600;

const readPage = ({ explore }: Backend, { queryArg, pageParam }: PageQuestion): Promise<ExplorePage> => {
  const { sort, ...search } = readQuery(new URLSearchParams(queryArg));
  return isSearch(search) || sort === 'nearest'
    ? explore.find(search, sort, pageParam)
    : explore.page(sort, pageParam);
};

export const exploreApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** Public palettes, by the query string of the address; see `writeQuery`. */
    listPublicPalettes: build.infiniteQuery<ExplorePage, string, ExploreCursor | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next,
        // A refetch starts over with the first page.
        refetchCachedPages: false,
      },
      queryFn: queryFrom('loading public palettes', ({ backend }, question: PageQuestion) =>
        readPage(backend, question),
      ),
      keepUnusedDataFor: KEPT_SECONDS,
    }),
    /** A palette by its id, which may be any text from the address; null for none. */
    getPublicPalette: build.query<SavedPalette | null, string>({
      queryFn: queryFrom('loading a linked palette', async ({ backend }, id) =>
        UUID.test(id) ? backend.explore.palette(id) : null,
      ),
    }),
    /** Counts a use of the palette with this id. */
    countSelection: build.mutation<null, string>({
      queryFn: queryFrom('counting a use of a palette', async ({ backend }, id) => {
        await backend.explore.countSelection(id);
        return null;
      }),
    }),
  }),
});

export const { useListPublicPalettesInfiniteQuery, useGetPublicPaletteQuery, useCountSelectionMutation } =
  exploreApi;

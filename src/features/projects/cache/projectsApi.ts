import type {
  FoundCursor,
  FoundPage,
  PaletteCursor,
  PalettePage,
  ProjectCard,
  ProjectCursor,
  ProjectPage,
  ProjectQuery,
  ProjectTotals,
} from '../../../domain/project';
import type { SavedPalette, SavedPlace } from '../../../domain/savedPalette';
import { backendApi } from '../../../state/api/backendApi';
import { queryFrom } from '../../../state/api/queryFrom';
import { readAddress } from '../list/readSearch';

/** One page of an infinite list. */
type Page<Arg, Cursor> = { readonly queryArg: Arg; readonly pageParam: Cursor | null };

/** The projects that saving offers. */
export const NEWEST_PROJECTS = { word: null, sort: 'recent' } as const satisfies ProjectQuery;

/** On return within this time the cached data is shown at once. */
const KEPT_SECONDS = 600;
/** Data older than this is shown but refetched. */
export const FRESH_SECONDS = 30;

const NOTHING: FoundPage = { found: [], next: null };

/** Queries of the user's own projects. `projectMutations` has the changes. */
export const projectsApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    listProjects: build.infiniteQuery<ProjectPage, ProjectQuery, ProjectCursor | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      queryFn: queryFrom(
        'reading projects',
        ({ backend }, { queryArg, pageParam }: Page<ProjectQuery, ProjectCursor>) =>
          backend.projects.page(queryArg, pageParam),
      ),
      providesTags: (_, __, { sort }) => [
        'ProjectList',
        { type: 'ProjectList', id: sort.startsWith('name') ? 'by-name' : 'by-date' },
      ],
      keepUnusedDataFor: KEPT_SECONDS,
    }),
    /** Null if there is none with that id, or it was deleted. */
    getProject: build.query<ProjectCard | null, string>({
      queryFn: queryFrom('reading a project', ({ backend }, id) => backend.projects.get(id)),
      providesTags: (_, __, id) => [{ type: 'Project', id }],
    }),
    getTotals: build.query<ProjectTotals, void>({
      queryFn: queryFrom('counting projects', ({ backend }) => backend.projects.totals()),
      providesTags: ['ProjectTotals'],
    }),
    /** The palettes of a project, newest first. */
    listProjectPalettes: build.infiniteQuery<PalettePage, string, PaletteCursor | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      queryFn: queryFrom(
        'reading the palettes of a project',
        ({ backend }, { queryArg, pageParam }: Page<string, PaletteCursor>) =>
          backend.projects.palettes(queryArg, pageParam),
      ),
      providesTags: (_, __, id) => [{ type: 'ProjectPalettes', id }],
      keepUnusedDataFor: KEPT_SECONDS,
    }),
    /** Null if the project has none with that id. */
    getProjectPalette: build.query<SavedPalette | null, SavedPlace>({
      queryFn: queryFrom('reading a palette', ({ backend }, place) => backend.projects.palette(place)),
      providesTags: (_, __, { projectId }) => [{ type: 'ProjectPalettes', id: projectId }],
    }),
    /** Palettes in all projects that match the 'q' and 'tag' parameters of an address. */
    findOwnPalettes: build.infiniteQuery<FoundPage, string, FoundCursor | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      queryFn: queryFrom(
        'searching palettes',
        async ({ backend }, { queryArg, pageParam }: Page<string, FoundCursor>) => {
          const search = readAddress(new URLSearchParams(queryArg));
          return search ? backend.projects.find(search, pageParam) : NOTHING;
        },
      ),
      providesTags: ['OwnPalettes'],
    }),
  }),
});

export const {
  useListProjectsInfiniteQuery,
  useGetProjectQuery,
  useGetTotalsQuery,
  useListProjectPalettesInfiniteQuery,
  useGetProjectPaletteQuery,
  useFindOwnPalettesInfiniteQuery,
} = projectsApi;

import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { CARD_PALETTES, type Project, type ProjectCard } from '../../domain/project';
import type { SavedPalette } from '../../domain/savedPalette';
import { userRead } from '../../state/sessionSlice';
import { applyChange, type OwnChange, type ProjectData, type ServiceChange } from './projectChange';

/** What is done once more by 'Try again'. */
export type Retry =
  | OwnChange
  | { readonly kind: 'projectsRead' }
  | { readonly kind: 'everythingRead' }
  | { readonly kind: 'palettesRead'; readonly projectId: string };

/** Something that failed, as the banner of the page says it. */
export type Problem = { readonly message: string; readonly retry: Retry };

type Pending = { readonly id: number; readonly change: OwnChange };

export type ProjectsState = {
  readonly ownerId: string | null;
  /** As the service has it. */
  readonly known: ProjectData;
  /** On their way, oldest first: shown on top of what is known, so that one that fails is simply gone. */
  readonly pending: readonly Pending[];
  /** Counts what this page has changed: an answer to an older question would undo it. */
  readonly version: number;
  readonly problem: Problem | null;
  /** Where the last palette was opened or saved. */
  readonly lastProjectId: string | null;
  /** Deleted here: nobody has to be told that it is gone. */
  readonly deletedId: string | null;
};

const NOTHING: ProjectsState = {
  ownerId: null,
  known: { cards: null, palettes: {} },
  pending: [],
  version: 0,
  problem: null,
  lastProjectId: null,
  deletedId: null,
};

type Reading = Exclude<Retry, OwnChange>;

const READINGS: Readonly<Record<Reading['kind'], true>> = {
  projectsRead: true,
  palettesRead: true,
  everythingRead: true,
};

export const isReading = (retry: Retry): retry is Reading => Object.hasOwn(READINGS, retry.kind);

/** What was read at last is no problem any more. */
const withoutProblem = (problem: Problem | null, ...solved: readonly Reading['kind'][]): Problem | null =>
  problem && isReading(problem.retry) && solved.includes(problem.retry.kind) ? null : problem;

const settle = (state: ProjectsState, id: number): Pick<ProjectsState, 'pending'> => ({
  pending: state.pending.filter((change) => change.id !== id),
});

const projectsSlice = createSlice({
  name: 'projects',
  initialState: NOTHING,
  reducers: {
    projectsRead: (state, { payload }: PayloadAction<readonly ProjectCard[]>): ProjectsState => ({
      ...state,
      known: { ...state.known, cards: payload },
      problem: withoutProblem(state.problem, 'projectsRead'),
    }),
    palettesRead: (
      state,
      { payload }: PayloadAction<{ projectId: string; palettes: readonly SavedPalette[] }>,
    ): ProjectsState => {
      const { projectId, palettes } = payload;
      const known = { ...state.known, palettes: { ...state.known.palettes, [projectId]: palettes } };
      return { ...state, known, problem: withoutProblem(state.problem, 'palettesRead') };
    },
    everythingRead: (
      state,
      { payload }: PayloadAction<readonly (Project & { readonly palettes: readonly SavedPalette[] })[]>,
    ): ProjectsState => {
      const cards = payload.map((project) => ({
        ...project,
        palettes: project.palettes.slice(0, CARD_PALETTES),
        paletteCount: project.palettes.length,
      }));
      const palettes = Object.fromEntries(payload.map((project) => [project.id, project.palettes]));
      return {
        ...state,
        known: { cards, palettes },
        problem: withoutProblem(state.problem, 'projectsRead', 'palettesRead', 'everythingRead'),
      };
    },
    changeStarted: (state, { payload }: PayloadAction<Pending>): ProjectsState => ({
      ...state,
      pending: [...state.pending, payload],
      problem: null,
      ...(payload.change.kind === 'projectDeleted' && { deletedId: payload.change.projectId }),
    }),
    changeDone: (state, { payload: id }: PayloadAction<number>): ProjectsState => {
      const done = state.pending.find((change) => change.id === id);
      if (!done) return state;
      const known = applyChange(state.known, done.change);
      return { ...state, ...settle(state, id), known, version: state.version + 1 };
    },
    changeFailed: (
      state,
      { payload }: PayloadAction<{ id: number; problem: Problem | null }>,
    ): ProjectsState => ({ ...state, ...settle(state, payload.id), problem: payload.problem }),
    /** The service has made a change that was not shown before. */
    changeConfirmed: (state, { payload }: PayloadAction<OwnChange | ServiceChange>): ProjectsState => ({
      ...state,
      known: applyChange(state.known, payload),
      version: state.version + 1,
    }),
    readingFailed: (state, { payload }: PayloadAction<Problem>): ProjectsState => ({
      ...state,
      problem: payload,
    }),
    problemDismissed: (state): ProjectsState => ({ ...state, problem: null }),
    projectTouched: (state, { payload }: PayloadAction<string>): ProjectsState => ({
      ...state,
      lastProjectId: payload,
    }),
  },
  extraReducers: (builder) =>
    // Nobody sees what belongs to someone else.
    builder.addCase(userRead, (state, { payload }): ProjectsState => {
      const ownerId = payload?.id ?? null;
      return ownerId === state.ownerId ? state : { ...NOTHING, ownerId };
    }),
  selectors: {
    selectProblem: (state) => state.problem,
    selectLastProjectId: (state) => state.lastProjectId,
    selectDeletedId: (state) => state.deletedId,
    selectProjectData: createSelector(
      [(state: ProjectsState) => state.known, (state: ProjectsState) => state.pending],
      (known, pending): ProjectData => pending.reduce((data, { change }) => applyChange(data, change), known),
    ),
  },
});

export const {
  projectsRead,
  palettesRead,
  everythingRead,
  changeStarted,
  changeDone,
  changeFailed,
  changeConfirmed,
  readingFailed,
  problemDismissed,
  projectTouched,
} = projectsSlice.actions;
export const { selectProblem, selectLastProjectId, selectDeletedId, selectProjectData } =
  projectsSlice.selectors;
export const projectsReducer = projectsSlice.reducer;

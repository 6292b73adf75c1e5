import type { Backend, PaletteDraft, ProjectDraft } from '../../../backend/backend';
import { sameNamedPalette } from '../../../palette/samePalette';
import type { Project } from '../../../domain/project';
import type { SavedPalette } from '../../../domain/savedPalette';
import { backendApi } from '../../../state/api/backendApi';
import { queryFrom } from '../../../state/api/queryFrom';
import { patchProjects, PROJECT_TAGS } from './projectCache';
import type { OwnChange } from './projectChange';

type NewPalette = {
  readonly projectId: string;
  readonly draft: PaletteDraft;
  /** When the same one was sent before without an answer, as milliseconds: it may be there already. */
  readonly triedAtMs: number | null;
};

/** Clocks differ: the service's may be this much behind. */
const CLOCK_MS = 60_000;

/** A saving that has come through after all. */
const findSaved = async (
  { projects }: Backend,
  { projectId, draft, triedAtMs }: NewPalette,
): Promise<SavedPalette | undefined> => {
  if (triedAtMs === null) return undefined;
  const { palettes } = await projects.palettes(projectId, null);
  return palettes.find(
    (palette) =>
      palette.name === draft.name &&
      sameNamedPalette(palette.colors, draft.colors) &&
      Date.parse(palette.createdAt) >= triedAtMs - CLOCK_MS,
  );
};

const send = async ({ projects }: Backend, change: OwnChange): Promise<null> => {
  switch (change.kind) {
    case 'projectUpdated':
      await projects.update(change.projectId, change.change);
      break;
    case 'projectDeleted':
      await projects.remove(change.projectId);
      break;
    case 'paletteUpdated':
      await projects.updatePalette(change.paletteId, change.change);
      break;
    case 'paletteMoved':
      await projects.movePalette(change.paletteId, change.to.id);
      break;
    case 'paletteDeleted':
    default:
      await projects.removePalette(change.paletteId);
  }
  return null;
};

export const projectMutations = backendApi.injectEndpoints({
  endpoints: (build) => ({
    createProject: build.mutation<Project, ProjectDraft>({
      queryFn: queryFrom('creating a project', ({ backend }, draft) => backend.projects.create(draft)),
      invalidatesTags: (_, failure) => (failure === undefined ? ['ProjectList', 'ProjectTotals'] : []),
    }),
    /** Saves a new palette, and not twice. */
    createPalette: build.mutation<SavedPalette, NewPalette>({
      queryFn: queryFrom(
        'saving a palette',
        async ({ backend }, palette) =>
          (await findSaved(backend, palette)) ??
          backend.projects.createPalette(palette.projectId, palette.draft),
      ),
      invalidatesTags: (_, failure, { projectId: id }) =>
        failure === undefined
          ? [
              'OwnPalettes',
              'ProjectList',
              'ProjectTotals',
              { type: 'Project', id },
              { type: 'ProjectPalettes', id },
            ]
          : [],
    }),
    /** A change that is shown at once, and taken back where it fails. */
    changeProject: build.mutation<null, OwnChange>({
      queryFn: queryFrom('changing a project', ({ backend }, change) => send(backend, change)),
      onQueryStarted: async (change, { dispatch, queryFulfilled }) => {
        const patch = dispatch(patchProjects(change));
        try {
          await queryFulfilled;
        } catch {
          // Whoever asked for it says so.
          patch.undo();
        }
      },
      invalidatesTags: (_, failure, change) => {
        // What was changed beside it, in the same list, may have been taken back with it.
        if (failure !== undefined) return [...PROJECT_TAGS];
        switch (change.kind) {
          case 'projectUpdated':
            // Under another name, its place is another.
            return [{ type: 'ProjectList', id: 'by-name' }];
          case 'paletteUpdated':
            return [];
          case 'paletteMoved': {
            const { id } = change.to;
            return ['ProjectList', { type: 'Project', id }, { type: 'ProjectPalettes', id }];
          }
          case 'projectDeleted':
          case 'paletteDeleted':
          default:
            return ['ProjectTotals'];
        }
      },
    }),
  }),
});

/** Under these keys whoever saves something tells the others that it is on its way: see `useIsSaving`. */
export const SAVING = {
  project: { fixedCacheKey: 'saving-project' },
  palette: { fixedCacheKey: 'saving-palette' },
  change: { fixedCacheKey: 'saving-change' },
} as const;

export const { useCreateProjectMutation, useCreatePaletteMutation, useChangeProjectMutation } =
  projectMutations;

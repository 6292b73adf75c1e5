import type { Backend, PaletteDraft, ProjectDraft } from '../../../backend/backend';
import { sameNamedPalette } from '../../../palette/samePalette';
import { changedDetails } from '../../../domain/paletteDetails';
import type { Project } from '../../../domain/project';
import type { SavedPalette } from '../../../domain/savedPalette';
import { backendApi } from '../../../state/api/backendApi';
import { queryFrom } from '../../../state/api/queryFrom';
import { patchProjects, PROJECT_TAGS } from './projectCache';
import type { OwnChange } from './projectChange';

type NewPalette = {
  readonly projectId: string;
  readonly draft: PaletteDraft;
  /** When the same one was sent before without a response, in milliseconds: it may already exist. */
  readonly triedAtMs: number | null;
};

/** Clock skew: the service's clock may be this much behind. */
const CLOCK_MS = 60_000;

/** An earlier save that succeeded although its response was lost. */
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

/** Saves a new palette, or what changed of one that an earlier attempt has saved. */
const saveOnce = async (backend: Backend, palette: NewPalette): Promise<SavedPalette> => {
  const { projectId, draft } = palette;
  const saved = await findSaved(backend, palette);
  if (!saved) return backend.projects.createPalette(projectId, draft);
  const change = {
    ...changedDetails(saved, draft),
    ...(draft.theme !== undefined && draft.theme !== saved.theme && { theme: draft.theme }),
  };
  if (Object.keys(change).length > 0) await backend.projects.updatePalette(saved.id, change);
  return { ...saved, ...change };
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
    /** Saves a new palette, but never twice. */
    createPalette: build.mutation<SavedPalette, NewPalette>({
      queryFn: queryFrom('saving a palette', ({ backend }, palette) => saveOnce(backend, palette)),
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
    /** An optimistic change, reverted on failure. */
    changeProject: build.mutation<null, OwnChange>({
      queryFn: queryFrom('changing a project', ({ backend }, change) => send(backend, change)),
      onQueryStarted: async (change, { dispatch, queryFulfilled }) => {
        const patch = dispatch(patchProjects(change));
        try {
          await queryFulfilled;
        } catch {
          // The caller shows the error.
          patch.undo();
        }
      },
      invalidatesTags: (_, failure, change) => {
        // Undoing may also have reverted a concurrent change of the same list.
        if (failure !== undefined) return [...PROJECT_TAGS];
        switch (change.kind) {
          case 'projectUpdated':
            // A new name changes its position.
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

/** Mutation keys under which a pending save is shared between components: see `useIsSaving`. */
export const SAVING = {
  project: { fixedCacheKey: 'saving-project' },
  palette: { fixedCacheKey: 'saving-palette' },
  change: { fixedCacheKey: 'saving-change' },
} as const;

export const { useCreateProjectMutation, useCreatePaletteMutation, useChangeProjectMutation } =
  projectMutations;

import type { Backend, PaletteDraft, ProjectDraft } from '../../../backend/backend';
import { sameNamedPalette } from '../../../palette/samePalette';
import { changedDetails } from '../../../domain/paletteDetails';
import type { Project } from '../../../domain/project';
import type { SavedPalette } from '../../../domain/savedPalette';
import { backendApi } from '../../../state/api/backendApi';
import { queryFrom } from '../../../state/api/queryFrom';
import { createOnce } from './createOnce';
import { addProject, patchProjects, PROJECT_TAGS } from './projectCache';
import type { OwnChange } from './projectChange';
import { NEWEST_PROJECTS } from './projectsApi';

type NewPalette = PaletteDraft & { readonly projectId: string };

const createProjectOnce = createOnce<ProjectDraft, Project>({
  isSame: (draft, other) => other.name === draft.name && other.isPublic === draft.isPublic,
  create: ({ projects }, draft) => projects.create(draft),
  newest: async ({ projects }) => (await projects.page(NEWEST_PROJECTS, null)).projects,
  adopt: async (_, project) => project,
});

const createPaletteOnce = createOnce<NewPalette, SavedPalette>({
  isSame: (draft, other) =>
    other.projectId === draft.projectId &&
    other.name === draft.name &&
    sameNamedPalette(other.colors, draft.colors),
  create: ({ projects }, { projectId, ...draft }) => projects.createPalette(projectId, draft),
  newest: async ({ projects }, { projectId }) => (await projects.palettes(projectId, null)).palettes,
  adopt: async ({ projects }, saved, draft) => {
    const change = {
      ...changedDetails(saved, draft),
      ...(draft.theme !== undefined && draft.theme !== saved.theme && { theme: draft.theme }),
    };
    if (Object.keys(change).length > 0) await projects.updatePalette(saved.id, change);
    return { ...saved, ...change };
  },
});

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
    /** Creates a project, but never twice. */
    createProject: build.mutation<Project, ProjectDraft>({
      queryFn: queryFrom('creating a project', createProjectOnce),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled;
          dispatch(addProject(data));
        } catch {
          // The caller shows the error.
        }
      },
      // After a failure, too: it may have been created.
      invalidatesTags: ['ProjectList', 'ProjectTotals'],
    }),
    /** Saves a new palette, but never twice. */
    createPalette: build.mutation<SavedPalette, NewPalette>({
      queryFn: queryFrom('saving a palette', createPaletteOnce),
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

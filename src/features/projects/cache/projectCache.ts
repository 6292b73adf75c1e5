import type { Draft } from '@reduxjs/toolkit';

import type { Project, ProjectCard } from '../../../domain/project';
import type { SavedPalette } from '../../../domain/savedPalette';
import { changeCard, changeCards, changeFound, changePalettes, type OwnChange } from './projectChange';
import { NEWEST_PROJECTS, projectsApi } from './projectsApi';
import type { ProjectThunk } from './projectThunk';

/** The cache tags of the user's own projects. */
export const PROJECT_TAGS = [
  'OwnPalettes',
  'Project',
  'ProjectList',
  'ProjectPalettes',
  'ProjectTotals',
] as const;

const { updateQueryData, selectInvalidatedBy } = projectsApi.util;
const { listProjects, getProject, listProjectPalettes, findOwnPalettes } = projectsApi.endpoints;

/** Cast for a recipe: the cache's types are read-only, its drafts are not. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const draftOf = <T>(data: T | Draft<T>): Draft<T> => data as Draft<T>;

type Patch = { readonly undo: () => void };

/** The loaded palettes of a project, newest first. */
const knownPalettes =
  (projectId: string): ProjectThunk<readonly SavedPalette[]> =>
  (_, getState) =>
    listProjectPalettes
      .select(projectId)(getState())
      .data?.pages.flatMap(({ palettes }) => palettes) ?? [];

const rowsOf = (project: ProjectCard): readonly (ProjectCard | SavedPalette)[] => [
  project,
  ...project.palettes,
];

/** The loaded rows of projects and palettes; a row may appear more than once. */
export const knownRows = (): ProjectThunk<readonly (ProjectCard | SavedPalette)[]> => (_, getState) => {
  const state = getState();
  return selectInvalidatedBy(state, [...PROJECT_TAGS]).flatMap(
    ({ endpointName, originalArgs }): readonly (ProjectCard | SavedPalette)[] => {
      switch (endpointName) {
        case listProjects.name:
          return (
            listProjects
              .select(originalArgs)(state)
              .data?.pages.flatMap(({ projects }) => projects.flatMap(rowsOf)) ?? []
          );
        case getProject.name: {
          const project = getProject.select(originalArgs)(state).data;
          return project ? rowsOf(project) : [];
        }
        case listProjectPalettes.name:
          return (
            listProjectPalettes
              .select(originalArgs)(state)
              .data?.pages.flatMap(({ palettes }) => palettes) ?? []
          );
        case findOwnPalettes.name:
          return (
            findOwnPalettes
              .select(originalArgs)(state)
              .data?.pages.flatMap(({ found }) => found.map(({ palette }) => palette)) ?? []
          );
        default:
          return [];
      }
    },
  );
};

/**
 * Adds a new project to the list that saving offers: even if this cannot be refetched, nobody is asked for a first
 * project again.
 */
export const addProject =
  (project: Project): ProjectThunk<void> =>
  (dispatch) => {
    const card = { palettes: [], paletteCount: 0, changedAt: project.updatedAt, ...project };
    dispatch(
      updateQueryData('listProjects', NEWEST_PROJECTS, (data) => {
        const projects = draftOf(data).pages[0]?.projects;
        if (!projects?.some(({ id }) => id === card.id)) projects?.unshift(card);
      }),
    );
  };

/** Applies a change wherever it is shown. Returns a function that reverts it. */
export const patchProjects =
  (change: OwnChange): ProjectThunk<Patch> =>
  (dispatch, getState) => {
    const known = dispatch(knownPalettes(change.projectId));
    const patches = selectInvalidatedBy(getState(), [...PROJECT_TAGS]).flatMap(
      ({ endpointName, originalArgs }): Patch[] => {
        switch (endpointName) {
          case listProjects.name:
            return [
              dispatch(
                updateQueryData('listProjects', originalArgs, (data) => {
                  for (const page of draftOf(data).pages) changeCards(page.projects, change, known);
                }),
              ),
            ];
          case getProject.name:
            return originalArgs === change.projectId
              ? [
                  dispatch(
                    updateQueryData('getProject', originalArgs, (card) => {
                      if (change.kind === 'projectDeleted') return null;
                      if (card) changeCard(draftOf(card), change, known);
                      return undefined;
                    }),
                  ),
                ]
              : [];
          case listProjectPalettes.name:
            return originalArgs === change.projectId
              ? [
                  dispatch(
                    updateQueryData('listProjectPalettes', originalArgs, (data) => {
                      for (const page of draftOf(data).pages) changePalettes(page.palettes, change);
                    }),
                  ),
                ]
              : [];
          case findOwnPalettes.name:
            return [
              dispatch(
                updateQueryData('findOwnPalettes', originalArgs, (data) => {
                  for (const page of draftOf(data).pages) changeFound(page.found, change);
                }),
              ),
            ];
          default:
            return [];
        }
      },
    );
    return {
      undo: () => {
        for (const patch of patches) patch.undo();
      },
    };
  };

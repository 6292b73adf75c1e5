import type { Backend } from '../../src/backend/backend';
import { deltaEOk } from '../../src/color/distance';
import { rgbToOklab } from '../../src/color/oklab';
import { PAGE_SIZES } from '../../src/domain/pageSizes';
import { FIND } from '../../src/domain/searchLimits';
import { CARD_PALETTES, type Project, type ProjectCard, type ProjectSort } from '../../src/domain/project';
import type { SavedPalette } from '../../src/domain/savedPalette';

/** Data of a user; lists are kept newest first. */
type World = { readonly projects: readonly Project[]; readonly palettes: readonly SavedPalette[] };

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const sorted = (projects: readonly Project[], sort: ProjectSort): readonly Project[] => {
  const newest = projects.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  if (sort === 'recent') return newest;
  if (sort === 'oldest') return newest.toReversed();
  const byName = newest.toSorted((a, b) => compare(a.name, b.name));
  return sort === 'name-asc' ? byName : byName.toReversed();
};

/** The page of rows after a cursor, and the cursor of the next page, if it is full. */
const pageOf = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  after: { readonly id: string } | null,
  most: number,
): { rows: readonly Row[]; next: Row | null } => {
  const start = after ? rows.findIndex(({ id }) => id === after.id) + 1 : 0;
  const page = rows.slice(start, start + most);
  return { rows: page, next: page.length === most ? (page.at(-1) ?? null) : null };
};

const holds = (name: string, word: string | null): boolean =>
  word === null || name.toLowerCase().includes(word.toLowerCase());

/** The queries of a service's projects, in memory. `sizes` are its page sizes. */
export const createFakeProjects = (
  world: World,
  requireUser: () => void,
  sizes: Readonly<Record<'projects' | 'projectPalettes' | 'foundPalettes', number>> = PAGE_SIZES,
): Pick<
  Backend['projects'],
  'page' | 'marks' | 'get' | 'totals' | 'palettes' | 'palette' | 'ownPalette' | 'find'
> => {
  const palettesOf = (projectId: string) =>
    world.palettes.filter((palette) => palette.projectId === projectId);
  const toCard = (project: Project): ProjectCard => {
    const own = palettesOf(project.id);
    const changedAt = [project, ...own]
      .map(({ updatedAt }) => updatedAt)
      .reduce((latest, time) => (time > latest ? time : latest));
    return { ...project, palettes: own.slice(0, CARD_PALETTES), paletteCount: own.length, changedAt };
  };
  const page: Backend['projects']['page'] = async ({ word, sort }, after) => {
    requireUser();
    const found = sorted(world.projects, sort).filter(({ name }) => holds(name, word));
    const { rows, next } = pageOf(found, after, sizes.projects);
    return { projects: rows.map(toCard), next };
  };
  return {
    page,
    marks: async (query) =>
      (await page(query, null)).projects.map(({ id, changedAt, paletteCount }) => ({
        id,
        changedAt,
        paletteCount,
      })),
    get: async (projectId) => {
      requireUser();
      const project = world.projects.find(({ id }) => id === projectId);
      return project ? toCard(project) : null;
    },
    totals: async () => {
      requireUser();
      return { projects: world.projects.length, palettes: world.palettes.length };
    },
    palettes: async (projectId, after) => {
      requireUser();
      const { rows, next } = pageOf(palettesOf(projectId), after, sizes.projectPalettes);
      return { palettes: rows, next };
    },
    palette: async (place) => {
      requireUser();
      return palettesOf(place.projectId).find(({ id }) => id === place.id) ?? null;
    },
    ownPalette: async (paletteId) => {
      requireUser();
      return world.palettes.find(({ id }) => id === paletteId) ?? null;
    },
    find: async ({ word, tags, near }, after, most = sizes.foundPalettes) => {
      requireUser();
      const goal = near && rgbToOklab(near.rgb);
      const all = world.palettes
        .filter((palette) => holds(palette.name, word) && tags.every((tag) => palette.tags.includes(tag)))
        .map((palette) => ({
          id: palette.id,
          palette,
          projectName: world.projects.find(({ id }) => id === palette.projectId)?.name ?? '',
          distance: goal ? Math.min(...palette.colors.map(({ rgb }) => deltaEOk(rgbToOklab(rgb), goal))) : 0,
        }))
        .filter(({ distance }) => distance <= FIND.withinOklab)
        .toSorted((a, b) => a.distance - b.distance);
      const { rows, next } = pageOf(all, after, most);
      return {
        found: rows.map(({ palette, projectName, distance }) => ({ palette, projectName, distance })),
        next: next && { id: next.id, createdAt: next.palette.createdAt, distance: next.distance },
      };
    },
  };
};

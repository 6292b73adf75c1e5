import { deltaEOk } from '../../color/distance';
import { rgbToOklab } from '../../color/oklab';
import { parseCssColor } from '../../color/parseCssColor';
import type { Color } from '../../color/types';
import type { ProjectCard } from '../../domain/project';
import type { SavedPalette } from '../../domain/savedPalette';
import type { ProjectData } from './projectChange';

/** OKLab distance up to which a color counts as near: clearly of the same kind, not yet the same. */
export const NEAR_OKLAB = 0.1;

export type FoundPalette = { readonly palette: SavedPalette; readonly projectName: string };
export type Found = { readonly projects: readonly ProjectCard[]; readonly palettes: readonly FoundPalette[] };

/** '#0D9488', 'oklch(…)', or any color of CSS after 'near'. A word alone is a word: projects are called Red, too. */
const askedColor = (query: string): Color | null => {
  const near = /^near\s+(?<color>.+)$/i.exec(query)?.groups?.color;
  if (near === undefined && !/^#|\(/.test(query)) return null;
  return parseCssColor(near ?? query)?.color ?? null;
};

const holds = (name: string, query: string): boolean => name.toLowerCase().includes(query.toLowerCase());

const eachPalette = ({ cards, palettes }: ProjectData): FoundPalette[] =>
  (cards ?? []).flatMap((card) =>
    (palettes[card.id] ?? card.palettes).map((palette) => ({ palette, projectName: card.name })),
  );

const nearest = (palettes: readonly FoundPalette[], color: Color): FoundPalette[] => {
  const asked = rgbToOklab(color.rgb);
  return palettes
    .map((found) => ({
      found,
      distance: Math.min(...found.palette.colors.map(({ rgb }) => deltaEOk(asked, rgbToOklab(rgb)))),
    }))
    .filter(({ distance }) => distance <= NEAR_OKLAB)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ found }) => found);
};

/**
 * Projects whose name holds the query, and palettes whose name does; for a color, palettes that have one near it,
 * nearest first. Without a query: all projects.
 */
export const findInProjects = (data: ProjectData, text: string): Found => {
  const query = text.trim();
  const projects = data.cards ?? [];
  if (query === '') return { projects, palettes: [] };
  const color = askedColor(query);
  if (color) return { projects: [], palettes: nearest(eachPalette(data), color) };
  return {
    projects: projects.filter(({ name }) => holds(name, query)),
    palettes: eachPalette(data).filter(({ palette }) => holds(palette.name, query)),
  };
};

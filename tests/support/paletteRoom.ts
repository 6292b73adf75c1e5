import { BackendError } from '../../src/backend/backend';
import { formatHex } from '../../src/color/format';
import type { Project } from '../../src/domain/project';
import type { SavedPalette } from '../../src/domain/savedPalette';

type Coming = Pick<SavedPalette, 'colors'> & Partial<Pick<SavedPalette, 'id' | 'isPublic'>>;

/** A place that a palette has left: the id of one that was moved away, the colors of one that was deleted. */
type Place = { readonly projectId: string; readonly palette: string };

const colorsOf = ({ colors }: Pick<SavedPalette, 'colors'>): string => colors.map(formatHex).join();

/**
 * What the free plan lets into a project: one palette, none that becomes private, and what was there a moment ago. Throws
 * before anything changes.
 */
export const createPaletteRoom = (
  world: { readonly palettes: readonly SavedPalette[] },
  isPro: () => boolean,
) => {
  let places: readonly Place[] = [];
  const enter = (project: Project, coming: Coming): void => {
    const own = places.filter(({ projectId }) => projectId === project.id);
    const back = own.find(({ palette }) => palette === coming.id || palette === colorsOf(coming));
    const isEmpty = world.palettes.every(({ projectId }) => projectId !== project.id);
    if (!isPro() && !back) {
      if (!project.isPublic && coming.isPublic !== false) throw new BackendError('needs-pro');
      if (!isEmpty) throw new BackendError('free-palette-limit');
    }
    const used = back ?? own[0];
    places = places.filter((place) => place !== used);
  };
  return {
    enter,
    remove: (palette: SavedPalette | undefined): void => {
      if (palette) places = [...places, { projectId: palette.projectId, palette: colorsOf(palette) }];
    },
    move: (palette: SavedPalette, to: Project): void => {
      enter(to, palette);
      places = [...places, { projectId: palette.projectId, palette: palette.id }];
    },
  };
};

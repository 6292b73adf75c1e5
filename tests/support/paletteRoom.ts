import { BackendError } from '../../src/backend/backend';
import type { SavedPalette } from '../../src/domain/savedPalette';

/**
 * The limit of palettes in a project of the free plan: one, or as many as were there, where some were taken out a moment
 * ago and come back. Each method throws where the plan has no room, before anything changes.
 */
export const createPaletteRoom = (
  world: { readonly palettes: readonly SavedPalette[] },
  isPro: () => boolean,
) => {
  /** How many have left each project. */
  const places = new Map<string, number>();
  const leave = (palette: SavedPalette | undefined): void => {
    if (palette) places.set(palette.projectId, (places.get(palette.projectId) ?? 0) + 1);
  };
  const enter = (projectId: string): void => {
    const free = places.get(projectId) ?? 0;
    const isEmpty = world.palettes.every((palette) => palette.projectId !== projectId);
    if (!isPro() && !isEmpty && free === 0) throw new BackendError('free-palette-limit');
    places.set(projectId, Math.max(free - 1, 0));
  };
  return {
    enter,
    leave,
    move: (palette: SavedPalette, toProjectId: string): void => {
      enter(toProjectId);
      leave(palette);
    },
  };
};

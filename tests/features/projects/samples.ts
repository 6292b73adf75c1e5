import { colorFromHex } from '../../../src/color/color';
import type { Palette } from '../../../src/color/types';
import type { Project } from '../../../src/domain/project';
import type { SavedPalette } from '../../../src/domain/savedPalette';

export const paletteOf = (...hexes: readonly string[]): Palette => hexes.map((hex) => colorFromHex(hex));

/** Made on a day of November 2026; the fake services are there on the 20th. */
const onDay = (day: number): string => new Date(2026, 10, day, 9).toISOString();

export const sampleProject = (id: string, name: string, day = 1, isPublic = true): Project => ({
  id,
  name,
  isPublic,
  createdAt: onDay(day),
  updatedAt: onDay(day),
});

export const samplePalette = (
  id: string,
  projectId: string,
  name: string,
  colors: Palette = paletteOf('#0D9488', '#F5F5F4'),
): SavedPalette => ({
  id,
  projectId,
  name,
  colors,
  tags: [],
  theme: null,
  isPublic: true,
  selectionCount: 7,
  createdAt: onDay(10),
  updatedAt: onDay(10),
});

/** `count` palettes of a project, newest first. */
export const manyPalettes = (projectId: string, count: number): SavedPalette[] =>
  Array.from({ length: count }, (_, i) => samplePalette(`${projectId}-${i}`, projectId, `Palette ${i}`));

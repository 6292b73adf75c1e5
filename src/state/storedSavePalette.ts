import { cleanPaletteName } from '../palette/paletteName';
import { paletteToStored, parsePalette } from '../palette/parsePalette';
import { readPlace } from '../domain/savedPalette';
import type { SavePalette } from './dialogsSlice';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The dialog that saves a palette, for the tab's storage. */
export const toStoredSavePalette = ({ dialog, palette, projectId, saved }: SavePalette): object => ({
  dialog,
  colors: paletteToStored(palette.colors),
  name: palette.name,
  projectId,
  saved,
});

/** Null for what was not stored so. */
export const fromStoredSavePalette = (stored: unknown): SavePalette | null => {
  const colors = isRecord(stored) && stored.dialog === 'savePalette' ? parsePalette(stored.colors) : null;
  if (!isRecord(stored) || !colors) return null;
  const name = typeof stored.name === 'string' ? cleanPaletteName(stored.name) : null;
  const saved = readPlace(stored.saved);
  return {
    dialog: 'savePalette',
    palette: { colors, name },
    ...(typeof stored.projectId === 'string' && { projectId: stored.projectId }),
    ...(saved && { saved }),
  };
};

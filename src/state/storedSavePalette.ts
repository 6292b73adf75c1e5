import { detailsOf } from '../domain/paletteDetails';
import { own } from '../palette/foreignValue';
import { isThemeText } from '../palette/themeLink';
import { paletteToStored, readStoredPalette } from '../palette/storedPalette';
import type { SavePalette, TypedProject } from './dialogsSlice';
import { isRecord } from '../domain/jsonRecord';

/** The save dialog, serialized for the tab's storage. */
export const toStoredSavePalette = ({ dialog, palette, saved, ...typed }: SavePalette): object => ({
  ...typed,
  dialog,
  ...paletteToStored({ ...palette, ...(saved && { saved }) }),
  theme: palette.theme,
});

export const readTypedProject = (value: unknown): TypedProject | undefined =>
  isRecord(value) && typeof value.name === 'string' && typeof value.isPublic === 'boolean'
    ? { name: value.name, isPublic: value.isPublic }
    : undefined;

/** Null for anything else than a stored save dialog. */
export const fromStoredSavePalette = (stored: unknown): SavePalette | null => {
  const read = isRecord(stored) && stored.dialog === 'savePalette' ? readStoredPalette(stored) : null;
  if (!isRecord(stored) || !read) return null;
  const { colors, name, saved } = read.palette;
  const theme = own(stored, 'theme');
  const typedProject = readTypedProject(stored.typedProject);
  const isTheme = typeof theme === 'string' && isThemeText(theme);
  return {
    dialog: 'savePalette',
    palette: { colors, name, ...detailsOf(read.palette), ...(isTheme && { theme }) },
    ...(typeof stored.projectId === 'string' && { projectId: stored.projectId }),
    ...(typeof stored.typedTag === 'string' && { typedTag: stored.typedTag }),
    ...(typedProject && { typedProject }),
    ...(saved && { saved }),
  };
};

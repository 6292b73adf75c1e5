import { detailsOf } from '../domain/paletteDetails';
import { own } from '../palette/foreignValue';
import { isThemeText } from '../palette/themeLink';
import { paletteToStored, readStoredPalette } from '../palette/storedPalette';
import type { SavePalette } from './dialogsSlice';
import { isRecord } from '../domain/jsonRecord';

/** The save dialog, serialized for the tab's storage. */
export const toStoredSavePalette = ({ dialog, palette, projectId, saved }: SavePalette): object => ({
  dialog,
  ...paletteToStored({ ...palette, ...(saved && { saved }) }),
  projectId,
  theme: palette.theme,
});

/** Null for anything else than a stored save dialog. */
export const fromStoredSavePalette = (stored: unknown): SavePalette | null => {
  const read = isRecord(stored) && stored.dialog === 'savePalette' ? readStoredPalette(stored) : null;
  if (!isRecord(stored) || !read) return null;
  const { colors, name, saved } = read.palette;
  const theme = own(stored, 'theme');
  const isTheme = typeof theme === 'string' && isThemeText(theme);
  return {
    dialog: 'savePalette',
    palette: { colors, name, ...detailsOf(read.palette), ...(isTheme && { theme }) },
    ...(typeof stored.projectId === 'string' && { projectId: stored.projectId }),
    ...(saved && { saved }),
  };
};

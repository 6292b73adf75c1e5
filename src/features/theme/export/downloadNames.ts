import { fileStem } from '../../../domain/fileStem';
import type { ThemeFile } from '../../../theme/exports/themeFormats';
import { sheetTitle } from '../../../theme/sheet/sheetTitle';
import type { Theme } from '../../../theme/theme';

/** What the name of each file of a theme begins with: 'teal-', and nothing for one that has neither name nor hues. */
const prefix = (theme: Theme): string =>
  theme.name === null && theme.hues.length === 0 ? '' : `${fileStem(sheetTitle(theme))}-`;

/** The name of the sheet without its extension. */
export const sheetStem = (theme: Theme): string => `${fileStem(sheetTitle(theme))}-sheet`;

/**
 * The files of a format as they are saved: a single one is named after the theme unless it is sought by name, several
 * are in a zip of that name and have there the names by which they refer to each other and programs look for them.
 */
export const namedFiles = (theme: Theme, files: readonly ThemeFile[]): readonly ThemeFile[] =>
  files.length === 1
    ? files.map((file) => (file.isSought ? file : { ...file, path: `${prefix(theme)}${file.path}` }))
    : files;

export const zipName = (theme: Theme, formatId: string): string => `${prefix(theme)}theme-${formatId}.zip`;

import { cleanPaletteName } from '../../../palette/paletteName';
import { formatHex, formatHsl } from '../../../color/format';
import { nameColor } from '../../../palette/nameColor';
import { own } from '../../../palette/foreignValue';
import { isThemeText } from '../../../palette/themeLink';
import { readStoredPalette } from '../../../palette/storedPalette';
import type { Palette } from '../../../color/types';
import type { Project } from '../../../domain/project';
import { detailsOf, type KnownDetails } from '../../../domain/paletteDetails';
import type { SavedPalette } from '../../../domain/savedPalette';

type FullProject = Project & { readonly palettes: readonly SavedPalette[] };

export type ExportedPalette = KnownDetails & {
  readonly name: string;
  readonly colors: Palette;
  /** See `SavedPalette`. Omitted for none. */
  readonly theme?: string;
};
export type ExportedProject = {
  readonly name: string;
  readonly isPublic: boolean;
  /** Newest first, like the projects. */
  readonly palettes: readonly ExportedPalette[];
};

const FORMAT = 'hueloom-data';
const VERSION = 1;

/** All account data as JSON for other programs, too: exact colors with their HSL. */
export const writeDataExport = (projects: readonly FullProject[], now: Date): string =>
  JSON.stringify({
    // First: see `beginsDataExport`.
    format: FORMAT,
    version: VERSION,
    exportedAt: now.toISOString(),
    projects: projects.map(({ name, isPublic, createdAt, updatedAt, palettes }) => ({
      name,
      visibility: isPublic ? 'public' : 'private',
      createdAt,
      updatedAt,
      palettes: palettes.map((palette) => ({
        name: palette.name,
        // One object per color: two parallel lists would double the colors for programs that search JSON for them.
        colors: palette.colors.map((color) => ({
          ...(color.name !== undefined && { name: color.name }),
          hex: formatHex(color),
          hsl: formatHsl(color),
        })),
        ...detailsOf(palette),
        ...(palette.theme !== null && { theme: palette.theme }),
        selectionCount: palette.selectionCount,
        createdAt: palette.createdAt,
        updatedAt: palette.updatedAt,
      })),
    })),
  });

/** Whether this is the beginning of one of our files: of another large one, nothing more has to be read. */
export const beginsDataExport = (text: string): boolean =>
  /^\s*\{\s*"format"\s*:\s*"hueloom-data"/.test(text);

const ownName = (value: unknown): string | null => {
  const name = own(value, 'name');
  return typeof name === 'string' ? cleanPaletteName(name) : null;
};

const listOf = (value: unknown, key: string): readonly unknown[] => {
  const list = own(value, key);
  return Array.isArray(list) ? list : [];
};

const readPalette = (value: unknown): ExportedPalette[] => {
  const { palette } = readStoredPalette(value) ?? {};
  if (!palette || palette.name === null) return [];
  const { name } = palette;
  const names = listOf(value, 'colors').map(ownName);
  const colors = palette.colors.map((color, i) => nameColor(color, names[i]));
  const theme = own(value, 'theme');
  return [
    {
      name,
      colors,
      ...detailsOf(palette),
      ...(typeof theme === 'string' && isThemeText(theme) && { theme }),
    },
  ];
};

/** Private unless stated to be public. */
const readProject = (value: unknown): ExportedProject[] => {
  const name = ownName(value);
  if (name === null) return [];
  const isPublic = own(value, 'visibility') === 'public';
  return [{ name, isPublic, palettes: listOf(value, 'palettes').flatMap(readPalette) }];
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The projects in one of our files; null if it is not ours, or of a newer version. */
export const readDataExport = (text: string): ExportedProject[] | null => {
  const data = parseJson(text);
  if (own(data, 'format') !== FORMAT || own(data, 'version') !== VERSION) return null;
  return listOf(data, 'projects').flatMap(readProject);
};

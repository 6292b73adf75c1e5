import type { ModeColors } from '../../src/theme/modeColors';
import type { ThemeFile } from '../../src/theme/exports/themeFormats';
import type { ReadTheme, TextFile } from '../../src/theme/imports/readTheme';
import type { OwnScales } from '../../src/theme/themeScales';
import type { Theme, ThemeMode } from '../../src/theme/theme';

/** The worker's API. Every theme has colors, so nothing is refused. */
export interface ThemeColorsApi {
  /** The scales and roles of a mode: 2 to 10 ms, mostly for the status colors of a new brand color. */
  modeColors(theme: Theme, mode: ThemeMode): Promise<ModeColors>;
  /** Only the scales of the palette's own hues, for display while a curve is dragged. */
  ownScales(theme: Theme, mode: ThemeMode): Promise<OwnScales>;
  /** A theme's files in an export format, by the format's id; empty for an unknown format. */
  themeFiles(theme: Theme, formatId: string): Promise<readonly ThemeFile[]>;
  /** The theme found in files or pasted text; null if no role has a color. */
  readTheme(files: readonly TextFile[]): Promise<ReadTheme | null>;
}

/** The page's API: the same, in a worker. */
export type ThemeColors = ThemeColorsApi;

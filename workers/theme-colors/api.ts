import type { ModeColors } from '../../src/theme/modeColors';
import type { ThemeFile } from '../../src/theme/exports/themeFormats';
import type { ReadTheme, TextFile } from '../../src/theme/imports/readTheme';
import type { OwnScales } from '../../src/theme/themeScales';
import type { Theme, ThemeMode } from '../../src/theme/theme';

/** What the worker returns. Every theme has colors, so nothing is refused. */
export interface ThemeColorsApi {
  /** The scales and roles of a mode: 2 to 10 ms, most of it for the status colors of a brand not seen before. */
  modeColors(theme: Theme, mode: ThemeMode): Promise<ModeColors>;
  /** The scales of the palette's own hues alone: what is seen while a curve is dragged. */
  ownScales(theme: Theme, mode: ThemeMode): Promise<OwnScales>;
  /** What a theme is as files of a format, by the format's id; none where there is no such format. */
  themeFiles(theme: Theme, formatId: string): Promise<readonly ThemeFile[]>;
  /** The theme in files or in what was pasted; null where no role is given a color. */
  readTheme(files: readonly TextFile[]): Promise<ReadTheme | null>;
}

/** The page's side: the same work in a worker of its own. */
export type ThemeColors = ThemeColorsApi;

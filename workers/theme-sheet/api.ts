import type { Theme } from '../../src/theme/theme';

/** A picture of both modes side by side, or a document with a page for each. */
export type ThemeSheetKind = 'png' | 'pdf';

export interface ThemeSheetApi {
  draw(theme: Theme, kind: ThemeSheetKind): Promise<Blob>;
}

/** The page's API. Rejects when aborted, or if the worker cannot draw. */
export interface ThemeSheets {
  draw(signal: AbortSignal, theme: Theme, kind: ThemeSheetKind): Promise<Blob>;
}

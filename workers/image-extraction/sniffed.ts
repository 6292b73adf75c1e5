import type { ExtractionFailure } from './api';
import type { Format } from './formats';

/** What the first bytes of a file reveal. */
export type Sniffed =
  | { readonly kind: 'picture'; readonly format: Format; readonly width: number; readonly height: number }
  | { readonly kind: 'svg' }
  | { readonly kind: 'refused'; readonly failure: ExtractionFailure; readonly detail?: string };

/** The header extends past the available bytes. */
export type More = { readonly kind: 'more'; readonly format: string };

export const refused = (failure: ExtractionFailure, detail?: string): Sniffed => ({
  kind: 'refused',
  failure,
  ...(detail !== undefined && { detail }),
});

import type { FoundSummary } from '../../src/palette/foundSummary';
import type { ReportRead } from '../../src/palette/notations/progress';

/** A text, or a file. */
export type PaletteSource = string | Blob;

/** The worker's API. Refusals are values: input without colors, unreadable or too large input has a result too. */
export interface PaletteImportApi {
  read(source: PaletteSource, report: ReportRead): Promise<FoundSummary>;
}

/** The page's API, with its own worker. */
export interface PaletteReader {
  /** Rejects with the signal's reason when aborted, or with WorkerLost if the worker ended before it replied. */
  read(signal: AbortSignal, source: PaletteSource, report: ReportRead): Promise<FoundSummary>;
  warmUp(): void;
}

import type { FoundSummary } from '../../src/palette/foundSummary';
import type { ReportRead } from '../../src/palette/notations/progress';

/** A text, or a file. */
export type PaletteSource = string | Blob;

/** What the worker returns. Refusals are values: what holds no colors, cannot be read or is too large has an answer. */
export interface PaletteImportApi {
  read(source: PaletteSource, report: ReportRead): Promise<FoundSummary>;
}

/** The page's side, with a worker of its own. */
export interface PaletteReader {
  /** Rejects with the signal's reason when aborted, with WorkerLost where the worker ended before its answer. */
  read(signal: AbortSignal, source: PaletteSource, report: ReportRead): Promise<FoundSummary>;
  warmUp(): void;
}

import type { Color } from '../../color/types';
import { IMPORT } from '../../domain/fileLimits';
import type { IMPORT_MESSAGES, ProblemReason } from '../../domain/importMessages';
import { cleanPaletteName } from '../paletteName';

export type FoundColor = { readonly color: Color; readonly name: string | null };

/** A line, counted from 1, that should have been a color; and why it was not read, if known. */
export type Problem = { readonly line: number; readonly text: string; readonly reason?: ProblemReason };

/** What was found in a text or file. */
export type Found = {
  /** What it was read as: 'Hex list', 'CSS', 'ASE'. */
  readonly kind: string;
  readonly colors: readonly FoundColor[];
  readonly problems: readonly Problem[];
  /** Why nothing was found, if known. */
  readonly refusal: keyof typeof IMPORT_MESSAGES | null;
  /** The palette's name in the text or file; omitted if there is none. */
  readonly title?: string;
};

export const refused = (kind: string, refusal: keyof typeof IMPORT_MESSAGES): Found => ({
  kind,
  colors: [],
  problems: [],
  refusal,
});

/** The title that our own files have when their palette is unnamed. */
const UNNAMED = 'Palette';

/** How much of a line fits into a message. */
const SHOWN_MAX = 40;

/** A text with more problems is no palette, and is not read to its end. */
const PROBLEMS_MAX = 1000;

/** Collects colors and problems up to their limits, so that no input takes unbounded memory. */
export type Collector = {
  readonly addColor: (color: Color, name?: string | null) => void;
  readonly addProblem: (line: number, text: string, reason?: ProblemReason) => void;
  readonly isFull: () => boolean;
  /** `title` is as written; one without visible characters is dropped. */
  readonly found: (kind: string, title?: string | null) => Found;
};

export const createCollector = (): Collector => {
  const colors: FoundColor[] = [];
  const problems: Problem[] = [];
  const isFull = (): boolean => colors.length >= IMPORT.maxColors || problems.length >= PROBLEMS_MAX;
  return {
    addColor: (color, name = null) => {
      // Several programs write names of nothing but spaces: those are dropped.
      if (!isFull()) colors.push({ color, name: name?.trim() ? name : null });
    },
    addProblem: (line, text, reason) => {
      const whole = text.trim().replaceAll(/\s+/g, ' ');
      const shown = whole.length > SHOWN_MAX ? `${whole.slice(0, SHOWN_MAX - 1)}…` : whole;
      if (!isFull()) problems.push({ line, text: shown, ...(reason && { reason }) });
    },
    isFull,
    found: (kind, title = null) => {
      const name = cleanPaletteName(title ?? '');
      return {
        kind,
        colors,
        problems,
        refusal: null,
        ...(name !== null && name !== UNNAMED && { title: name }),
      };
    },
  };
};

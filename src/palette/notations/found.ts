import type { Color } from '../../color/types';
import { IMPORT } from '../../domain/fileLimits';
import type { IMPORT_MESSAGES, ProblemReason } from '../../domain/importMessages';
import { cleanPaletteName } from '../paletteName';

export type FoundColor = { readonly color: Color; readonly name: string | null };

/** A line, counted from 1, that should have been a color; and why it was not read, where more is known than that. */
export type Problem = { readonly line: number; readonly text: string; readonly reason?: ProblemReason };

/** What a text or file holds. */
export type Found = {
  /** What it was read as: 'Hex list', 'CSS', 'ASE'. */
  readonly kind: string;
  readonly colors: readonly FoundColor[];
  readonly problems: readonly Problem[];
  /** Why there is nothing to be had, where more can be said than that. */
  readonly refusal: keyof typeof IMPORT_MESSAGES | null;
  /** What the palette is called there; left out where nothing says it. */
  readonly title?: string;
};

export const refused = (kind: string, refusal: keyof typeof IMPORT_MESSAGES): Found => ({
  kind,
  colors: [],
  problems: [],
  refusal,
});

/** What our own files are called by where their palette has no name. */
const UNNAMED = 'Palette';

/** As much of a line as a sentence has room for. */
const SHOWN_MAX = 40;

/** A text with more wrong lines is no palette, and is not read to its end. */
const PROBLEMS_MAX = 1000;

/** Collects colors and problems up to their limits, so that no input grows without end. */
export type Collector = {
  readonly addColor: (color: Color, name?: string | null) => void;
  readonly addProblem: (line: number, text: string, reason?: ProblemReason) => void;
  readonly isFull: () => boolean;
  /** `title` as it stands there; one that nobody could see is none. */
  readonly found: (kind: string, title?: string | null) => Found;
};

export const createCollector = (): Collector => {
  const colors: FoundColor[] = [];
  const problems: Problem[] = [];
  const isFull = (): boolean => colors.length >= IMPORT.maxColors || problems.length >= PROBLEMS_MAX;
  return {
    addColor: (color, name = null) => {
      // A name of nothing but spaces, which several programs write, is none.
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

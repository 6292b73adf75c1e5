import type { Gamut } from '../color/gamut';
import type { Color, Palette } from '../color/types';
import type { ThemeRole } from './roles';

export const THEME_MODES = ['light', 'dark'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

/** Maximum number of hues, besides the neutral and the status colors. */
export const HUES_MAX = 12;
export const STEPS_MIN = 2;
export const STEPS_MAX = 16;
/** Maximum number of pinned colors in each mode. */
export const PINS_MAX = 24;

/** Ids that a hue cannot have: those of other scales, and what would be taken for a role's name in code. */
export const RESERVED_IDS: readonly string[] = [
  'neutral',
  'success',
  'warning',
  'danger',
  'info',
  'white',
  'black',
  'chart',
  'sequential',
  'diverging',
];

/** A hue of a theme. Its anchors are kept exact; hue and chroma are interpolated between them. */
export type Hue = {
  /** An identifier such as 'teal', unique in a theme, none of `RESERVED_IDS`. */
  readonly id: string;
  /** 1 or more. */
  readonly anchors: Palette;
  /** Degrees of OKLCH that the hue turns from white to black in either mode; the first anchor stays as it is. */
  readonly shift: number;
};

/** What was set by hand on the curves of a mode, by step; null for the default. */
export type Curves = {
  /** See `Ladder`. */
  readonly tones: readonly (number | null)[];
  /** Factors of the chroma, 0–2; see `chromaFactors` for the steps between them. */
  readonly chroma: readonly (number | null)[];
};

/** A color that was put on a step of a scale in one mode: the step has exactly that color. */
export type Pin = {
  /** The id of a hue or the neutral; a pin on an unknown scale is ignored. */
  readonly scale: string;
  readonly step: number;
  readonly color: Color;
};

/**
 * What a step has in common in all hues: its OKLab lightness, or its WCAG ratio to the first neutral step, which is the
 * page.
 */
export type EvenBy = 'lightness' | 'ratio';

/** The color of a role: a step of a scale, an anchor between steps, or pure white or black. */
export type Alias =
  | { readonly scale: string; readonly step: number }
  | { readonly scale: string; readonly anchor: number }
  | { readonly pure: 'white' | 'black' };

export type ThemeAliases = Readonly<Record<ThemeRole, Alias>>;

export type Theme = {
  readonly name: string | null;
  /** 0 to 12; the first is the brand's. */
  readonly hues: readonly Hue[];
  /** Grays of the palette, kept exact; may be empty. */
  readonly grays: Palette;
  /** Names of the steps, the one nearest to the page first: '50' … '950'. */
  readonly steps: readonly string[];
  readonly evenBy: EvenBy;
  /** In 'p3', steps may have a wide color besides their own one, which stays in sRGB and is used for all checks. */
  readonly gamut: Gamut;
  readonly curves: Readonly<Record<ThemeMode, Curves>>;
  /** At most one per step of a scale. */
  readonly pins: Readonly<Record<ThemeMode, readonly Pin[]>>;
  /** Roles that were set by hand; the others follow the rules. */
  readonly chosen: Readonly<Record<ThemeMode, Partial<ThemeAliases>>>;
};

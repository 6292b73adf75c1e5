import type { Gamut } from '../color/gamut';
import type { Color, Palette } from '../color/types';
import type { ThemeRole } from './roles';

export const THEME_MODES = ['light', 'dark'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

/** A theme has at most so many hues of its own, besides the neutral and those of the status colors. */
export const HUES_MAX = 12;
export const STEPS_MIN = 2;
export const STEPS_MAX = 16;
/** Colors pinned by hand, in each mode. */
export const PINS_MAX = 24;

/** Names that a hue cannot have: those of other scales, and what would be taken for a role's name in code. */
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

/** One hue of a theme. Its anchors are kept exact; between them hue and chroma are interpolated. */
export type Hue = {
  /** An identifier such as 'teal', no two the same in a theme, none of `RESERVED_IDS`. */
  readonly id: string;
  /** 1 or more. */
  readonly anchors: Palette;
  /** Degrees of OKLCH by which the hue turns from the first step to the last. */
  readonly shift: number;
};

/** What a person has set by hand on the curves of a mode, by step; null where the default holds. */
export type Curves = {
  /** See `Ladder`. */
  readonly tones: readonly (number | null)[];
  /** Factors of the chroma, 0–2. */
  readonly chroma: readonly (number | null)[];
};

/** A color that a person has put on a step of a scale of a mode: it is that step, exactly. */
export type Pin = {
  /** Of a hue or the neutral; one that the theme does not have is passed over. */
  readonly scale: string;
  readonly step: number;
  readonly color: Color;
};

/**
 * What the steps of all hues have in common: OKLab lightness, or the WCAG ratio to the first neutral step, which is
 * the page.
 */
export type EvenBy = 'lightness' | 'ratio';

/** What a role stands for: a step of a scale, an anchor that lies on no step, or pure white or black. */
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
  /** Of 'p3' steps may have a wide color beside their own one, which stays in sRGB and is what everything is checked by. */
  readonly gamut: Gamut;
  readonly curves: Readonly<Record<ThemeMode, Curves>>;
  /** No two on one step of a scale. */
  readonly pins: Readonly<Record<ThemeMode, readonly Pin[]>>;
  /** Roles that were given by hand; the rules give the others. */
  readonly chosen: Readonly<Record<ThemeMode, Partial<ThemeAliases>>>;
};

import type { Color, P3, Palette } from '../color/types';
import { hueCurve, neutralCurve, type HueCurve } from './hueCurve';
import { ladderThrough, tintedTone, usualLadder, type Ladder } from './ladder';
import { shadeAt } from './shades';
import type { EvenBy, Pin, Theme, ThemeMode } from './theme';
import { toneOf } from './tone';
import { wideShadeAt } from './wideShade';

/** The id of the neutral scale. */
export const NEUTRAL = 'neutral';

export type Scale = {
  readonly id: string;
  /** One color per step, the one closest to the page first. */
  readonly steps: readonly Color[];
  /**
   * In a P3 theme, one entry per step: its color on wide screens, or null where it has none, as for anchors and pins.
   * Empty in an sRGB theme.
   */
  readonly wides: readonly (P3 | null)[];
  readonly anchors: readonly {
    readonly color: Color;
    /** null if it lies between steps. */ readonly step: number | null;
  }[];
  /** Steps with a pinned color. */
  readonly pins: readonly number[];
};

/**
 * Whether an anchor is close enough in tone to take the place of a step: within half of what equal steps of different
 * hues differ by.
 */
const SAME_TONE: Readonly<Record<EvenBy, (anchor: number, tone: number) => boolean>> = {
  lightness: (anchor, tone) => Math.abs(anchor - tone) <= 0.005,
  // Less than 0.04 at the highest ratio, 21; the rest of 0.1 is left for rounding to 8 bits.
  ratio: (anchor, tone) => Math.abs((anchor ** 3 + 0.05) / (tone ** 3 + 0.05) - 1) <= 0.0018,
};

/** What a scale is computed from: its anchors, its curve and its pins. */
export type ScaleSource = {
  readonly id: string;
  readonly anchors: Palette;
  readonly curve: HueCurve;
  /** Only on existing steps. */
  readonly pins?: readonly Pin[];
};

export const scaleOf = (
  { id, anchors, curve, pins = [] }: ScaleSource,
  ladder: Ladder,
  /** The factor of each step, as of `chromaFactors`. */
  chroma: readonly number[],
  { evenBy, gamut }: Pick<Theme, 'evenBy' | 'gamut'>,
): Scale => {
  const steps = ladder.map((tone, step) => shadeAt(curve, tone, chroma[step] ?? 1, evenBy));
  const placed = anchors.map((color) => {
    const tone = toneOf(color.rgb, evenBy);
    const off = ladder.map((other) => Math.abs(other - tone));
    const nearest = off.indexOf(Math.min(...off));
    // White and black stand on the last step of their own scale, further out than that of the others.
    const isStep = [tone, tintedTone(tone)].some((one) => SAME_TONE[evenBy](one, ladder[nearest] ?? 0));
    return { color, step: isStep ? nearest : null };
  });
  const taken = new Set<number>();
  for (const { step, color } of pins) {
    steps[step] = color;
    taken.add(step);
  }
  const pinned = [...taken];
  const anchored = placed.map(({ color, step }) => {
    if (step === null || taken.has(step)) return { color, step: null };
    taken.add(step);
    steps[step] = color;
    return { color, step };
  });
  const wides =
    gamut === 'p3'
      ? steps.map((color, step) =>
          taken.has(step) ? null : wideShadeAt(curve, ladder[step] ?? 0, chroma[step] ?? 1, color),
        )
      : [];
  return { id, steps, wides, anchors: anchored, pins: pinned };
};

const hasScale = ({ hues }: Theme, id: string): boolean =>
  id === NEUTRAL || hues.some((hue) => hue.id === id);

export const ladderOf = (theme: Theme, mode: ThemeMode): Ladder => {
  const anchors = [...theme.hues.flatMap((hue) => hue.anchors), ...theme.grays];
  const toneFor = ({ rgb }: Color): number => tintedTone(toneOf(rgb, theme.evenBy));
  return ladderThrough(
    usualLadder(mode, theme.steps.length),
    theme.curves[mode].tones,
    theme.pins[mode]
      .filter(({ scale }) => hasScale(theme, scale))
      .map(({ step, color }) => ({ step, tone: toneFor(color) })),
    anchors.map(toneFor),
  );
};

/** The sources of a mode's scales, the neutral last. Steps next to a pinned color shift towards its hue. */
export const sourcesOf = (
  { hues, grays, steps, pins, evenBy }: Theme,
  mode: ThemeMode,
  brandHue: number | null,
): ScaleSource[] => {
  const pinsOf = (id: string): readonly Pin[] =>
    pins[mode].filter(({ scale, step }) => scale === id && step < steps.length);
  return [
    ...hues.map(({ id, anchors, shift }) => {
      const own = pinsOf(id);
      const curve = hueCurve({ anchors: [...anchors, ...own.map(({ color }) => color)], shift }, evenBy);
      return { id, anchors, curve, pins: own };
    }),
    // Pins do not affect the neutral's curve: a white page should not remove the tint of all grays.
    { id: NEUTRAL, anchors: grays, curve: neutralCurve(grays, brandHue, evenBy), pins: pinsOf(NEUTRAL) },
  ];
};

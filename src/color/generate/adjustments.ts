import { sameColor } from '../color';
import type { Color, Hsl, Palette, Rgb } from '../types';
import { isHueless, withHsl, withRgb } from './channels';
import { adjustContrast, stretchChannels } from './contrastAdjust';
import { changeColors, type Scope } from './scope';

/** The choices of a Tones row. */
export const TONES = ['warmer', 'cooler', 'vibrant', 'muted', 'lighter', 'darker'] as const;

export const ADJUSTMENT_KINDS = [...TONES, 'contrast'] as const;

export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number];
export type Adjustment = { readonly kind: AdjustmentKind; readonly level: number };

type AdjustmentRow = {
  readonly label: string;
  /** Null for contrast, which stretches red, green and blue together. */
  readonly channel: keyof Rgb | 's' | 'l' | null;
  /** Added to the channel per level. */
  readonly step: number;
  readonly max: 255 | 100;
  /** Never combined with this one. */
  readonly opposite: AdjustmentKind | null;
};

/** One row per adjustment, read by the Tones and Contrast tabs and by the random adjustment. */
export const ADJUSTMENTS = {
  warmer: { label: 'Warmer', channel: 'r', step: 12, max: 255, opposite: 'cooler' },
  cooler: { label: 'Cooler', channel: 'b', step: 12, max: 255, opposite: 'warmer' },
  vibrant: { label: 'Vibrant', channel: 's', step: 6, max: 100, opposite: 'muted' },
  muted: { label: 'Muted', channel: 's', step: -6, max: 100, opposite: 'vibrant' },
  lighter: { label: 'Lighter', channel: 'l', step: 6, max: 100, opposite: 'darker' },
  darker: { label: 'Darker', channel: 'l', step: -6, max: 100, opposite: 'lighter' },
  contrast: { label: 'Contrast', channel: null, step: 0, max: 255, opposite: null },
} as const satisfies Record<AdjustmentKind, AdjustmentRow>;

/** The highest level of a random adjustment. */
export const MAX_LEVEL = 3;

/** 'Warmer × 2'. */
export const adjustmentLabel = ({ kind, level }: Adjustment): string =>
  `${ADJUSTMENTS[kind].label} × ${level}`;

const channelOf = ({ rgb, hsl }: Color, channel: keyof Rgb | keyof Hsl): number =>
  ({ ...rgb, ...hsl })[channel];

/** Clamped to the bounds. 'vibrant' and 'muted' leave grays alone, as these have no hue. */
export const adjustColor = (color: Color, { kind, level }: Adjustment): Color => {
  const { channel, step }: AdjustmentRow = ADJUSTMENTS[kind];
  if (channel === null) return adjustContrast(color, level);
  const value = channelOf(color, channel) + step * level;
  if (channel === 'l') return withHsl(color, { l: value });
  if (channel === 's') return isHueless(color) ? color : withHsl(color, { s: value });
  return withRgb(color, { [channel]: value });
};

const staysInBounds = (color: Color, { kind, level }: Adjustment): boolean => {
  const { channel, step, max }: AdjustmentRow = ADJUSTMENTS[kind];
  const values =
    channel === null
      ? Object.values(stretchChannels(color.rgb, level))
      : [channelOf(color, channel) + step * level];
  return values.every((value) => value >= 0 && value <= max);
};

/** 0–3: the highest level that needs no clamping; 0 also if the first level changes nothing. */
export const highestLevel = (color: Color, kind: AdjustmentKind): number => {
  if (sameColor(adjustColor(color, { kind, level: 1 }), color)) return 0;
  let level = 0;
  while (level < MAX_LEVEL && staysInBounds(color, { kind, level: level + 1 })) level++;
  return level;
};

/** A row of the Tones or the Contrast tab. */
export const adjustPalette = (palette: Palette, adjustment: Adjustment, scope: Scope): Palette =>
  changeColors(palette, scope, (color) => adjustColor(color, adjustment));

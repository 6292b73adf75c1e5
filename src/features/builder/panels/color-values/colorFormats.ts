import { formatHex, formatHsl, formatRgb } from '../../../../color/format';
import type { Color } from '../../../../color/types';

export type ColorFormat = {
  readonly label: string;
  /** What a click on the block copies. */
  readonly format: (color: Color) => string;
  /** What the block shows: each value, with the name of its channel where there are several. */
  readonly parts: (color: Color) => readonly { readonly value: string; readonly channel?: string }[];
};

/** The blocks of the panel, top to bottom. */
export const COLOR_FORMATS: readonly ColorFormat[] = [
  { label: 'Hex', format: formatHex, parts: (color) => [{ value: formatHex(color) }] },
  {
    label: 'HSL',
    format: formatHsl,
    parts: ({ hsl }) => [
      { value: `${hsl.h}°`, channel: 'Hue' },
      { value: `${hsl.s}%`, channel: 'Saturation' },
      { value: `${hsl.l}%`, channel: 'Lightness' },
    ],
  },
  {
    label: 'RGB',
    format: formatRgb,
    parts: ({ rgb }) => [
      { value: `${rgb.r}`, channel: 'Red' },
      { value: `${rgb.g}`, channel: 'Green' },
      { value: `${rgb.b}`, channel: 'Blue' },
    ],
  },
];

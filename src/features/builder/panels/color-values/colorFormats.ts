import { rgbToCmyk, rgbToLabD50, rgbToLchD50, rgbToP3 } from '../../../../color/cssSpaces';
import { formatHex, formatHsl, formatRgb } from '../../../../color/format';
import {
  decimals,
  formatCmyk,
  formatLab,
  formatLch,
  formatOklch,
  formatP3,
} from '../../../../color/formatCss';
import { rgbToOklch } from '../../../../color/oklab';
import type { Color } from '../../../../color/types';

export type FormatPart = { readonly value: string; readonly channel?: string };

export type ColorFormat = {
  readonly label: string;
  /** Shown under the values. */
  readonly caption?: string;
  /** What a click on the block copies. */
  readonly format: (color: Color) => string;
  /** What the block shows: each value, with its channel's name if there are several. */
  readonly parts: (color: Color) => readonly FormatPart[];
};

/** The permanent blocks, top to bottom. */
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

/** The optional formats, in the order of the menu; the chosen ones follow the blocks above. */
export const EXTRA_FORMATS = [
  {
    value: 'oklch',
    label: 'OKLCH',
    format: formatOklch,
    parts: ({ rgb }) => {
      const { okL, okC, okH } = rgbToOklch(rgb);
      return [
        { value: `${decimals(100 * okL, 1)}%`, channel: 'Lightness' },
        { value: decimals(okC, 3), channel: 'Chroma' },
        { value: `${decimals(okH, 1)}°`, channel: 'Hue' },
      ];
    },
  },
  {
    value: 'lch',
    label: 'LCH',
    format: formatLch,
    parts: ({ rgb }) => {
      const { lightness, chroma, hueDegrees } = rgbToLchD50(rgb);
      return [
        { value: `${decimals(lightness, 1)}%`, channel: 'Lightness' },
        { value: decimals(chroma, 1), channel: 'Chroma' },
        { value: `${decimals(hueDegrees, 1)}°`, channel: 'Hue' },
      ];
    },
  },
  {
    value: 'lab',
    label: 'Lab',
    format: formatLab,
    parts: ({ rgb }) => {
      const { L, a, b } = rgbToLabD50(rgb);
      return [
        { value: `${decimals(L, 1)}%`, channel: 'Lightness' },
        { value: decimals(a, 1), channel: 'a' },
        { value: decimals(b, 1), channel: 'b' },
      ];
    },
  },
  {
    value: 'cmyk',
    label: 'CMYK',
    note: 'approximate',
    caption: 'approximate, without a press profile',
    format: formatCmyk,
    parts: ({ rgb }) => {
      const { c, m, y, k } = rgbToCmyk(rgb);
      return [
        { value: `${c}%`, channel: 'Cyan' },
        { value: `${m}%`, channel: 'Magenta' },
        { value: `${y}%`, channel: 'Yellow' },
        { value: `${k}%`, channel: 'Black' },
      ];
    },
  },
  {
    value: 'p3',
    label: 'P3',
    note: 'color(display-p3 …)',
    format: formatP3,
    parts: ({ rgb }) => {
      const { r, g, b } = rgbToP3(rgb);
      return [
        { value: decimals(r, 3), channel: 'Red' },
        { value: decimals(g, 3), channel: 'Green' },
        { value: decimals(b, 3), channel: 'Blue' },
      ];
    },
  },
] as const satisfies readonly (ColorFormat & { value: string; note?: string })[];

export type ExtraFormat = (typeof EXTRA_FORMATS)[number]['value'];

/** The block of a color outside sRGB: its entered value, whatever the palette holds instead. */
export const wideFormat = (wide: string): ColorFormat => {
  const [r = 0, g = 0, b = 0] = wide.slice('color(display-p3 '.length, -1).split(' ').map(Number);
  return {
    label: 'P3',
    caption: 'as entered; sRGB has only the nearest',
    format: () => wide,
    parts: () => [
      { value: decimals(r, 3), channel: 'Red' },
      { value: decimals(g, 3), channel: 'Green' },
      { value: decimals(b, 3), channel: 'Blue' },
    ],
  };
};

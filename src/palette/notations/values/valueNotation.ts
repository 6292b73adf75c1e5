import { exactHsl, exactOklch } from '../../../color/exactValues';
import { formatHex, formatRgb } from '../../../color/format';
import type { Color } from '../../../color/types';

/** THE TABLE of notations. Each reads back as exactly the same color. */
export const VALUE_NOTATIONS = {
  hex: { label: 'Hex', write: (color: Color): string => formatHex(color).toLowerCase() },
  rgb: { label: 'RGB', write: formatRgb },
  hsl: {
    label: 'HSL',
    write: ({ rgb }: Color): string => {
      const { h, s, l } = exactHsl(rgb);
      return `hsl(${h}, ${s}%, ${l}%)`;
    },
  },
  oklch: {
    label: 'OKLCH',
    write: ({ rgb }: Color): string => {
      const { okL, okC, okH } = exactOklch(rgb);
      return `oklch(${Number((okL * 100).toFixed(2))}% ${okC} ${okH})`;
    },
  },
} as const satisfies Record<string, { label: string; write: (color: Color) => string }>;

export type ValueNotation = keyof typeof VALUE_NOTATIONS;

export const ALL_NOTATIONS: readonly ValueNotation[] = ['hex', 'rgb', 'hsl', 'oklch'];

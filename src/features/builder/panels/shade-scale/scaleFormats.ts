import { formatHex } from '../../../../color/format';
import { decimals } from '../../../../color/formatCss';
import type { Shade } from '../../../../color/shadeScale';
import type { Color } from '../../../../color/types';

const hexOf = (color: Color): string => formatHex(color).toLowerCase();

/** '--palatinate-blue-600: #3e5cf3;' */
export const customProperty = (id: string, { step, color }: Shade): string =>
  `--${id}-${step}: ${hexOf(color)};`;

const block = (head: string, lines: readonly string[]): string =>
  [`${head} {`, ...lines.map((line) => `  ${line}`), '}', ''].join('\n');

/** An entry for `theme.extend.colors`; the name is quoted, because it may contain hyphens. */
const toTailwind3 = (id: string, shades: readonly Shade[]): string =>
  [`'${id}': {`, ...shades.map(({ step, color }) => `  ${step}: '${hexOf(color)}',`), '},', ''].join('\n');

/** A group of the Design Tokens Format Module 2025.10. */
const toTokens = (id: string, shades: readonly Shade[]): string => {
  const tokens = shades.map(({ step, color }) => {
    const components = [color.rgb.r, color.rgb.g, color.rgb.b].map((v) => Number(decimals(v / 255, 4)));
    return [step, { $value: { colorSpace: 'srgb', components, hex: hexOf(color) } }];
  });
  return `${JSON.stringify({ [id]: { $type: 'color', ...Object.fromEntries(tokens) } }, null, 2)}\n`;
};

type ScaleFormat = {
  readonly value: string;
  readonly label: string;
  readonly write: (id: string, shades: readonly Shade[]) => string;
};

/** Formats in which the whole scale can be copied. */
export const SCALE_FORMATS = [
  {
    value: 'css',
    label: 'CSS',
    write: (id, shades) =>
      block(
        ':root',
        shades.map((shade) => customProperty(id, shade)),
      ),
  },
  {
    value: 'tailwind4',
    label: 'Tailwind 4',
    write: (id, shades) =>
      block(
        '@theme',
        shades.map((shade) => customProperty(`color-${id}`, shade)),
      ),
  },
  { value: 'tailwind3', label: 'Tailwind 3', write: toTailwind3 },
  { value: 'tokens', label: 'Design tokens', write: toTokens },
] as const satisfies readonly ScaleFormat[];

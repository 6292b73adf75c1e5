import { exactHsl, exactOklch } from '../../../color/exactValues';
import { formatHex } from '../../../color/format';
import type { Color } from '../../../color/types';
import type { ExportColor, ExportPalette, ExportValue } from '../../exportPalette';
import { plainLines, valueLine, type CodeLine } from '../codeLine';
import type { ValueNotation } from '../values/valueNotation';
import { joined } from './lines';

const SCHEMA = 'https://www.designtokens.org/schemas/2025.10/format.json';

/** Components of eight bits, back to the same eight bits. */
const fraction = (channel: number): number => Number((channel / 255).toFixed(4));

const tokenValue = (color: Color, notation: ValueNotation): string => {
  const { rgb } = color;
  const hex = formatHex(color).toLowerCase();
  const written = (colorSpace: string, ...components: readonly number[]): string =>
    `{ "colorSpace": "${colorSpace}", "components": [${components.join(', ')}], "hex": "${hex}" }`;
  if (notation === 'hsl') {
    const { h, s, l } = exactHsl(rgb);
    return written('hsl', h, s, l);
  }
  if (notation === 'oklch') {
    const { okL, okC, okH } = exactOklch(rgb);
    return written('oklch', okL, okC, okH);
  }
  return written('srgb', fraction(rgb.r), fraction(rgb.g), fraction(rgb.b));
};

/** Design Tokens Format and Color Modules 2025.10: a group of color tokens; scales are groups in it. */
export const designTokensLines = (palette: ExportPalette, notation: ValueNotation): CodeLine[] => {
  const token = (indent: string, key: string, value: ExportValue): CodeLine[] => {
    const quoted = `"${key}"`;
    const text = `${indent}${quoted}: { "$value": ${tokenValue(value.color, notation)}, "$description": ${JSON.stringify(value.name)} }`;
    return [valueLine(text, value, quoted)];
  };
  const group = ({ id, values }: ExportColor): CodeLine[] => {
    const [first] = values;
    if (first?.step === null) return token('    ', id, first);
    return [
      ...plainLines(`    "${id}": {`),
      ...joined(values.map((value) => token('      ', String(value.step), value))),
      ...plainLines('    }'),
    ];
  };
  return [
    ...plainLines(
      '{',
      `  "$schema": "${SCHEMA}",`,
      `  "$description": ${JSON.stringify(palette.title)},`,
      '  "color": {',
      '    "$type": "color",',
    ),
    ...joined(palette.colors.map(group)),
    ...plainLines('  }', '}'),
  ];
};

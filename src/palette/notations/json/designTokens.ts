import { exactHsl, exactOklch } from '../../../color/exactValues';
import { formatHex } from '../../../color/format';
import type { Color } from '../../../color/types';
import type { ExportPalette, ExportValue } from '../../exportPalette';
import { plainLines, valueLine, type CodeLine } from '../codeLine';
import type { ValueNotation } from '../values/valueNotation';
import { joined } from './lines';

/** The `$schema` of such files. */
export const TOKENS_SCHEMA = 'https://www.designtokens.org/schemas/2025.10/format.json';

/** 8-bit channels as fractions that convert back to the same 8 bits. */
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

/**
 * Text that Style Dictionary would take for a reference to another token (`{…}` anywhere), or for the end of the
 * comment that it writes a description into, in CSS and XML. There is no escape for either.
 */
const TAKEN_FOR_SYNTAX = [
  [/\{/g, '('],
  [/\}/g, ')'],
  [/\*\//g, '* /'],
  [/-(?=-)/g, '- '],
] as const;

/** A JSON string for `$description`. */
const description = (text: string): string =>
  JSON.stringify(
    TAKEN_FOR_SYNTAX.reduce((written, [syntax, plain]) => written.replaceAll(syntax, plain), text),
  );

type WriteToken = (indent: string, key: string, value: ExportValue) => CodeLine[];

/** One token for each color; a scale is a group of tokens. */
const groups = ({ colors }: ExportPalette, token: WriteToken): CodeLine[][] =>
  colors.map(({ id, values }) => {
    const [first] = values;
    if (first?.step === null) return token('    ', id, first);
    return [
      ...plainLines(`    "${id}": {`),
      ...joined(values.map((value) => token('      ', String(value.step), value))),
      ...plainLines('    }'),
    ];
  });

/** Design Tokens Format and Color Modules 2025.10: a group of color tokens; scales are groups in it. */
export const designTokensLines = (palette: ExportPalette, notation: ValueNotation): CodeLine[] => {
  const token: WriteToken = (indent, key, value) => {
    const quoted = `"${key}"`;
    const text = `${indent}${quoted}: { "$value": ${tokenValue(value.color, notation)}, "$description": ${description(value.name)} }`;
    return [valueLine(text, value, quoted)];
  };
  return [
    ...plainLines(
      '{',
      `  "$schema": "${TOKENS_SCHEMA}",`,
      `  "$description": ${description(palette.title)},`,
      '  "color": {',
      '    "$type": "color",',
    ),
    ...joined(groups(palette, token)),
    ...plainLines('  }', '}'),
  ];
};

/** The key among `$extensions` under which the first token has the palette's name. */
export const PALETTE_EXTENSION = 'app.hueloom.palette';

/**
 * The older dialect that Style Dictionary 4, Tokens Studio and Penpot read: hex strings, with a type in every token.
 * Tokens Studio would take a description of the whole file for a token, so the first token has the palette's name.
 */
export const hexTokensLines = (palette: ExportPalette): CodeLine[] => {
  const first = palette.colors[0]?.values[0];
  const token: WriteToken = (indent, key, value) => {
    const quoted = `"${key}"`;
    const hex = formatHex(value.color).toLowerCase();
    const name =
      value === first ? `, "$extensions": { "${PALETTE_EXTENSION}": ${description(palette.title)} }` : '';
    const text = `${indent}${quoted}: { "$type": "color", "$value": "${hex}", "$description": ${description(value.name)}${name} }`;
    return [valueLine(text, value, quoted)];
  };
  return [...plainLines('{', '  "color": {'), ...joined(groups(palette, token)), ...plainLines('  }', '}')];
};

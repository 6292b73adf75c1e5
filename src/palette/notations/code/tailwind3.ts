import { plainLines, valueLine, type CodeLine } from '../codeLine';
import type { ExportColor, ExportPalette, ExportValue } from '../../exportPalette';
import { VALUE_NOTATIONS, type ValueNotation } from '../values/valueNotation';

/** A configuration as an ES module, which Tailwind reads from 3.3 on. */
export const tailwind3Lines = (palette: ExportPalette, notation: ValueNotation): CodeLine[] => {
  const entry = (indent: string, key: string, value: ExportValue): CodeLine =>
    valueLine(`${indent}${key}: '${VALUE_NOTATIONS[notation].write(value.color)}',`, value, key);

  const colorLines = ({ id, values }: ExportColor): CodeLine[] => {
    const [first] = values;
    if (first?.step === null) return [entry('        ', `'${id}'`, first)];
    return [
      ...plainLines(`        '${id}': {`),
      ...values.map((value) => entry('          ', String(value.step), value)),
      ...plainLines('        },'),
    ];
  };

  return [
    ...plainLines(
      "/** @type {import('tailwindcss').Config} */",
      'export default {',
      '  theme: {',
      '    extend: {',
      '      colors: {',
    ),
    ...palette.colors.flatMap(colorLines),
    ...plainLines('      },', '    },', '  },', '};'),
  ];
};

import { plainLines, valueLine, type CodeLine } from '../codeLine';
import { exportValues, type ExportPalette } from '../../exportPalette';
import { VALUE_NOTATIONS, type ValueNotation } from '../values/valueNotation';

const declarations = (
  palette: ExportPalette,
  notation: ValueNotation,
  before: string,
  indent = '',
): CodeLine[] =>
  exportValues(palette).map((value) => {
    const key = before + value.id;
    return valueLine(`${indent}${key}: ${VALUE_NOTATIONS[notation].write(value.color)};`, value, key);
  });

/** Custom properties on the root element. */
export const cssLines = (palette: ExportPalette, notation: ValueNotation): CodeLine[] => [
  ...plainLines(':root {'),
  ...declarations(palette, notation, '--', '  '),
  ...plainLines('}'),
];

/** One variable for each color. */
export const scssLines = (palette: ExportPalette, notation: ValueNotation): CodeLine[] =>
  declarations(palette, notation, '$');

/** Theme variables: `--color-teal` generates the classes bg-teal, text-teal and so on. */
export const tailwind4Lines = (palette: ExportPalette, notation: ValueNotation): CodeLine[] => [
  ...plainLines('@theme {'),
  ...declarations(palette, notation, '--color-', '  '),
  ...plainLines('}'),
];

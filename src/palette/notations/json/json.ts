import { formatHex } from '../../../color/format';
import { exportValues, type ExportPalette, type ExportValue } from '../../exportPalette';
import { plainLines, valueLine, type CodeLine } from '../codeLine';
import { joined } from './lines';

/** Every color in three notations: `hex` and `rgb` are exact, `hsl` is the usual integer one. */
export const jsonLines = (palette: ExportPalette): CodeLine[] => {
  const row = (value: ExportValue): CodeLine[] => {
    const { rgb, hsl } = value.color;
    const name = JSON.stringify(value.name);
    const text = `    { "name": ${name}, "hex": "${formatHex(value.color)}", "rgb": [${rgb.r}, ${rgb.g}, ${rgb.b}], "hsl": [${hsl.h}, ${hsl.s}, ${hsl.l}] }`;
    return [valueLine(text, value, name)];
  };
  return [
    ...plainLines('{', `  "name": ${JSON.stringify(palette.title)},`, '  "colors": ['),
    ...joined(exportValues(palette).map(row)),
    ...plainLines('  ]', '}'),
  ];
};

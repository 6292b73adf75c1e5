import { formatHex } from '../../../color/format';
import { exportValues, type ExportPalette } from '../../exportPalette';
import { valueLine, type CodeLine } from '../codeLine';

/** '#0D9488', one per line. */
export const hexListLines = (palette: ExportPalette): CodeLine[] =>
  exportValues(palette).map((value) => {
    const hex = formatHex(value.color);
    return valueLine(hex, value, hex);
  });

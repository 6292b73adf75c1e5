import { exportValues, type ExportPalette } from '../../exportPalette';
import { plainLines, valueLine, type CodeLine } from '../codeLine';
import type { Found } from '../found';
import { parseChannels } from './channelLines';

/** Paint Shop Pro's palette: the first lines are a name, a version and a count. Some programs add an opacity. */
export const parseJasc = (text: string): Found =>
  parseChannels(text, { kind: 'PAL', skip: (_, index) => index < 3, hasAlpha: true });

/** Paint Shop Pro's palette, which has no names. */
export const palLines = (palette: ExportPalette): CodeLine[] => {
  const values = exportValues(palette);
  return [
    ...plainLines('JASC-PAL', '0100', String(values.length)),
    ...values.map((value) => {
      const { r, g, b } = value.color.rgb;
      const text = `${r} ${g} ${b}`;
      return valueLine(text, value, text);
    }),
  ];
};

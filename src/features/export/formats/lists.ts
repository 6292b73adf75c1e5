import { formatHex } from '../../../color/format';
import { csvCell } from '../../../domain/csvCell';
import { plainLines, valueLine, type CodeLine } from '../codeLine';
import { exportValues, type ExportPalette, type ExportValue } from '../exportPalette';

/** '#0D9488', one in a line. */
export const hexListLines = (palette: ExportPalette): CodeLine[] =>
  exportValues(palette).map((value) => {
    const hex = formatHex(value.color);
    return valueLine(hex, value, hex);
  });

const csvRow = ({ name, color }: ExportValue): string => {
  const { rgb, hsl } = color;
  return [csvCell(name), formatHex(color), rgb.r, rgb.g, rgb.b, hsl.h, hsl.s, hsl.l].join(',');
};

/** RFC 4180, with the exact value as hex and RGB, and the usual integer HSL. */
export const csvLines = (palette: ExportPalette): CodeLine[] => [
  ...plainLines('Name,Hex,R,G,B,H,S,L'),
  ...exportValues(palette).map((value) => valueLine(csvRow(value), value, value.name)),
];

const pad = (channel: number): string => String(channel).padStart(3);

/** GIMP's palette: three columns of RGB, a tab, the name. */
export const gplLines = (palette: ExportPalette): CodeLine[] => [
  ...plainLines('GIMP Palette', `Name: ${palette.title}`, 'Columns: 0', '#'),
  ...exportValues(palette).map((value) => {
    const { r, g, b } = value.color.rgb;
    return valueLine(`${pad(r)} ${pad(g)} ${pad(b)}\t${value.name}`, value, value.name);
  }),
];

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

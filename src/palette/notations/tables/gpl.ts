import { plainLines, valueLine, type CodeLine } from '../codeLine';
import { exportValues, type ExportPalette } from '../../exportPalette';
import type { Found } from '../found';
import { parseChannels } from './channelLines';

/** GIMP's palette. */
export const parseGpl = (text: string): Found =>
  parseChannels(text, 'GPL', (line, index) => index === 0 || /^(?:#|Name:|Columns:|Channels:)/i.test(line));

const pad = (channel: number): string => String(channel).padStart(3);

/** GIMP's palette: three columns of RGB, a tab, the name. */
export const gplLines = (palette: ExportPalette): CodeLine[] => [
  ...plainLines('GIMP Palette', `Name: ${palette.title}`, 'Columns: 0', '#'),
  ...exportValues(palette).map((value) => {
    const { r, g, b } = value.color.rgb;
    return valueLine(`${pad(r)} ${pad(g)} ${pad(b)}\t${value.name}`, value, value.name);
  }),
];

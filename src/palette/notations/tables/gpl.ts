import { exportValues, type ExportPalette } from '../../exportPalette';
import { plainLines, valueLine, type CodeLine } from '../codeLine';
import type { Found } from '../found';
import { parseChannels } from './channelLines';

/** GIMP's palette; with 'Channels: RGBA', as in Aseprite and GIMP 3, an opacity follows the channels. */
export const parseGpl = (text: string): Found =>
  parseChannels(text, {
    kind: 'GPL',
    skip: (line, index) => index === 0 || /^(?:#|Name:|Columns:|Channels:)/i.test(line),
    title: /^Name:[ \t]*(.*)/im.exec(text)?.[1],
    hasAlpha: /^Channels:\s*RGBA/im.test(text),
  });

const pad = (channel: number): string => String(channel).padStart(3);

const rows = (palette: ExportPalette, alpha: string): CodeLine[] =>
  exportValues(palette).map((value) => {
    const { r, g, b } = value.color.rgb;
    return valueLine(`${pad(r)} ${pad(g)} ${pad(b)}${alpha}\t${value.name}`, value, value.name);
  });

/** Three columns of RGB, a tab, the name. */
export const gplLines = (palette: ExportPalette): CodeLine[] => [
  ...plainLines('GIMP Palette', `Name: ${palette.title}`, 'Columns: 0', '#'),
  ...rows(palette, ''),
];

/** The same with opacity, as Aseprite writes it. */
export const gplAlphaLines = (palette: ExportPalette): CodeLine[] => [
  ...plainLines('GIMP Palette', 'Channels: RGBA', `Name: ${palette.title}`, '#'),
  ...rows(palette, ' 255'),
];
